import { isBlank } from "../contract/isBlank.ts"

/** The most characters of the reason for which a document is held, released or erased. */
export const documentReasonMaximum = 500

/** What is wrong with the reason for which a document is held, released or erased. */
export const documentReasonProblem = (reason: string): string | undefined => {
  if (isBlank(reason)) return "Enter a reason"
  return reason.trim().length > documentReasonMaximum
    ? `The reason must be ${documentReasonMaximum} characters or fewer`
    : undefined
}
