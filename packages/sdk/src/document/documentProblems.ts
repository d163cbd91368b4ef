import { isBlank } from "../contract/isBlank.ts"
import type { Problem } from "../failure/Problem.ts"
import { isDate, isOnRecord, offRecord } from "../time/isDate.ts"
import type { DocumentKind, Having } from "./documentKind.ts"

/** The days of a document, such as `2031-04-30`. */
export interface DocumentDays {
  readonly issued?: string | null | undefined
  readonly expires?: string | null | undefined
}

/** What is wrong with the days of a document of a kind, at the fields `issued` and `expires`. */
export const documentProblems = (
  kind: DocumentKind,
  { issued, expires }: DocumentDays
): ReadonlyArray<Problem<"issued" | "expires">> => {
  const problems = [
    ...dayProblems("issued", kind.issued, issued, "issue date"),
    ...dayProblems("expires", kind.expires, expires, "expiry date")
  ]
  const isBackwards = problems.length === 0 && issued && expires && expires < issued
  return isBackwards
    ? [{ field: "expires", text: "The expiry date must not be before the issue date" }]
    : problems
}

const dayProblems = <Field extends string>(
  field: Field,
  having: Having,
  day: string | null | undefined,
  called: string
): ReadonlyArray<Problem<Field>> => {
  const text = dayProblem(having, day, called)
  return text === undefined ? [] : [{ field, text }]
}

const dayProblem = (having: Having, day: string | null | undefined, called: string): string | undefined => {
  if (!day) return having === "must" ? `Enter the ${called}` : undefined
  if (having === "never") return `This document has no ${called}`
  if (!isDate(day)) return `The ${called} must be a day, such as 2031-04-30`
  return isOnRecord(day) ? undefined : `The ${called} ${offRecord}`
}

/** The most characters of a reviewer's comment (specification 002 §9). */
export const commentMaximum = 255

/** What is wrong with the comment of whoever reviews a document. */
export const commentProblem = (comment: string): string | undefined =>
  comment.trim().length > commentMaximum
    ? `The comment must be ${commentMaximum} characters or fewer`
    : undefined

/** The most characters of the reason for which a document is held, released or erased. */
export const documentReasonMaximum = 500

/** What is wrong with the reason for which a document is held, released or erased. */
export const documentReasonProblem = (reason: string): string | undefined => {
  if (isBlank(reason)) return "Enter a reason"
  return reason.trim().length > documentReasonMaximum
    ? `The reason must be ${documentReasonMaximum} characters or fewer`
    : undefined
}
