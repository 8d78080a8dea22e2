// Question: one question of the quiz, with its answers and the one that was chosen.

/// A question with several answers, one of which is right.
@MainActor
final class Question {
  let text: String
  let answers: [String]
  /// The index of the right answer.
  let rightAnswer: Int
  /// The index of the answer that was chosen; nil until then.
  var chosenAnswer: Int?

  init(text: String, answers: [String], rightAnswer: Int) {
    (self.text, self.answers, self.rightAnswer) = (text, answers, rightAnswer)
  }

  var isAnswered: Bool { chosenAnswer != nil }
  var isAnsweredRight: Bool { chosenAnswer == rightAnswer }
}
