/** What stands in the place of an answer that nobody gave, or that is not for whoever reads. */
export const answerWords = {
  notProvided: "Not provided",
  notShown: "Not shown to you"
} as const
