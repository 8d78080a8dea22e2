// _Testing_CoreGraphics: what the compiler looks for where a file imports both Testing and CoreGraphics.

@_exported import CoreGraphics
