// CGContext: what drawing code talks to. It paints nothing: it records a picture.

import Essentials
import Foundation
import Geometry

/// The ends of strokes.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off at the end point.
  case butt
  /// A half circle around the end point.
  case round
}

/// What is drawn of an outline.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// A place to draw in: coordinates are points, y down.
@preconcurrency @MainActor
public final class CGContext {
  /// What `saveGState` keeps.
  struct State {
    var transform = CGAffineTransform.identity
    var clip: CGRect
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var alpha: CGFloat = 1
  }

  var state: State
  private var saved: [State] = []
  private var commands: [Picture.Command] = []
  var outline = CGMutablePath()

  /// A context that draws into `clip`, in its coordinates.
  package init(clip: CGRect) { state = State(clip: clip) }

  /// What has been drawn. States that are still saved are closed.
  package var picture: Picture { Picture(commands: commands + saved.map { _ in .restore }) }

  /// Records one step.
  package func record(_ command: Picture.Command) { commands.append(command) }

  // MARK: States

  /// Keeps colours, line, transform and clip until `restoreGState`.
  public func saveGState() {
    saved.append(state)
    record(.save)
  }

  /// Goes back to what was kept last; without such a thing it is logged and changes nothing.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      return Log.note("CGContext: restoreGState() without saveGState(); nothing is restored.")
    }
    state = last
    record(.restore)
  }

  /// The map from the coordinates that are drawn in to those of the context.
  public var ctm: CGAffineTransform { state.transform }

  /// Draws from here on through `transform`, then through what was there.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    record(.concat(transform))
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Turns by an angle in radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Colours and lines

  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }
  /// The width of strokes in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// A factor on the alpha of fills, strokes and text, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// A colour as it is drawn now.
  func faded(_ color: CGColor) -> CGColor {
    state.alpha == 1 ? color : color.copy(alpha: color.alpha * state.alpha)
  }

  // MARK: Clipping

  /// Draws from here on only inside `path` and what was left before.
  func clip(to path: CGPath, _ rule: CGPathFillRule) {
    state.clip = state.clip.intersection(path.boundingBoxOfPath.applying(state.transform))
    record(.clip(path, rule))
  }

  public func clip(to rect: CGRect) { clip(to: CGPath(rect: rect), .winding) }

  /// The rectangle around what can be drawn in, in the coordinates that are drawn in.
  public var boundingBoxOfClipPath: CGRect { state.clip.applying(state.transform.inverted()) }
}
