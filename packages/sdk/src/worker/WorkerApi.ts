import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { Id, maybe, named } from "../contract/wire.ts"

/** One of the agencies that a worker belongs to. */
export class WorkerAgency extends named<WorkerAgency>("WorkerAgency")({
  /** The number of the agency. */
  id: Id,
  /** What the agency is called. */
  name: Schema.String,
  /** The address of its logo. */
  logo: maybe(Schema.String)
}) {}

const calls = {
  /** The agencies that a worker belongs to, page by page, by name. */
  agencies: HttpApiEndpoint.get("agencies", "/worker/:workerId/agencies/:page/:size", {
    params: {
      /** The number of the worker. */
      workerId: Schema.Int,
      ...pageInPath
    },
    query: afterInQuery,
    success: pageOf(WorkerAgency)
  })
}

/** What belongs to a worker (specification 000 §7). */
export class WorkerApi extends HttpApiGroup.make("worker")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
