import { countAgainst, type Limit, withinWait } from "../limit/Limit.ts"
import { hashOf } from "../secret/Secret.ts"

const hour = 60
const day = 24 * hour

/** A registration that somebody asks for. */
interface AskedRegistration {
  /** The e-mail address, in its canonical form. */
  readonly email: string
  readonly agencyId: number
  /** The network address from which it is asked. */
  readonly address: string
}

/**
 * Holds back a flood of registrations, known e-mail addresses and others alike: one address for all that come from it, one
 * e-mail address for the mail that its owner gets, and an agency for what many addresses do together, which is slowed down.
 */
const limits = {
  address: { most: 20, minutes: hour },
  email: { most: 5, minutes: day },
  agency: { most: 300, minutes: day, beyond: { most: 1, minutes: 1 } }
} as const satisfies Record<string, Limit>

/** Counts a registration before it is looked at, and refuses it where there were too many. */
export const withinRegistrationLimit = ({ email, agencyId, address }: AskedRegistration) =>
  withinWait(
    countAgainst(
      [
        { key: `applicant:address:${hashOf(address)}`, limit: limits.address },
        { key: `applicant:email:${hashOf(email)}`, limit: limits.email },
        { key: `applicant:agency:${agencyId}`, limit: limits.agency }
      ],
      address
    )
  )
