import { addDays } from "../time/calendar.ts"
import type { DocumentKind } from "./documentKind.ts"
import type { DocumentDays } from "./documentProblems.ts"

/** Where the review of a document stands, as on the wire (specification 002 §4). */
export const documentStatuses = ["WAITING_APPROVAL", "APPROVED", "REJECTED"] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** One version of a document, as far as its standing goes; one that nobody reviews is approved. */
export interface StandingVersion extends DocumentDays {
  readonly status: DocumentStatus
}

/** How a document stands on a day, in the words that a person reads (specification 002 §4 for those of expiry). */
export const documentStandingWords = {
  missing: "Not on file",
  awaiting: "Awaiting review",
  rejected: "Rejected",
  notYetValid: "Not valid yet",
  valid: "Valid",
  expiring: "About to expire",
  expired: "Expired"
} as const
export type DocumentStanding = keyof typeof documentStandingWords

/**
 * How a document stands on a day of a zone's calendar (`dayOf`), by its versions, the latest first. An approved version goes
 * on standing until a later one is approved and its issue date has come: whoever renews early loses nothing, and what has
 * replaced it counts even where the earlier one would have lasted longer. The days of issue and expiry are days on which it
 * is valid.
 */
export const standingOn = (
  versions: ReadonlyArray<StandingVersion>,
  kind: Pick<DocumentKind, "expiringDays">,
  day: string
): DocumentStanding => {
  const [latest] = versions
  if (!latest) return "missing"
  const standing = versions.find((version) => version.status === "APPROVED" && !isBeforeIssue(version, day))
  if (standing && !isPast(standing, day))
    return isPast(standing, addDays(day, kind.expiringDays + 1)) ? "expiring" : "valid"
  if (latest.status === "WAITING_APPROVAL") return "awaiting"
  if (latest.status === "REJECTED") return "rejected"
  return isBeforeIssue(latest, day) ? "notYetValid" : "expired"
}

/** Whether a document that stands so can be relied on that day. */
export const isGood = (standing: DocumentStanding): boolean => standing === "valid" || standing === "expiring"

const isBeforeIssue = ({ issued }: DocumentDays, day: string) => Boolean(issued && issued > day)

const isPast = ({ expires }: DocumentDays, day: string) => Boolean(expires && expires < day)
