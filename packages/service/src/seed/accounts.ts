import type { UserType } from "@crewfleet/sdk"
import type { RoleName } from "../session/Accounts.ts"

/** The password of every demo account. */
export const demoPassword = "Crewfleet-2026"

/** A link to a hirer's booking for whoever has it; its secret is published, as the password of the accounts is. */
export const demoLink = {
  id: "d0000000-0000-4000-8000-000000000001",
  secret: "demo-link-that-everybody-knows",
  shows: "a hirer's booking, without an account"
} as const

/** Somebody who can sign in to the demo; `agency` counts the demo's agencies from 0, `shows` says what for. */
export interface DemoAccount {
  readonly email: string
  readonly shows: string
  readonly firstName: string
  readonly lastName: string
  readonly userType: UserType
  readonly role: RoleName
  readonly agency?: number
  /** A client that is no hirer. */
  readonly isWard?: boolean
  readonly passwordNeedsReset?: boolean
  readonly otpRequired?: boolean
}

const account = (
  name: string,
  shows: string,
  [firstName, lastName]: readonly [string, string],
  userType: UserType,
  role: RoleName,
  more: Pick<DemoAccount, "agency" | "isWard" | "passwordNeedsReset" | "otpRequired"> = {}
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
    "clinical",
    "who reads health forms for that agency",
    ["Leila", "Haddad"],
    "AGENCY",
    "Clinical reviewer",
    { agency: 0 }
  ),
  account("payroll", "who pays that agency's workers", ["Gareth", "Pugh"], "AGENCY", "Payroll", {
    agency: 0
  }),
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
  account("ward", "a ward of a hospital", ["Amara", "Nwosu"], "CLIENT", "Hirer", { isWard: true }),
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

/** Somebody who leads a journey of the demo, and can sign in for its log. */
export interface DemoLeader {
  readonly email: string
  readonly shows: string
  /** Of the journeys of the first agency that which stands so. */
  readonly status: "COMMITTED" | "IN_PROGRESS"
  /** The number of that journey. */
  readonly jobId: number
}

const leader = (
  name: string,
  of: string,
  { jobId, status }: Pick<DemoLeader, "jobId" | "status">
): DemoLeader => ({
  ...{ email: `${name}@crewfleet.example`, jobId, status },
  shows: `the team leader of a journey ${of}: /guest/team-leader/entry/${jobId}`
})

/** Those who keep the log of a journey; in a new database journeys are numbered from 1. */
export const demoLeaders: ReadonlyArray<DemoLeader> = [
  leader("leader", "that starts soon", { jobId: 54, status: "COMMITTED" }),
  leader("road", "that is on the road", { jobId: 56, status: "IN_PROGRESS" })
]
