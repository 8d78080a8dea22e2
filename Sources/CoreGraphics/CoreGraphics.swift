// CoreGraphics: geometry, under the name that public code imports.

@_exported import Foundation
@_exported import Geometry
