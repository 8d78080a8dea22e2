// bench: what Interlude costs on this machine, as ratios taken in one run; see README.md for how to read them.

import Foundation

let size = CGSize(width: 1920, height: 1080)
let bytes = Int(size.width * size.height) * 4
var report = Report()

let memcpyTime: Double = {
  let source = [UInt8](repeating: 7, count: bytes)
  var target = [UInt8](repeating: 0, count: bytes)
  return source.withUnsafeBytes { from in
    target.withUnsafeMutableBytes { to in median { _ in to.copyMemory(from: from) } }
  }
}()
report.add("memcpy of one 1920 × 1080 frame", String(format: "%.2f ms", memcpyTime * 1e3))

do {
  let costs = try FrameCosts(size: size)
  report.add("fade of two quiz screens, cached", seconds: try costs.fade(), memcpy: memcpyTime, bound: "at most 8")
  report.add(
    "cross-dissolve of two screens, cached", seconds: try costs.dissolve(), memcpy: memcpyTime, bound: "at most 8")
  report.add("flip of two screens", seconds: try costs.flip(), memcpy: memcpyTime)
  report.add("push with parallax", seconds: try costs.push(), memcpy: memcpyTime)
  report.add("screen at rest, drawn again", seconds: try costs.still(), memcpy: memcpyTime)
  report.add("sampling the layer tree in mid-fade", String(format: "%.3f ms", try costs.sampling() * 1e3))
} catch {
  report.add("frames", "not measured: \(error)")
}

if let blit = Peers.sdlBlit(width: Int(size.width), height: Int(size.height)) {
  report.add("peer: SDL software blit at half alpha", seconds: blit, memcpy: memcpyTime)
}
report.add(
  "peer: Cairo paint at half alpha", seconds: Peers.cairoPaint(width: Int(size.width), height: Int(size.height)),
  memcpy: memcpyTime)

do {
  let window = try WindowCosts()
  defer { window.end() }
  report.add("process start to first frame", String(format: "%.0f ms", try window.firstFrame() * 1e3), "at most 300 ms")
  report.add("system calls in 5 s of rest", "\(try window.idleCalls())", "0")
} catch {
  report.add("window", "not measured: \(error)")
}

print(report.text)
