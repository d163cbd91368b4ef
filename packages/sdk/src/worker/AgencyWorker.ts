import { Schema } from "effect"
import { AgencyReference } from "../contract/AgencyReference.ts"
import { code, Day, Id, Instant, maybe, named } from "../contract/wire.ts"
import { JobVerdict } from "../eligibility/EligibilityApi.ts"
import { answerFields, formFields } from "../form/formSchema.ts"
import { workingStandings } from "./agencyWorkerLists.ts"
import { informationForm } from "./informationForm.ts"

/** A worker in the list of an agency. */
export class ListedWorker extends named<ListedWorker>("ListedWorker")({
  /** The number of the worker. */
  id: Id,
  /** First names. */
  firstname: Schema.String,
  /** Surname. */
  lastname: Schema.String,
  /** E-mail address; not of whoever was declined or has left, no more than their telephone number. */
  email: maybe(Schema.String),
  /** Telephone number. */
  phoneNumber: maybe(Schema.String),
  /** The number by which the agency knows them. */
  employmentNumber: maybe(Schema.String),
  /** Where they stand with the agency. */
  standing: code(workingStandings),
  /** The names of what they may be booked as. */
  assignmentCodes: Schema.Array(Schema.String),
  /** Whether they may work tomorrow as each of those; absent of whoever is not at work. */
  verdicts: maybe(Schema.Array(JobVerdict)),
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
  /** E-mail address; not of whoever was declined or has left, no more than their telephone number. */
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
  /** PHYSICAL where an agency gave the training itself, which has no certificate on paper. */
  type: maybe(code(["EXTERNAL", "PHYSICAL"])),
  /** Whether the portal shows a certificate of a PHYSICAL one. */
  showCertificate: maybe(Schema.Boolean),
  /** Counts its changes; whoever reviews it names the one that they saw. */
  version: Id,
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
