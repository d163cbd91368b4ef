import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { afterInQuery, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { Id, maybe } from "../contract/wire.ts"

/** One of the agencies that a worker belongs to. */
export const WorkerAgency = Schema.Struct({
  id: Id,
  name: Schema.String,
  logo: maybe(Schema.String)
})
export type WorkerAgency = typeof WorkerAgency.Type

/** What belongs to a worker (specification 000 §7). */
export class WorkerApi extends HttpApiGroup.make("worker")
  .add(
    HttpApiEndpoint.get("agencies", "/worker/:workerId/agencies/:page/:size", {
      params: { workerId: Schema.Int, page: Schema.Int, size: Schema.Int },
      query: afterInQuery,
      success: pageOf(WorkerAgency)
    })
  )
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {}
