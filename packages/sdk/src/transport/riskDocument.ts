/** The most bytes of a risk document: one of 1,048,576 is refused (specification 002 §5). */
export const riskDocumentBytes = 1_048_575

/** What a question for a risk document takes and says. */
export const riskDocumentFile = {
  accept: ["application/pdf"],
  max: riskDocumentBytes,
  wrongType: "The risk document must be a PDF",
  tooLarge: "Maximum upload file size is 1mb"
} as const

/** What stands at a risk document that was chosen and of which the service has not said that it has it. */
export const riskDocumentUnsent = "The risk document has not arrived. It is still chosen here: try again."
