// CALayer+Hierarchy: sublayers and superlayer.

import Essentials
import Foundation

extension CALayer {
  /// The layers under this one, back to front; nil where there are none. Those of a presentation are presentations.
  public var sublayers: [CALayer]? {
    get {
      let layers = original.map { $0.children.map { $0.presented() } } ?? children
      return layers.isEmpty ? nil : layers
    }
    set {
      for layer in children where newValue?.contains(layer) != true { layer.removeFromSuperlayer() }
      for (index, layer) in (newValue ?? []).enumerated() { insert(layer, at: index) }
    }
  }

  /// The layer over this one.
  public var superlayer: CALayer? { original.map { $0.parent?.presented() } ?? parent }

  /// Whether the layer lies under a window's layer, or is one.
  package var isInWindow: Bool {
    var layer: CALayer? = original ?? self
    while let current = layer {
      if current.windowRoot { return true }
      layer = current.parent
    }
    return false
  }

  public func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a layer as the `idx`th from the back; an index beyond the end means the end.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer just behind `sibling`; at the back where that is no sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: place(of: sibling, without: layer) ?? 0)
  }

  /// Inserts a layer just in front of `sibling`; at the front where that is no sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: place(of: sibling, without: layer).map { $0 + 1 } ?? children.count)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let place = place(of: oldLayer, without: newLayer) else { return }
    insert(newLayer, at: place)
    oldLayer.removeFromSuperlayer()
  }

  public func removeFromSuperlayer() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.noteChange()
    parent.setNeedsLayout()
    self.parent = nil
  }

  /// Where `sibling` will be once `layer` is taken out of the list.
  private func place(of sibling: CALayer?, without layer: CALayer) -> Int? {
    children.filter { $0 !== layer }.firstIndex { $0 === sibling }
  }

  private func insert(_ layer: CALayer, at index: Int) {
    guard !isLayer(layer, amongAncestorsOf: self) else {
      return fault("CALayerInvalidTree: cannot add \(layer.label) under itself")
    }
    if layer.parent === self {
      children.removeAll { $0 === layer }
    } else {
      layer.removeFromSuperlayer()
    }
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.parent = self
    layer.isChanged = true
    layer.cachedNode = nil
    noteChange()
    setNeedsLayout()
  }

  private func isLayer(_ layer: CALayer, amongAncestorsOf other: CALayer) -> Bool {
    var ancestor: CALayer? = other
    while let current = ancestor {
      if current === layer { return true }
      ancestor = current.parent
    }
    return false
  }
}
