import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, codesOf, Day, Id, Instant, maybe, named, oneOf } from "../contract/wire.ts"
import { outcomeWords, shortfallWords, verdictWords } from "./eligibilityWords.ts"
import { evidenceKinds } from "./Requirement.ts"

/** Something that meets a requirement. */
export class MetBy extends named<MetBy>("MetBy")({
  /** A training or compliance of the lookups, or what the agency has on record: right to work, DBS check, being fit to work. */
  kind: code(evidenceKinds),
  /** The number of the training or compliance. */
  id: maybe(Id),
  /** What that is called. */
  name: maybe(Schema.String)
}) {}

/** What an agency asks of whoever is booked as something. */
export class AskedRequirement extends named<AskedRequirement>("AskedRequirement")({
  /** The number of the requirement among those of its assignment code. */
  id: Id,
  /** What a person reads. */
  name: Schema.String,
  /** Any one of these will do. */
  anyOf: Schema.Array(MetBy),
  /** What follows where it is not met. */
  otherwise: code(["WARN", "REFUSE"]),
  /** For how many days after its last something goes on counting, with a warning. */
  graceDays: Id,
  /** Whether it always refuses and has no grace, as the law has it. */
  binding: Schema.Boolean
}) {}

/** All that an agency asks of an assignment code. */
export class RequirementSet extends named<RequirementSet>("RequirementSet")({
  /** What workers are booked as, by its number in the lookups. */
  assignmentCodeId: Id,
  /** What that is called. */
  assignmentCode: Schema.String,
  /** Whether the law demands a DBS check of whoever does it, so that one always refuses and has no grace. */
  needsDbs: Schema.Boolean,
  /** What is asked, in its order. */
  requirements: Schema.Array(AskedRequirement),
  /** Counts the changes; 0 while the agency has not said anything and the starting set holds. */
  version: Id
}) {}

/** The same as it is saved. */
export class RequirementSetBody extends named<RequirementSetBody>("RequirementSetBody")({
  /** What is asked, in its order; 40 at most. */
  requirements: Schema.Array(
    Schema.Struct({
      /** The number that it has; absent for one that is new. */
      id: maybe(Id),
      /** What a person reads, 100 characters at most. */
      name: Schema.String,
      /** Any one of these will do; 10 at most. */
      anyOf: Schema.Array(
        Schema.Struct({
          /** What it is. */
          kind: oneOf(evidenceKinds),
          /** The number of the training or compliance. */
          id: maybe(Id)
        })
      ),
      /** What follows where it is not met. */
      otherwise: oneOf(["WARN", "REFUSE"]),
      /** 0 to 365 days. */
      graceDays: Id
    })
  ),
  /** The version that was edited; where it has another by now, nothing is changed, and it is a 409. */
  version: Id
}) {}

const found = {
  /** Whether it is met. */
  outcome: code(codesOf(outcomeWords)),
  /** What is wrong, and on which day it is so for the first time. */
  shortfall: maybe(
    Schema.Struct({
      /** What is wrong. */
      kind: code(codesOf(shortfallWords)),
      /** The first day. */
      day: Day
    })
  )
}
const told = {
  ...found,
  /** The last day on which it stays met; absent where it never ends, and where it is not met. */
  until: maybe(Day),
  /** The number of the record that meets it or comes nearest to it, where that is one. */
  recordId: maybe(Id)
}

/** How a worker meets one requirement. */
export class RequirementFinding extends named<RequirementFinding>("RequirementFinding")({
  /** The number of the requirement. */
  requirementId: Id,
  /** What a person reads. */
  name: Schema.String,
  /** Any one of these meets it. */
  anyOf: Schema.Array(MetBy),
  ...told
}) {}

/** Whether a worker may be booked as something by an agency. */
export class JobEligibility extends named<JobEligibility>("JobEligibility")({
  /** The number of the agency. */
  agencyId: Id,
  /** What they would be booked as, by its number in the lookups. */
  assignmentCodeId: Id,
  /** What that is called. */
  assignmentCode: Schema.String,
  /** Whether they may. */
  verdict: code(codesOf(verdictWords)),
  /** Every requirement. */
  findings: Schema.Array(RequirementFinding)
}) {}

/** A requirement that a worker does not meet. */
export class UnmetRequirement extends named<UnmetRequirement>("UnmetRequirement")({
  /** The number of the requirement. */
  requirementId: Id,
  /** What a person reads. */
  name: Schema.String,
  ...found
}) {}

/** Whether a worker may be booked as something, with what is in the way. */
export class JobVerdict extends named<JobVerdict>("JobVerdict")({
  /** What they would be booked as, by its number in the lookups. */
  assignmentCodeId: Id,
  /** What that is called. */
  assignmentCode: Schema.String,
  /** Whether they may. */
  verdict: code(codesOf(verdictWords)),
  /** What they do not meet; an administrator is told of trainings. */
  unmet: Schema.Array(UnmetRequirement),
  /** How much more they do not meet, which the agency alone is told; absent where it is nothing. */
  withheld: maybe(Id)
}) {}

/** How a worker meets a requirement, in the place of that requirement. */
export class MatrixCell extends named<MatrixCell>("MatrixCell")(told) {}

/** A worker with every requirement. */
export class MatrixWorker extends named<MatrixWorker>("MatrixWorker")({
  /** The number of the worker. */
  id: Id,
  /** First names. */
  firstname: Schema.String,
  /** Surname. */
  lastname: Schema.String,
  /** The number by which the agency knows them. */
  employmentNumber: maybe(Schema.String),
  /** Whether they may work. */
  verdict: code(codesOf(verdictWords)),
  /** One for each requirement, in their order. */
  cells: Schema.Array(MatrixCell),
  /** From which day on that changes within 90 days, if nobody does anything. */
  changes: Schema.Array(
    Schema.Struct({
      /** The first day. */
      day: Day,
      /** Whether they may from then on. */
      verdict: code(codesOf(verdictWords))
    })
  )
}) {}

/** Every worker who may be booked as something, with every requirement; what hurts first stands on top. */
export class EligibilityMatrix extends named<EligibilityMatrix>("EligibilityMatrix")({
  /** What they would be booked as, by its number in the lookups. */
  assignmentCodeId: Id,
  /** When the shift begins, in UTC. */
  start: Instant,
  /** When it ends, in UTC. */
  end: Instant,
  /** What is asked, in its order. */
  requirements: Schema.Array(AskedRequirement),
  /** The workers. */
  workers: Schema.Array(MatrixWorker)
}) {}

const codeParams = {
  /** What workers are booked as, by its number in the lookups. */
  assignmentCodeId: Schema.Int
}
const shiftInQuery = {
  /** When the shift begins, ISO 8601 with `Z` or its offset from UTC, from 1900 to 2199; tomorrow by the agency's calendar unless told. */
  start: Schema.optional(Schema.String),
  /** When it ends, written alike; the end of that day unless told. */
  end: Schema.optional(Schema.String)
}

const calls = {
  /** What an agency asks of an assignment code: the starting set until it has said something itself. */
  requirements: HttpApiEndpoint.get("requirements", "/eligibility/requirements/:assignmentCodeId", {
    params: codeParams,
    query: agencyInQuery,
    success: RequirementSet
  }),
  /** Says what an agency asks of an assignment code from now on. */
  saveRequirements: HttpApiEndpoint.put("saveRequirements", "/eligibility/requirements/:assignmentCodeId", {
    params: codeParams,
    query: agencyInQuery,
    payload: RequirementSetBody,
    success: RequirementSet
  }).annotateMerge(repeatable),
  /** Whether a worker may work a shift as each of what they may be booked as; a worker is told for every agency. */
  ofWorker: HttpApiEndpoint.get("ofWorker", "/worker/:workerId/eligibility", {
    params: {
      /** The number of the worker. */
      workerId: Schema.Int
    },
    query: { ...agencyInQuery, ...shiftInQuery },
    success: Schema.Array(JobEligibility)
  }),
  /** Whether each of an agency's workers may work a shift, evaluated when it is asked. */
  matrix: HttpApiEndpoint.get("matrix", "/eligibility/matrix/:assignmentCodeId", {
    params: codeParams,
    query: { ...agencyInQuery, ...shiftInQuery },
    success: EligibilityMatrix
  })
}

/** Who may work (docs/eligibility.md). */
export class EligibilityApi extends HttpApiGroup.make("eligibility")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
