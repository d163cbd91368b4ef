import { withinGuestLimit } from "../limit/guestLimit.ts"
import { countAgainst, type Limit, withinWait } from "../limit/Limit.ts"

const hour = 60
const day = 24 * hour

/**
 * Holds back a flood of requests: one network address for all that come from it, which a whole hospital may share, one e-mail
 * address for the mail that its owner gets, and an agency for what many addresses do together, which is slowed down.
 */
export const withinRequestLimit = withinGuestLimit("transport", {
  address: { most: 40, minutes: hour },
  email: { most: 30, minutes: day },
  agency: { most: 500, minutes: day, beyond: { most: 1, minutes: 1 } }
})

const changes: Limit = { most: 60, minutes: hour }

/** Counts a change or a message of one request, each of which an agency hears of. */
export const withinChangeLimit = (id: number, address: string) =>
  withinWait(countAgainst([{ key: `transport:change:${id}`, limit: changes }], address))
