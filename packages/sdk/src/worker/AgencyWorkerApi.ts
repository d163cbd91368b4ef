import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { directions } from "../contract/directions.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { codesJoined, oneOf } from "../contract/wire.ts"
import {
  Applicant,
  ApplicantDecision,
  FitToWork,
  ListedWorker,
  NewWorkerJob,
  NewWorkerNote,
  WaitingRecord,
  WorkerInformation,
  WorkerInformationBody,
  WorkerJob,
  WorkerJobCount,
  WorkerNote
} from "./AgencyWorker.ts"
import { agencyWorkerSorts, workingStandings } from "./agencyWorkerLists.ts"

const workerParams = {
  /** The number of the worker. */
  workerId: Schema.Int
}
const ofWorker = { params: workerParams, query: agencyInQuery }

const calls = {
  /** The workers of an agency, page by page, by name unless told. */
  list: HttpApiEndpoint.get("list", "/agency-worker/:page/:size", {
    params: pageInPath,
    query: {
      ...agencyInQuery,
      ...afterInQuery,
      /** Only those in whose name, e-mail address, telephone or employment number this text occurs. */
      search: Schema.optional(Schema.String),
      /** Only those who may be booked as this, by its number in the lookups. */
      assignmentCodeId: Schema.optional(Schema.Int),
      /** Only those who stand so; all, unless told. */
      standings: Schema.optional(codesJoined(workingStandings)),
      /** Only those of whom a record that counts ends within so many days; 0 for those of whom one has ended. */
      expiringWithin: Schema.optional(Schema.Int),
      /** By what they are sorted. */
      sort: Schema.optional(oneOf(agencyWorkerSorts)),
      /** The least first (ASC, unless told), or the most (DESC). */
      direction: Schema.optional(oneOf(directions))
    },
    success: pageOf(ListedWorker)
  }),
  /** Those who have applied to an agency and were not taken on, page by page, the first to apply first. */
  applicants: HttpApiEndpoint.get("applicants", "/agency-worker/applicants/:page/:size", {
    params: pageInPath,
    query: {
      ...agencyInQuery,
      ...afterInQuery,
      /** Only those in whose name, e-mail address or telephone number this text occurs. */
      search: Schema.optional(Schema.String),
      /** Those who were declined, in place of those who wait. */
      declined: Schema.optional(oneOf(["true"]))
    },
    success: pageOf(Applicant)
  }),
  /** The records that wait for an agency to decide, page by page, the first to come first. Who opens one is written down. */
  waiting: HttpApiEndpoint.get("waiting", "/agency-worker/waiting/:page/:size", {
    params: pageInPath,
    query: { ...agencyInQuery, ...afterInQuery },
    success: pageOf(WaitingRecord)
  }),
  /** Takes an applicant on, who is mailed that. A 409 where somebody has decided already. */
  takeOn: HttpApiEndpoint.post("takeOn", "/agency-worker/:workerId/take-on", {
    ...ofWorker,
    success: ServerMessage
  }).annotateMerge(repeatable),
  /** Declines an applicant, who is mailed why. A 409 where somebody has decided already. */
  decline: HttpApiEndpoint.post("decline", "/agency-worker/:workerId/decline", {
    ...ofWorker,
    payload: ApplicantDecision,
    success: ServerMessage
  }).annotateMerge(repeatable),
  /** Lets a worker go; they are in no list of those at work any more, and may be taken on again. */
  letGo: HttpApiEndpoint.post("letGo", "/agency-worker/:workerId/let-go", {
    ...ofWorker,
    success: ServerMessage
  }).annotateMerge(repeatable),
  /** What an agency keeps about the terms and checks of a worker. */
  information: HttpApiEndpoint.get("information", "/agency-worker/:workerId/information", {
    ...ofWorker,
    success: WorkerInformation
  }),
  /** Saves that (specification 002 §7, "agency worker properties"). */
  updateInformation: HttpApiEndpoint.put("updateInformation", "/agency-worker/:workerId/information", {
    ...ofWorker,
    payload: WorkerInformationBody,
    success: WorkerInformation
  }).annotateMerge(repeatable),
  /** Says whether a worker is fit to work for this agency. */
  fitToWork: HttpApiEndpoint.put("fitToWork", "/agency-worker/:workerId/fit-to-work", {
    ...ofWorker,
    payload: FitToWork,
    success: ServerMessage
  }).annotateMerge(repeatable),
  /** What a worker may be booked as by an agency. */
  jobs: HttpApiEndpoint.get("jobs", "/agency-worker/:workerId/jobs", {
    ...ofWorker,
    success: Schema.Array(WorkerJob)
  }),
  /** How many that are. */
  jobCount: HttpApiEndpoint.get("jobCount", "/agency-worker/:workerId/job-count", {
    ...ofWorker,
    success: WorkerJobCount
  }),
  /** Lets a worker be booked as something; a 409 where they may be already. */
  addJob: HttpApiEndpoint.post("addJob", "/agency-worker/:workerId/jobs", {
    ...ofWorker,
    payload: NewWorkerJob,
    success: WorkerJob
  }).annotateMerge(repeatable),
  /** Takes a job away: no booking as that any more. */
  removeJob: HttpApiEndpoint.delete("removeJob", "/agency-worker/:workerId/jobs/:jobId", {
    params: {
      ...workerParams,
      /** The number of the job. */
      jobId: Schema.Int
    },
    query: agencyInQuery,
    success: ServerMessage
  }).annotateMerge(repeatable),
  /** What was written down about a worker, page by page, the latest first. */
  notes: HttpApiEndpoint.get("notes", "/agency-worker/:workerId/notes/:page/:size", {
    params: { ...workerParams, ...pageInPath },
    query: { ...agencyInQuery, ...afterInQuery },
    success: pageOf(WorkerNote)
  }),
  /** Writes down a note about a worker. */
  addNote: HttpApiEndpoint.post("addNote", "/agency-worker/:workerId/notes", {
    ...ofWorker,
    payload: NewWorkerNote,
    success: WorkerNote
  }).annotateMerge(repeatable)
}

/** The workers of an agency, and what it keeps about each (specification 002 §7). */
export class AgencyWorkerApi extends HttpApiGroup.make("agencyWorker")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
