// UIKit: everything an app's screens need, under the name that public code imports.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import Navigation
@_exported import QuartzCore
@_exported import Storyboards
@_exported import Tables
@_exported import Undo
@_exported import Views
