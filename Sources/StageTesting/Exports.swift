// Exports: what a test of an interface needs beside snapshots: the stage, and the trait that gives each test the process
// to itself.

@_exported import OneAtATime
@_exported import Stage
