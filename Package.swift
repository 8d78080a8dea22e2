// swift-tools-version: 6.0
// The rooms of the house, floor by floor. A target may import only what it lists: a missing dependency is a wall.

import PackageDescription

/// The C libraries, all from Debian; `.ci/setup` installs them.
let system: [Target] = [
  .systemLibrary(name: "CSDL2", path: "Sources/System/CSDL2"),
  .systemLibrary(name: "CSDL2TTF", path: "Sources/System/CSDL2TTF"),
  .systemLibrary(name: "CCairo", path: "Sources/System/CCairo"),
  .systemLibrary(name: "CFontconfig", path: "Sources/System/CFontconfig"),
  .systemLibrary(name: "CSQLite", path: "Sources/System/CSQLite"),
]

/// The navigation core: links no SDL, Cairo or font library.
let core: [Target] = [
  .target(name: "Essentials"),
  .target(name: "Geometry", dependencies: ["Essentials"]),
  .target(name: "Undo", dependencies: ["Essentials"]),
  .target(name: "Layers", dependencies: ["Geometry"]),
  .target(name: "Views", dependencies: ["Layers", "Undo"]),
  .target(name: "Navigation", dependencies: ["Views"]),
  .target(name: "Tables", dependencies: ["Navigation"]),
  .target(name: "Storyboards", dependencies: ["Tables"]),
]

/// From frames to pixels, windows and pictures in tests.
let hosts: [Target] = [
  .target(name: "Renderer", dependencies: ["Layers", "CSDL2", "CSDL2TTF", "CCairo", "CFontconfig"]),
  .target(name: "Desktop", dependencies: ["Navigation", "Renderer", "CSDL2"]),
  .target(name: "Stage", dependencies: ["Navigation", "Renderer"]),
  .target(name: "OneAtATime"),
  .target(name: "StageTesting", dependencies: ["Stage", "OneAtATime"]),
  .target(name: "GPUTesting", dependencies: ["Renderer", "CSDL2"]),
]

/// The names that user code imports.
let umbrellas: [Target] = [
  .target(name: "CoreGraphics", dependencies: ["Geometry"]),
  .target(name: "QuartzCore", dependencies: ["Layers", "Geometry"]),
  .target(
    name: "UIKit",
    dependencies: ["QuartzCore", "CoreGraphics", "Undo", "Views", "Navigation", "Tables", "Storyboards"]),
  .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
  .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
]

let programs: [Target] = [
  .target(name: "Assets", path: "Assets", exclude: [], resources: [.copy("Resources")]),
  .target(name: "EventStore", dependencies: ["CSQLite"]),
  .target(name: "DemoKit", dependencies: ["UIKit", "Desktop", "Stage", "Assets", "EventStore"]),
  .executableTarget(name: "Demo", dependencies: ["DemoKit"]),
  .target(name: "BenchKit", dependencies: ["DemoKit", "UIKit", "Stage", "Renderer", "CSDL2", "CCairo"]),
  .executableTarget(name: "Bench", dependencies: ["BenchKit"]),
]

/// What a test target needs beside its subject so that `import Testing` and `import UIKit` stand in one file.
let overlays: [Target.Dependency] = ["_Testing_UIKit", "_Testing_CoreGraphics"]

let tests: [Target] = [
  .testTarget(name: "EssentialsTests", dependencies: ["Essentials"]),
  .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
  .testTarget(name: "UndoTests", dependencies: ["Undo", "OneAtATime"]),
  .testTarget(name: "LayersTests", dependencies: ["Layers", "OneAtATime"]),
  .testTarget(name: "ViewsTests", dependencies: ["Views", "OneAtATime"]),
  .testTarget(name: "RendererTests", dependencies: ["Renderer", "GPUTesting"]),
  .testTarget(name: "NavigationTests", dependencies: ["Navigation", "OneAtATime"]),
  .testTarget(name: "TablesTests", dependencies: ["Tables", "OneAtATime"]),
  .testTarget(name: "StoryboardsTests", dependencies: ["Storyboards", "OneAtATime"]),
  .testTarget(name: "DesktopTests", dependencies: ["Desktop", "OneAtATime", "GPUTesting"]),
  .testTarget(
    name: "StageTests", dependencies: ["UIKit", "Stage", "StageTesting", "GPUTesting"] + overlays,
    exclude: ["__Snapshots__"]),
  .testTarget(name: "EventStoreTests", dependencies: ["EventStore"]),
  .testTarget(name: "BenchTests", dependencies: ["BenchKit", "OneAtATime"]),
  .testTarget(
    name: "DemoTests",
    dependencies: ["Demo", "DemoKit", "EventStore", "UIKit", "Stage", "StageTesting", "GPUTesting"] + overlays,
    exclude: ["__Snapshots__", "Flip/__Snapshots__", "Swap/__Snapshots__"]),
]

let package = Package(
  name: "Interlude",
  products: [
    .library(
      name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .library(name: "Desktop", targets: ["Desktop"]),
    .library(name: "Stage", targets: ["Stage"]),
    .library(name: "StageTesting", targets: ["StageTesting"]),
    .executable(name: "demo", targets: ["Demo"]),
    .executable(name: "bench", targets: ["Bench"]),
  ],
  targets: system + core + hosts + umbrellas + programs + tests,
  swiftLanguageModes: [.v6]
)
