// Stage+Fonts: the fonts that make pictures the same on every machine.

import Foundation

extension Stage {
  /// The files of DejaVu Sans, regular and bold, where Debian's package fonts-dejavu-core puts them; for `fontFiles`.
  public nonisolated static let pinnedFontFiles = ["DejaVuSans", "DejaVuSans-Bold"].map {
    URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/\($0).ttf")
  }
}
