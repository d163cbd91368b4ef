import { Schema } from "effect"
import { code, codesOf, Day, Id, maybe, named } from "../contract/wire.ts"
import { verdictWords } from "../eligibility/eligibilityWords.ts"
import { shiftStatuses } from "./shiftStatus.ts"
import { Engagement } from "./TransportSchedule.ts"

/** A vehicle that may be picked for a job. */
export class VehicleForJob extends named<VehicleForJob>("VehicleForJob")({
  /** The number of the vehicle. */
  id: Id,
  /** Its make and model. */
  name: Schema.String,
  /** Its registration mark. */
  regno: maybe(Schema.String),
  /** Where it stands: the town or city. */
  city: maybe(Schema.String),
  /** Whether it is approved and in service. */
  approved: Schema.Boolean,
  /** The defects that keep it out of service until they are mended, in words; absent where there is none. */
  defects: maybe(Schema.Array(Schema.String)),
  /** What takes it at that time; empty where it is free. */
  taken: Schema.Array(Engagement)
}) {}

/** A worker who may drive, or take a seat. */
export class WorkerForJob extends named<WorkerForJob>("WorkerForJob")({
  /** The number of the worker. */
  id: Id,
  /** First names. */
  firstname: Schema.String,
  /** Surname. */
  lastname: Schema.String,
  /** Whether they may work the job's own hours. */
  verdict: code(codesOf(verdictWords)),
  /** What is in the way, or warns, in words. */
  because: Schema.Array(Schema.String),
  /** Until which day that holds, where it ends. */
  until: maybe(Day),
  /** What takes them at that time; empty where they are free. */
  taken: Schema.Array(Engagement),
  /** Hours of rest before or after, where they are fewer than eleven. */
  restHours: maybe(Schema.Finite),
  /** Their place in this job, where they have one or had one. */
  shiftStatus: maybe(code(shiftStatuses))
}) {}

/** The workers for one line of the crew, those who may and are free first. */
export class WorkersForSpec extends named<WorkersForSpec>("WorkersForSpec")({
  /** The number of the line. */
  workerSpecId: Id,
  /** The workers. */
  workers: Schema.Array(WorkerForJob)
}) {}

/** An agency that may be asked to carry a job out. */
export class AgencyForJob extends named<AgencyForJob>("AgencyForJob")({
  /** The number of the agency. */
  id: Id,
  /** What the agency is called. */
  name: Schema.String,
  /** Whether it may see the job, or has passed it on; absent where it was not asked. */
  standing: maybe(code(["ASKED", "PASSED"]))
}) {}
