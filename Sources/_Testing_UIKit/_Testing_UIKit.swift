// _Testing_UIKit: what the compiler looks for where a file imports both Testing and UIKit. It never imports Testing.

@_exported import UIKit
