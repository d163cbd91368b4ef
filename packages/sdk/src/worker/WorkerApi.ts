import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, Id, Instant, maybe, named } from "../contract/wire.ts"
import { answerFields, formFields } from "../form/formSchema.ts"
import { noticesForm } from "./noticesForm.ts"
import { Worker, WorkerDetails } from "./Worker.ts"

/** One of the agencies that a worker belongs to. */
export class WorkerAgency extends named<WorkerAgency>("WorkerAgency")({
  /** The number of the agency. */
  id: Id,
  /** What the agency is called. */
  name: Schema.String,
  /** The address of its logo. */
  logo: maybe(Schema.String),
  /** Where the worker stands with it; one who was declined or has left is not told of it. */
  standing: maybe(code(["APPLIED", "TAKEN_ON"])),
  /** Whether the worker lets it see their records. */
  shares: maybe(Schema.Boolean)
}) {}

/** A ward that a worker is booked at. */
export class WorkerClient extends named<WorkerClient>("WorkerClient")({
  /** The number of the client. */
  id: Id,
  /** What it is called. */
  name: Schema.String,
  /** Its telephone number. */
  telephone: maybe(Schema.String),
  /** Where it is, line by line. */
  address: Schema.Array(Schema.String),
  /** When the worker's next shift there begins, in UTC. */
  nextShift: maybe(Instant)
}) {}

/** Somebody who works beside others: their name and what they do, and no more. */
export class Colleague extends named<Colleague>("Colleague")({
  /** The number of the worker. */
  id: Id,
  /** First names. */
  firstname: Schema.String,
  /** Surname. */
  lastname: Schema.String,
  /** What they are booked as. */
  assignmentCode: maybe(Schema.String),
  /** When the next shift begins, in UTC. */
  nextShift: maybe(Instant)
}) {}

/** Whether a worker lets an agency see their records. */
export class Sharing extends named<Sharing>("Sharing")({
  /** Whether they do. */
  shares: Schema.Boolean
}) {}

/** Of what a worker is mailed. */
export class WorkerNotices extends named<WorkerNotices>("WorkerNotices")({
  /** The number of the worker. */
  id: Id,
  ...answerFields(noticesForm)
}) {}

/** The same as it is saved; what is left unsaid stays as it is. */
export class WorkerNoticesBody extends named<WorkerNoticesBody>("WorkerNoticesBody")({
  ...formFields(noticesForm)
}) {}

const workerParams = {
  /** The number of the worker. */
  workerId: Schema.Int
}

const calls = {
  /** The agencies that a worker belongs to, page by page, by name. */
  agencies: HttpApiEndpoint.get("agencies", "/worker/:workerId/agencies/:page/:size", {
    params: { ...workerParams, ...pageInPath },
    query: afterInQuery,
    success: pageOf(WorkerAgency)
  }),
  /** A worker. An agency learns of its own all that it may know, and of whoever it declined or let go who they are; a client who they are, a colleague their name and what they do. */
  byId: HttpApiEndpoint.get("byId", "/worker/:workerId", {
    params: workerParams,
    query: agencyInQuery,
    success: Worker
  }),
  /** Saves what is known of a worker as a person (specification 002 §7, "worker info"). */
  update: HttpApiEndpoint.put("update", "/worker/:workerId", {
    params: workerParams,
    query: agencyInQuery,
    payload: WorkerDetails,
    success: Worker
  }).annotateMerge(repeatable),
  /** Lets an agency see a worker's records, or no longer. */
  share: HttpApiEndpoint.put("share", "/worker/:workerId/agencies/:agencyId/sharing", {
    params: {
      ...workerParams,
      /** The number of the agency. */
      agencyId: Schema.Int
    },
    payload: Sharing,
    success: ServerMessage
  }).annotateMerge(repeatable),
  /** Of what a worker is mailed. */
  notices: HttpApiEndpoint.get("notices", "/worker/:workerId/notices", {
    params: workerParams,
    success: WorkerNotices
  }),
  /** Saves of what a worker is mailed. What they need for signing in is mailed in any case. */
  saveNotices: HttpApiEndpoint.put("saveNotices", "/worker/:workerId/notices", {
    params: workerParams,
    payload: WorkerNoticesBody,
    success: WorkerNotices
  }).annotateMerge(repeatable),
  /** The wards at which a worker is or was booked within 90 days, page by page, by name. */
  clients: HttpApiEndpoint.get("clients", "/worker/:workerId/clients/:page/:size", {
    params: { ...workerParams, ...pageInPath },
    query: afterInQuery,
    success: pageOf(WorkerClient)
  }),
  /** Those who are or were booked for the same journeys within 90 days, page by page, by name. */
  colleagues: HttpApiEndpoint.get("colleagues", "/worker/:workerId/colleagues/:page/:size", {
    params: { ...workerParams, ...pageInPath },
    query: afterInQuery,
    success: pageOf(Colleague)
  }),
  /** The workers that are or were booked for a client within 90 days, page by page, by name. */
  ofClient: HttpApiEndpoint.get("ofClient", "/client-worker/:clientId/:page/:size", {
    params: {
      /** The number of the client. */
      clientId: Schema.Int,
      ...pageInPath
    },
    query: {
      ...afterInQuery,
      /** Only those in whose name this text occurs. */
      search: Schema.optional(Schema.String)
    },
    success: pageOf(Colleague)
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
