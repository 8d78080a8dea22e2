// Timing: how long something takes, as the median of many runs.

import Dispatch

/// Seconds that `work` takes, as the median of `runs` runs after `warmups` that are not counted.
func median(runs: Int = 41, warmups: Int = 8, _ work: (_ run: Int) -> Void) -> Double {
  for run in 0..<warmups { work(run) }
  let times = (0..<runs).map { run in
    let start = DispatchTime.now().uptimeNanoseconds
    work(run + warmups)
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }
  return times.sorted()[runs / 2]
}
