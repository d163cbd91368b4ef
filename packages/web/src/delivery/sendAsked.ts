import { latestNow } from "../time/serviceClock.ts"

/** Asks a delivery to be sent now, under a name that nothing else has. */
export const sendAsked = () => ({ type: "send.asked", id: crypto.randomUUID(), now: latestNow() }) as const
