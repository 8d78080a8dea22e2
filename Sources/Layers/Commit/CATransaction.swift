// CATransaction: settings for the changes made between its beginning and its end.

import Essentials
import Foundation
import Geometry

/// A group of changes to layers. Groups nest; a setting that a group lacks is that of the group around it.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private static var stack: TransactionStack { LayerCommit.current.transactions }

  /// Opens a group.
  public class func begin() { stack.open() }

  /// Closes the innermost group.
  public class func commit() { stack.close() }

  /// Closes the group that holds the changes outside of all others; they are shown in the next frame.
  public class func flush() { stack.closeImplicit() }

  /// The duration in seconds of animations that have none: 0.25 unless set.
  public class func animationDuration() -> CFTimeInterval { stack.value(\.duration) ?? 0.25 }
  public class func setAnimationDuration(_ dur: CFTimeInterval) { stack.innermost.duration = dur }

  /// The curve of implicit animations; nil means the default one.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { stack.value(\.timingFunction) }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.innermost.timingFunction = function
  }

  /// Whether changes of properties look for no action.
  public class func disableActions() -> Bool { stack.value(\.disableActions) ?? false }
  public class func setDisableActions(_ flag: Bool) { stack.innermost.disableActions = flag }

  /// What is called once all animations that this group adds from here on have ended or were taken away; at the end
  /// of the group if it adds none.
  public class func completionBlock() -> (() -> Void)? { stack.innermost.completion }
  public class func setCompletionBlock(_ block: (() -> Void)?) { stack.innermost.completion = block }

  /// A setting by its key: one of the `kCATransaction` constants, or a key of the user's own.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.value { $0.userValues[key] }
    }
  }

  /// Sets a setting by its key; a value of the wrong type is logged and changes nothing.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch (key, anObject) {
    case (kCATransactionAnimationDuration, let value as NSNumber): setAnimationDuration(value.doubleValue)
    case (kCATransactionAnimationDuration, let value as Double): setAnimationDuration(value)
    case (kCATransactionDisableActions, let value as Bool): setDisableActions(value)
    case (kCATransactionDisableActions, let value as NSNumber): setDisableActions(value.boolValue)
    case (kCATransactionAnimationTimingFunction, let value as CAMediaTimingFunction): setAnimationTimingFunction(value)
    case (kCATransactionCompletionBlock, let value as () -> Void): setCompletionBlock(value)
    case (kCATransactionAnimationDuration, _), (kCATransactionDisableActions, _),
      (kCATransactionAnimationTimingFunction, _), (kCATransactionCompletionBlock, _):
      Log.note("CATransaction: \(String(describing: anObject)) is no value for \"\(key)\"; it keeps what it had.")
    default: stack.innermost.userValues[key] = anObject
    }
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
