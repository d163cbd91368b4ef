import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { AgencyReference } from "../contract/AgencyReference.ts"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { directions } from "../contract/directions.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, codesJoined, Day, Id, Instant, maybe, named, oneOf } from "../contract/wire.ts"
import { answerFields, formFields } from "../form/formSchema.ts"
import { agencyWorkerSorts, workingStandings } from "./agencyWorkerLists.ts"
import { informationForm } from "./informationForm.ts"

/** A worker in the list of an agency. */
export class ListedWorker extends named<ListedWorker>("ListedWorker")({
  /** The number of the worker. */
  id: Id,
  /** First names. */
  firstname: Schema.String,
  /** Surname. */
  lastname: Schema.String,
  /** E-mail address. */
  email: maybe(Schema.String),
  /** Telephone number. */
  phoneNumber: maybe(Schema.String),
  /** The number by which the agency knows them. */
  employmentNumber: maybe(Schema.String),
  /** Where they stand with the agency. */
  standing: code(workingStandings),
  /** The names of what they may be booked as. */
  assignmentCodes: Schema.Array(Schema.String),
  /** Whether they let the agency see their records. */
  shares: Schema.Boolean,
  /** Whether the agency found them fit to work. */
  fitToWork: Schema.Boolean,
  /** How many of their records wait for the agency to decide. */
  waiting: Id,
  /** The next day on which a record of theirs that counts ends. */
  nextExpiry: maybe(Day),
  /** The agency whose worker they are. */
  agency: maybe(AgencyReference)
}) {}

/** Somebody who has applied to an agency. */
export class Applicant extends named<Applicant>("Applicant")({
  /** The number of the worker. */
  id: Id,
  /** First names. */
  firstname: Schema.String,
  /** Surname. */
  lastname: Schema.String,
  /** E-mail address. */
  email: maybe(Schema.String),
  /** Telephone number. */
  phoneNumber: maybe(Schema.String),
  /** What they applied as. */
  assignmentCode: maybe(Schema.String),
  /** When, in UTC. */
  appliedAt: maybe(Instant),
  /** Whether they were declined before. */
  declined: Schema.Boolean,
  /** Why they were declined. */
  declinedBecause: maybe(Schema.String)
}) {}

/** A record of a worker that waits for an agency to decide. */
export class WaitingRecord extends named<WaitingRecord>("WaitingRecord")({
  /** The number of the record. */
  id: Id,
  /** What it is. */
  sort: code(["training", "compliance"]),
  /** What it is of, in words. */
  name: Schema.String,
  /** The number of the worker. */
  workerId: Id,
  /** First names. */
  firstname: Schema.String,
  /** Surname. */
  lastname: Schema.String,
  /** The day on which its certificate was issued. */
  issued: maybe(Day),
  /** The last day on which it is valid. */
  expires: maybe(Day),
  /** The address of the certificate, which is good for some minutes; absent while none was uploaded. */
  document: maybe(Schema.String),
  /** The number of the version that waits, which a reviewer names. */
  number: Id,
  /** When it was put on file, in UTC. */
  uploaded: Instant
}) {}

/** Why an applicant is declined. */
export class ApplicantDecision extends named<ApplicantDecision>("ApplicantDecision")({
  /** What they read, 255 characters at most. */
  reason: Schema.String
}) {}

/** What an agency keeps about the terms and checks of a worker (specification 002 §3). */
export class WorkerInformation extends named<WorkerInformation>("WorkerInformation")({
  /** The number of this information. */
  id: Id,
  /** The number of the worker. */
  workerId: Id,
  /** The number of the agency. */
  agencyId: Id,
  ...answerFields(informationForm),
  /** Whether the agency found them fit to work. */
  fitToWork: Schema.Boolean,
  /** Counts its changes. */
  version: Id
}) {}

/** The same as it is saved (specification 002 §7). */
export class WorkerInformationBody extends named<WorkerInformationBody>("WorkerInformationBody")({
  /** The number of this information. */
  id: maybe(Id),
  /** The number of the worker. */
  workerId: maybe(Id),
  /** The number of the agency. */
  agencyId: maybe(Id),
  ...formFields(informationForm),
  /** The version that was edited; where it has another by now, nothing is changed, and it is a 409. */
  version: maybe(Id)
}) {}

/** Whether an agency finds a worker fit to work (specification 002 §7). */
export class FitToWork extends named<FitToWork>("FitToWork")({
  /** The number of the worker. */
  workerId: maybe(Id),
  /** Whether they are. */
  fitToWork: Schema.Boolean
}) {}

/** What a worker may be booked as by an agency. */
export class WorkerJob extends named<WorkerJob>("WorkerJob")({
  /** The number of the job. */
  id: Id,
  /** What they may be booked as, by its number in the lookups. */
  assignmentCodeId: Id,
  /** What that is called. */
  assignmentCode: Schema.String,
  /** How they are paid for it, by its number in the lookups. */
  paymentMethodId: Id,
  /** What that is called. */
  paymentMethod: Schema.String,
  /** Since when, in UTC. */
  addedAt: Instant
}) {}

/** What a worker may be booked as from now on (specification 002 §7). */
export class NewWorkerJob extends named<NewWorkerJob>("NewWorkerJob")({
  /** By its number in the lookups. */
  assignmentCodeId: maybe(Id),
  /** How they are paid for it, by its number in the lookups. */
  paymentMethodId: maybe(Id)
}) {}

/** How many jobs a worker has with an agency. */
export class WorkerJobCount extends named<WorkerJobCount>("WorkerJobCount")({
  /** So many. */
  count: Id
}) {}

/** What somebody of an agency wrote down about a worker; only the agency's own people read it. */
export class WorkerNote extends named<WorkerNote>("WorkerNote")({
  /** The number of the note. */
  id: Id,
  /** What it says. */
  note: Schema.String,
  /** Who wrote it; absent where they are no longer there. */
  author: maybe(Schema.String),
  /** When, in UTC. */
  at: Instant
}) {}

/** What is to be written down (specification 002 §7). */
export class NewWorkerNote extends named<NewWorkerNote>("NewWorkerNote")({
  /** What it says, 2,000 characters at most. */
  note: Schema.String
}) {}

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
  /** Takes an applicant on. A 409 where somebody has decided already. */
  takeOn: HttpApiEndpoint.post("takeOn", "/agency-worker/:workerId/take-on", {
    ...ofWorker,
    success: ServerMessage
  }).annotateMerge(repeatable),
  /** Declines an applicant, who reads why. A 409 where somebody has decided already. */
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
