// Quiz: a round of questions and its score.

/// A list of questions that is answered from first to last.
@MainActor
final class Quiz {
  let questions: [Question]

  init(questions: [Question]) { self.questions = questions }

  var totalQuestions: Int { questions.count }
  var answeredQuestions: Int { questions.count { $0.isAnswered } }
  var correctlyAnsweredQuestions: Int { questions.count { $0.isAnsweredRight } }

  /// The share of right answers among those given, 0…1; 0 before the first answer.
  var score: Double {
    answeredQuestions == 0 ? 0 : Double(correctlyAnsweredQuestions) / Double(answeredQuestions)
  }

  /// Forgets all answers.
  func reset() {
    for question in questions { question.chosenAnswer = nil }
  }
}
