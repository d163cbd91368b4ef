import { Schema } from "effect"
import { AgencyReference } from "../contract/AgencyReference.ts"
import { code, Day, Id, maybe, named } from "../contract/wire.ts"
import { formFields } from "../form/formSchema.ts"
import { agencyWorkerForm } from "./workerForm.ts"

/** A flexi-worker (specification 002 §3). Of whom whoever asks may know less, the rest is absent. */
export class Worker extends named<Worker>("Worker")({
  /** The number of the worker. */
  id: Id,
  /** First names. */
  firstname: Schema.String,
  /** Surname. */
  lastname: Schema.String,
  /** The day of birth. */
  dob: maybe(Day),
  /** E-mail address. */
  email: maybe(Schema.String),
  /** The address of a picture. */
  profilePic: maybe(Schema.String),
  /** Telephone number. */
  phoneNumber: maybe(Schema.String),
  /** Where they live. */
  address: maybe(Schema.String),
  /** The number by which the agency that asks knows them. */
  employmentNumber: maybe(Schema.String),
  /** FEMALE or MALE. */
  gender: maybe(code(["FEMALE", "MALE"])),
  /** Two letters (ISO 3166-1). */
  nationality: maybe(Schema.String),
  /** With what they sign in. */
  username: maybe(Schema.String),
  /** What they are booked as first of all, by its number in the lookups. */
  assignmentCodeId: maybe(Id),
  /** The same, with its name. */
  assignmentCode: maybe(
    Schema.Struct({
      /** Its number. */
      id: Id,
      /** What it is called. */
      name: Schema.String
    })
  ),
  /** The agency for which they are asked for. */
  agency: maybe(AgencyReference),
  /** Where they stand with the agency that asks. */
  standing: maybe(code(["APPLIED", "TAKEN_ON", "DECLINED", "LEFT"])),
  /** Whether they let the agency that asks see their records. */
  shares: maybe(Schema.Boolean),
  /** Whether the agency that asks has made them a conditional offer. */
  offered: maybe(Schema.Boolean),
  /** Whether the agency that asks found them fit to work. */
  fitToWork: maybe(Schema.Boolean),
  /** Counts their changes. */
  version: maybe(Id)
}) {}

/** What is known of a worker as a person, and the number that an agency gave them; it is left out by whoever is no agency. */
export class WorkerDetails extends named<WorkerDetails>("WorkerDetails")({
  ...formFields(agencyWorkerForm),
  /** With what they sign in; it cannot be changed here. */
  username: maybe(Schema.String),
  /** The version that was edited; where it has another by now, nothing is changed, and it is a 409. */
  version: maybe(Id)
}) {}
