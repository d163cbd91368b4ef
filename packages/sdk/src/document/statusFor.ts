import type { DocumentStatus, StandingVersion } from "./standingOn.ts"

/** A version of a document with what agencies have decided about it, each for itself. */
export interface ReviewedVersion extends Omit<StandingVersion, "status"> {
  /** APPROVED where nobody need look at it. */
  readonly status: string
  readonly reviews?: ReadonlyArray<{ readonly agencyId: number; readonly status: string }> | undefined
}

/** Where the review of a version stands with an agency: what another has decided counts there alone. */
export const statusFor = (version: ReviewedVersion, agencyId: number): DocumentStatus => {
  if (version.status === "APPROVED") return "APPROVED"
  const review = version.reviews?.find((one) => one.agencyId === agencyId)
  return review ? (review.status === "APPROVED" ? "APPROVED" : "REJECTED") : "WAITING_APPROVAL"
}

/** The versions of a document as they stand with an agency. */
export const versionsFor = (
  versions: ReadonlyArray<ReviewedVersion>,
  agencyId: number
): ReadonlyArray<StandingVersion> =>
  versions.map(({ issued, expires, ...version }) => ({
    issued,
    expires,
    status: statusFor(version, agencyId)
  }))

/** Where the review of a version stands with several agencies together: one that rejected it comes first, then one that waits. */
export const statusForAll = (version: ReviewedVersion, agencyIds: ReadonlyArray<number>): DocumentStatus => {
  if (version.status === "APPROVED") return "APPROVED"
  const statuses = agencyIds.map((agencyId) => statusFor(version, agencyId))
  if (statuses.includes("REJECTED")) return "REJECTED"
  return statuses.length > 0 && statuses.every((status) => status === "APPROVED")
    ? "APPROVED"
    : "WAITING_APPROVAL"
}
