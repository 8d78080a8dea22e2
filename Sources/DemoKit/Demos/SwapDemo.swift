// SwapDemo: the container that exchanges two children, in its two variants.

import UIKit

/// Makes the swap demo's screen.
@MainActor
enum SwapDemo {
  static func makeRoot(_ options: DemoOptions) -> UIViewController {
    options.name == .swapKeep ? KeptChildrenContainer() : NewChildContainer()
  }
}
