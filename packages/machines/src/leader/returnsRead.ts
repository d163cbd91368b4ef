import type { LeaderLog } from "@crewfleet/sdk"
import type { ReturnsRead } from "./logDeliveries.ts"

/**
 * The number of the last return that a log tells of; 0 where there is none. Undefined where the log lies on this device since before
 * returns had numbers.
 */
export const returnsReadIn = ({ returns }: Pick<LeaderLog, "returns">): number | undefined =>
  returns.every(({ id }) => id !== undefined) ? Math.max(0, ...returns.map(({ id }) => id)) : undefined

/** What the part of a step says beside its content: it mends no return that came to be known only after it was asked to be sent. */
export const sayingReturnsRead = ({ facts: { returnsRead } }: { readonly facts: Partial<ReturnsRead> }) =>
  returnsRead === undefined ? undefined : { returnsRead }
