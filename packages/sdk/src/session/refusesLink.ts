import type { Failure } from "../failure/Failure.ts"

/** Whether saving a password failed because of the link: used, expired or never given out. */
export const refusesLink = (failure: Failure): boolean =>
  failure._tag === "Refused" &&
  failure.violations.length === 0 &&
  [400, 401, 403, 404, 409, 410].includes(failure.status)
