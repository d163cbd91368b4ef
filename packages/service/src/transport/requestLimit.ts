import { countAgainst, type Limit, withinWait } from "../limit/Limit.ts"
import { hashOf } from "../secret/Secret.ts"

const hour = 60
const day = 24 * hour

/** A journey that a guest asks for. */
interface AskedByGuest {
  /** The e-mail address, in its canonical form. */
  readonly email: string
  readonly agencyId: number
  /** The network address from which it is asked. */
  readonly address: string
}

/**
 * Holds back a flood of requests: one network address for all that come from it, which a whole hospital may share, one e-mail
 * address for the mail that its owner gets, and an agency for what many addresses do together, which is slowed down.
 */
const limits = {
  address: { most: 40, minutes: hour },
  email: { most: 30, minutes: day },
  agency: { most: 500, minutes: day, beyond: { most: 1, minutes: 1 } },
  change: { most: 60, minutes: hour }
} as const satisfies Record<string, Limit>

/** Counts a guest's request before it is done, and refuses it where there were too many. */
export const withinRequestLimit = ({ email, agencyId, address }: AskedByGuest) =>
  withinWait(
    countAgainst(
      [
        { key: `transport:address:${hashOf(address)}`, limit: limits.address },
        { key: `transport:email:${hashOf(email)}`, limit: limits.email },
        { key: `transport:agency:${agencyId}`, limit: limits.agency }
      ],
      address
    )
  )

/** Counts a change or a message of one request, each of which an agency hears of. */
export const withinChangeLimit = (id: number, address: string) =>
  withinWait(countAgainst([{ key: `transport:change:${id}`, limit: limits.change }], address))
