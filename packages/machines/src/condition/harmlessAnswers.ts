/** What of a condition report tells nothing of anybody: what was looked at, and how it was signed. */
export const harmlessAnswers = [
  "odometer",
  "fuel",
  "outside",
  "inside",
  "view",
  "x",
  "y",
  "method",
  "confirmed",
  "asked",
  "start",
  "end"
]
