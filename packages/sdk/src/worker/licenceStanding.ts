import { expiryOn } from "../credential/credential.ts"
import type { licenceCheckWords } from "./drivingLicenceForm.ts"

/** How a driver's licence stands, in words. */
export const licenceStandingWords = {
  barred: "Must not drive",
  expired: "Expired",
  checkDue: "Check overdue",
  expiring: "About to expire",
  restricted: "May drive with restrictions",
  valid: "May drive"
} as const
export type LicenceStanding = keyof typeof licenceStandingWords

/** What an agency keeps of a licence, as far as its standing depends on it. */
export interface CheckedLicence {
  readonly licenceExpiry?: string | null | undefined
  readonly checkAgainBy?: string | null | undefined
  readonly checkResult?: keyof typeof licenceCheckWords | (string & {}) | null | undefined
}

/** How a driver's licence stands on a day, what forbids driving first; absent where no licence was checked. */
export const licenceStandingOn = (
  { licenceExpiry, checkAgainBy, checkResult }: CheckedLicence,
  day: string
): LicenceStanding | undefined => {
  if (!checkResult || !licenceExpiry) return undefined
  const expiry = expiryOn({ expires: licenceExpiry }, day)
  if (checkResult === "BARRED") return "barred"
  if (expiry === "expired") return expiry
  if (checkAgainBy && checkAgainBy < day) return "checkDue"
  if (expiry === "expiring") return expiry
  return checkResult === "RESTRICTED" ? "restricted" : "valid"
}
