import { hashOf } from "../secret/Secret.ts"
import { countAgainst, type Limit, withinWait } from "./Limit.ts"

/** What somebody without an account asks of an agency. */
export interface AskedByGuest {
  /** The e-mail address, in its canonical form. */
  readonly email: string
  readonly agencyId: number
  /** The network address from which it is asked. */
  readonly address: string
}

/** How much comes from one network address, for one e-mail address and for one agency. */
export type GuestLimits = Readonly<Record<"address" | "email" | "agency", Limit>>

/** Counts one of a kind of things that guests ask for before it is done, and refuses it where there were too many. */
export const withinGuestLimit = (kind: string, limits: GuestLimits) => (asked: AskedByGuest) =>
  withinWait(
    countAgainst(
      [
        { key: `${kind}:address:${hashOf(asked.address)}`, limit: limits.address },
        { key: `${kind}:email:${hashOf(asked.email)}`, limit: limits.email },
        { key: `${kind}:agency:${asked.agencyId}`, limit: limits.agency }
      ],
      asked.address
    )
  )
