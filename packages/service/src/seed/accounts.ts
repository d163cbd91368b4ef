import type { UserType } from "@crewfleet/sdk"
import type { RoleName } from "../session/Accounts.ts"

/** The password of every demo account. */
export const demoPassword = "Crewfleet-2026"

/** Somebody who can sign in to the demo; `agency` counts the demo's agencies from 0, `shows` says what for. */
export interface DemoAccount {
  readonly email: string
  readonly shows: string
  readonly firstName: string
  readonly lastName: string
  readonly userType: UserType
  readonly role: RoleName
  readonly agency?: number
  readonly passwordNeedsReset?: boolean
  readonly otpRequired?: boolean
}

const account = (
  name: string,
  shows: string,
  [firstName, lastName]: readonly [string, string],
  userType: UserType,
  role: RoleName,
  more: Pick<DemoAccount, "agency" | "passwordNeedsReset" | "otpRequired"> = {}
): DemoAccount => ({
  email: `${name}@crewfleet.example`,
  shows,
  firstName,
  lastName,
  userType,
  role,
  ...more
})

/** Everybody who can sign in to the demo. */
export const demoAccounts: ReadonlyArray<DemoAccount> = [
  account("admin", "an administrator with every permission", ["Morgan", "Ellis"], "ADMIN", "Administrator"),
  account("clerk", "an administrator who sees clients only", ["Robin", "Marsh"], "ADMIN", "Clerk"),
  account("agency", "an agency at work", ["Harriet", "Stone"], "AGENCY", "Agency manager", { agency: 0 }),
  account(
    "new-agency",
    "an agency that has yet to complete its profile",
    ["Tariq", "Vance"],
    "AGENCY",
    "Agency manager",
    {
      agency: 2
    }
  ),
  account("client", "a hirer", ["Eleanor", "Marlow"], "CLIENT", "Hirer"),
  account("worker", "a worker of two agencies", ["Samuel", "Price"], "WORKER", "Worker"),
  account(
    "otp",
    "an agency that is asked for a one-time password",
    ["Isobel", "Lang"],
    "AGENCY",
    "Agency manager",
    {
      agency: 1,
      otpRequired: true
    }
  ),
  account(
    "expired",
    "an account whose password has expired",
    ["Duncan", "Reid"],
    "AGENCY",
    "Agency manager",
    {
      agency: 1,
      passwordNeedsReset: true
    }
  ),
  account("stray", "an agency account without an agency", ["Joan", "Frost"], "AGENCY", "Agency manager")
]
