// DesktopRenderer: which part of the machine puts a window's pictures together.

/// What draws a window's frames. All draw the same pictures: flat colours to within two 255ths, edges of what is turned
/// to within a fourteenth.
public enum DesktopRenderer: String, CaseIterable, Hashable, Sendable {
  /// The graphics processor where the machine has one with a driver of its own, otherwise the processor; a graphics
  /// library that only imitates one counts as none.
  case auto
  /// The processor, which every machine has.
  case cpu
  /// Whatever OpenGL the display offers, also an imitation; where it offers none, the window does not open.
  case gpu
}
