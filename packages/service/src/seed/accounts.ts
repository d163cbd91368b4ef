import type { UserType } from "@crewfleet/sdk"

/** The password of every demo account. */
export const demoPassword = "Crewfleet-2026"

const all = [
  "VIEW_AGENCY",
  "VIEW_PROMO_CODE",
  "VIEW_CLIENT",
  "VIEW_WORKLINK_BILLING",
  "VIEW_SYSTEM_USERS",
  "VIEW_AGENCY_REPORT",
  "VIEW_CLIENT_BILLING",
  "VIEW_SETTINGS",
  "VIEW_BROADCAST"
]

const administrator = { name: "Administrator", permissions: all }
const clerk = { name: "Clerk", permissions: ["VIEW_CLIENT"] }
const agencyManager = {
  name: "Agency manager",
  permissions: all.filter((permission) => !["VIEW_AGENCY", "VIEW_BROADCAST"].includes(permission))
}
const hirer = {
  name: "Hirer",
  permissions: ["VIEW_AGENCY", "VIEW_CLIENT_BILLING", "VIEW_SYSTEM_USERS", "VIEW_BROADCAST"]
}
const worker = { name: "Worker", permissions: [] }

/** The roles of the demo with what each may see. */
export const demoRoles: ReadonlyArray<{ name: string; permissions: ReadonlyArray<string> }> = [
  administrator,
  clerk,
  agencyManager,
  hirer,
  worker
]

/** Somebody who can sign in to the demo; `agency` counts the demo's agencies from 0, `shows` says what for. */
export interface DemoAccount {
  readonly email: string
  readonly shows: string
  readonly firstName: string
  readonly lastName: string
  readonly userType: UserType
  readonly role: string
  readonly agency?: number
  readonly passwordNeedsReset?: boolean
  readonly otpRequired?: boolean
}

const account = (
  name: string,
  shows: string,
  [firstName, lastName]: readonly [string, string],
  userType: UserType,
  role: { name: string },
  more: Pick<DemoAccount, "agency" | "passwordNeedsReset" | "otpRequired"> = {}
): DemoAccount => ({
  email: `${name}@crewfleet.example`,
  shows,
  firstName,
  lastName,
  userType,
  role: role.name,
  ...more
})

/** Everybody who can sign in to the demo. */
export const demoAccounts: ReadonlyArray<DemoAccount> = [
  account("admin", "an administrator with every permission", ["Morgan", "Ellis"], "ADMIN", administrator),
  account("clerk", "an administrator who sees clients only", ["Robin", "Marsh"], "ADMIN", clerk),
  account("agency", "an agency at work", ["Harriet", "Stone"], "AGENCY", agencyManager, { agency: 0 }),
  account(
    "new-agency",
    "an agency that has yet to complete its profile",
    ["Tariq", "Vance"],
    "AGENCY",
    agencyManager,
    {
      agency: 2
    }
  ),
  account("client", "a hirer", ["Eleanor", "Marlow"], "CLIENT", hirer),
  account("worker", "a worker of two agencies", ["Samuel", "Price"], "WORKER", worker),
  account(
    "otp",
    "an agency that is asked for a one-time password",
    ["Isobel", "Lang"],
    "AGENCY",
    agencyManager,
    {
      agency: 1,
      otpRequired: true
    }
  ),
  account("expired", "an account whose password has expired", ["Duncan", "Reid"], "AGENCY", agencyManager, {
    agency: 1,
    passwordNeedsReset: true
  }),
  account("stray", "an agency account without an agency", ["Joan", "Frost"], "AGENCY", agencyManager)
]
