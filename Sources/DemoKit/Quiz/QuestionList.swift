// QuestionList: the questions as a property list holds them, read with every fault in it named.

import Foundation

/// The texts of a quiz, from which each round makes its questions anew.
struct QuestionList: Sendable {
  struct Entry: Sendable {
    let text: String
    let answers: [String]
    let rightAnswer: Int
  }

  let entries: [Entry]

  /// Reads a property list: a dictionary whose `QuestionList` holds one dictionary a question, with `QuestionText`,
  /// `AnswerText` (strings) and `Answer` (the index of the right one).
  init(contentsOf file: URL) throws(QuestionListError) {
    func refuse(_ place: String, _ expected: String) -> QuestionListError {
      QuestionListError(file: file.lastPathComponent, place: place, expected: expected)
    }
    let data: Data
    do { data = try Data(contentsOf: file) } catch {
      throw refuse("the file cannot be read", "a readable property list at \(file.path)")
    }
    guard let plist = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
      throw refuse("the file is no property list", "XML or binary property list data")
    }
    guard let list = (plist as? [String: Any])?["QuestionList"] as? [[String: Any]], !list.isEmpty else {
      throw refuse("QuestionList", "an array with at least one dictionary")
    }
    var entries: [Entry] = []
    for (number, item) in list.enumerated() {
      guard let text = item["QuestionText"] as? String else {
        throw refuse("question \(number), QuestionText", "a string")
      }
      guard let answers = item["AnswerText"] as? [String], !answers.isEmpty else {
        throw refuse("question \(number), AnswerText", "an array with at least one string")
      }
      guard let right = item["Answer"] as? Int, answers.indices.contains(right) else {
        throw refuse("question \(number), Answer", "a whole number from 0 to \(answers.count - 1)")
      }
      entries.append(Entry(text: text, answers: answers, rightAnswer: right))
    }
    self.entries = entries
  }

  /// A fresh round: nothing answered.
  @MainActor
  func makeQuiz() -> Quiz {
    Quiz(questions: entries.map { Question(text: $0.text, answers: $0.answers, rightAnswer: $0.rightAnswer) })
  }
}

/// What keeps a list of questions from being read.
struct QuestionListError: Error, Hashable, CustomStringConvertible {
  let file, place, expected: String

  var description: String { "\(file): \(place): expected \(expected)" }
}
