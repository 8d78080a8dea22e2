// SystemText: the words that the library itself says, in the languages that it knows. This table is their only place.

import Essentials
import Foundation
import Layers

/// A word of the library's own.
package enum SystemText: CaseIterable, Sendable {
  case back, cancel, done, edit, save, compose, reply, share, organize, bookmarks, search, refresh, camera, delete
  /// Undoing and redoing; the two `…Named` bear `%@` for what is undone.
  case undo, undoNamed, redo, redoNamed
  /// What Foundation on Linux does not say of dates and durations; `minutes` is short.
  case today, hour, hours, minutes

  /// The word in the user's language, or in English where the library does not know that.
  @MainActor
  package var localized: String {
    text(in: Turn.current.host.environment.locale.language.languageCode?.identifier ?? "")
  }

  /// The word in the language of an ISO 639 code.
  package func text(in language: String) -> String {
    switch language {
    case "ja": texts.ja
    case "ko": texts.ko
    default: texts.en
    }
  }

  private var texts: (en: String, ja: String, ko: String) {
    switch self {
    case .back: ("Back", "戻る", "뒤로")
    case .cancel: ("Cancel", "キャンセル", "취소")
    case .done: ("Done", "完了", "완료")
    case .edit: ("Edit", "編集", "편집")
    case .save: ("Save", "保存", "저장")
    case .compose: ("Compose", "作成", "작성")
    case .reply: ("Reply", "返信", "답장")
    case .share: ("Share", "共有", "공유")
    case .organize: ("Organize", "整理", "정리")
    case .bookmarks: ("Bookmarks", "ブックマーク", "책갈피")
    case .search: ("Search", "検索", "검색")
    case .refresh: ("Refresh", "更新", "새로 고침")
    case .camera: ("Camera", "カメラ", "카메라")
    case .delete: ("Delete", "削除", "삭제")
    case .undo: ("Undo", "取り消す", "실행 취소")
    case .undoNamed: ("Undo %@", "取り消す - %@", "%@ 실행 취소")
    case .redo: ("Redo", "やり直す", "실행 복귀")
    case .redoNamed: ("Redo %@", "やり直す - %@", "%@ 실행 복귀")
    case .today: ("Today", "今日", "오늘")
    case .hour: ("hour", "時間", "시간")
    case .hours: ("hours", "時間", "시간")
    case .minutes: ("min", "分", "분")
    }
  }
}
