import { withinGuestLimit } from "../limit/guestLimit.ts"

const hour = 60
const day = 24 * hour

/**
 * Holds back a flood of registrations, known e-mail addresses and others alike: one address for all that come from it, one
 * e-mail address for the mail that its owner gets, and an agency for what many addresses do together, which is slowed down.
 */
export const withinRegistrationLimit = withinGuestLimit("applicant", {
  address: { most: 20, minutes: hour },
  email: { most: 5, minutes: day },
  agency: { most: 300, minutes: day, beyond: { most: 1, minutes: 1 } }
})
