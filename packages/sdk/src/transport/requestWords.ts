/** The most characters of a message between ward and agency. */
export const messageMaximum = 2_000 /** What stands in the place of a patient who was erased, given the day in words. */
export const erasedSaid = (day: string): string =>
  `What this journey said of the patient was erased on ${day}.`

/** What people are told about requests and the links to them. */
export const requestWords = {
  codeSent:
    "A code was sent to the e-mail address of whoever made this request. It can be used once, within ten minutes.",
  codeWrong: "This code is wrong, or no longer good. Check it, or ask for a new one.",
  codeNeeded: "Enter the code that was sent to whoever made this request, to go on.",
  changedMeanwhile:
    "This request has changed meanwhile. Look at it as it is now before you change it: nothing of yours was saved.",
  erased: "What this request said of the patient was erased. It cannot be changed any more.",
  /** Why a request expires. */
  expired: "Nobody accepted it in time"
} as const
