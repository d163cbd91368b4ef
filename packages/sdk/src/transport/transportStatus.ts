/** Where a transport job can stand; specification 002 §4 names NEW alone. */
export const transportStatuses = [
  "NEW",
  "ACCEPTED",
  "AUTHORIZED",
  "COMMITTED",
  "IN_PROGRESS",
  "LOGGED",
  "CLOSED",
  "DECLINED",
  "CANCELLED",
  "ABORTED",
  "EXPIRED"
] as const
export type TransportStatus = (typeof transportStatuses)[number]

/** Those in which somebody has something to do yet. */
export const openTransportStatuses = [
  "NEW",
  "ACCEPTED",
  "AUTHORIZED",
  "COMMITTED",
  "IN_PROGRESS",
  "LOGGED"
] as const satisfies ReadonlyArray<TransportStatus>

/** Those in which vehicle, driver and crew are taken, as the constraint `engagements_free` says. */
export const engagingStatuses = [
  "ACCEPTED",
  "AUTHORIZED",
  "COMMITTED",
  "IN_PROGRESS",
  "LOGGED",
  "CLOSED"
] as const satisfies ReadonlyArray<TransportStatus>

/** Those in which the crew leaves, is out, or has been out. */
export const committedStatuses = [
  "COMMITTED",
  "IN_PROGRESS",
  "LOGGED",
  "CLOSED"
] as const satisfies ReadonlyArray<TransportStatus>

/** Those in which the crew was sent, also where the journey was aborted. */
export const sentStatuses = [
  ...committedStatuses,
  "ABORTED"
] as const satisfies ReadonlyArray<TransportStatus>

/** Those in which the crew is out, or has been out, so that there are hours to enter. */
export const begunStatuses = [
  "IN_PROGRESS",
  "LOGGED",
  "CLOSED",
  "ABORTED"
] as const satisfies ReadonlyArray<TransportStatus>

/** Those in which an agency has accepted a request that its ward may still change. */
export const changedWithReasonStatuses = [
  "ACCEPTED",
  "AUTHORIZED",
  "COMMITTED",
  "IN_PROGRESS"
] as const satisfies ReadonlyArray<TransportStatus>

const words: Readonly<Record<TransportStatus, string>> = {
  NEW: "New",
  ACCEPTED: "Accepted",
  AUTHORIZED: "Authorised",
  COMMITTED: "Committed",
  IN_PROGRESS: "On the road",
  LOGGED: "Logged",
  CLOSED: "Closed",
  DECLINED: "Declined",
  CANCELLED: "Cancelled",
  ABORTED: "Aborted",
  EXPIRED: "Expired"
}

/** Whether a code is one of the statuses that are known here. */
export const isTransportStatus = (code: unknown): code is TransportStatus =>
  transportStatuses.some((status) => status === code)

/** A status in words; a code that is not known stays as it is. */
export const transportStatusWords = (code: string): string => (isTransportStatus(code) ? words[code] : code)

/** Whether one of a list of statuses is meant; a code that is not known is none. */
export const isAmong = (statuses: ReadonlyArray<TransportStatus>, code: string): boolean =>
  statuses.some((status) => status === code)

/**
 * How an agency has a job: as the job stands, or taken by another agency, or passed on with a reason, where others were
 * asked as well.
 */
export const agencyStandings = [...transportStatuses, "TAKEN", "PASSED"] as const
export type AgencyStanding = (typeof agencyStandings)[number]

/** The same in words. */
export const agencyStandingWords = (code: string): string =>
  code === "TAKEN" ? "Taken by another agency" : code === "PASSED" ? "Passed on" : transportStatusWords(code)

/** Those in which another team leader may be named: on the road and after an abort too, until what is logged is accepted. */
export const leadableStatuses = [
  "ACCEPTED",
  "AUTHORIZED",
  "COMMITTED",
  "IN_PROGRESS",
  "LOGGED",
  "ABORTED"
] as const satisfies ReadonlyArray<TransportStatus>

/** Those in which vehicle, driver and crew may be changed. */
export const plannableStatuses = [
  "ACCEPTED",
  "AUTHORIZED",
  "COMMITTED"
] as const satisfies ReadonlyArray<TransportStatus>
