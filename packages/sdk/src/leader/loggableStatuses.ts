import type { TransportStatus } from "../transport/transportStatus.ts"

/** Those in which the log of a journey is kept: from the word to go until what is logged is accepted. */
export const loggableStatuses = [
  "COMMITTED",
  "IN_PROGRESS",
  "LOGGED",
  "ABORTED"
] as const satisfies ReadonlyArray<TransportStatus>

/** Those in which an agency sees the log of a journey. */
export const reviewableStatuses = [
  ...loggableStatuses,
  "CLOSED"
] as const satisfies ReadonlyArray<TransportStatus>

/** Those in which a crew is about to leave with its vehicle, or on the road with it. */
export const goingStatuses = ["COMMITTED", "IN_PROGRESS"] as const satisfies ReadonlyArray<TransportStatus>
