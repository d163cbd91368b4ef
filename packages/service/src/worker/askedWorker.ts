import { Effect } from "effect"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { actingAgency } from "../access/actingAgency.ts"

/** The worker that a request is about, as the agency has them, and who asks. */
export const askedWorker = Effect.fnUntraced(function* (named: number | undefined) {
  const { caller } = yield* permittedPerson
  const workerId = yield* permittedTenant
  return { workerId, agencyId: yield* actingAgency(named, workerId), userId: caller.userId }
})
