/** The most pages of a PDF that is put on file. */
export const mostPdfPages = 100

/** What is wrong with a PDF, in the words for whoever chose it. */
export const pdfWords = {
  broken: "The PDF cannot be read. Print it to a new PDF and choose that one",
  locked: "The PDF is protected with a password. Save it without one and choose that one",
  tooLong: `The PDF has more than ${mostPdfPages} pages`,
  active: "The PDF holds a program or another file. Print it to a new PDF and choose that one",
  tooLarge: "The PDF takes too long to check. Print it to a new PDF and choose that one"
} as const
export type PdfProblem = keyof typeof pdfWords
