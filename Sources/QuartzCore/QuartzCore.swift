// QuartzCore: layers, animations and their geometry, under the name that public code imports.

@_exported import Geometry
@_exported import Layers
