import { Schema } from "effect"
import { Id, Instant, maybe, named } from "../contract/wire.ts"
import { formSchema } from "../form/formSchema.ts"
import { WorkerTimes } from "../transport/TransportRequests.ts"
import { dropOffForm } from "./dropOffForm.ts"
import { incidentForm } from "./incidentForm.ts"
import { medicationForm } from "./medicationForm.ts"
import { propertyForm } from "./propertyForm.ts"
import { vehicleLogForm } from "./vehicleLogForm.ts"

/** The schemas of what is noted, by the kind of record. */
export const logContents = {
  vehicle: formSchema(vehicleLogForm),
  property: formSchema(propertyForm),
  medication: formSchema(medicationForm),
  dropOff: formSchema(dropOffForm),
  incident: formSchema(incidentForm),
  times: WorkerTimes
}

/** What was noted: one of these, as the kind of its record says. */
export class LogContent extends named<LogContent>("LogContent")({
  /** The log of the vehicle. */
  vehicle: maybe(logContents.vehicle),
  /** The patient's property, taken over or handed over. */
  property: maybe(logContents.property),
  /** Medication, taken over or handed over. */
  medication: maybe(logContents.medication),
  /** Drop-off and feedback. */
  dropOff: maybe(logContents.dropOff),
  /** The times of the crew. */
  times: maybe(logContents.times),
  /** An incident. */
  incident: maybe(logContents.incident)
}) {}

/** A defect that an earlier journey left open. */
export class OpenDefect extends named<OpenDefect>("OpenDefect")({
  /** The number of the defect. */
  id: Id,
  /** The name of the check that failed. */
  check: Schema.String,
  /** What that is called. */
  label: Schema.String,
  /** ROADWORTHINESS, CRITICAL or MINOR. */
  gravity: Schema.String,
  /** What is wrong. */
  note: maybe(Schema.String),
  /** The reference of the journey on which it was found. */
  refPrefix: maybe(Schema.String),
  /** Whether whoever led that journey before found it: it is mended, and no log closes it by passing its check. */
  isFoundBefore: maybe(Schema.Boolean),
  /** Whether another journey has found the same: then no log closes it by passing its check either. */
  isFoundElsewhere: maybe(Schema.Boolean),
  /** Who at the agency overruled it for this journey, and why. */
  overruledBy: maybe(Schema.String),
  /** Their reason. */
  overruledBecause: maybe(Schema.String),
  /** When they did, in UTC. */
  overruledAt: maybe(Instant),
  /** What was said of it then: the crew may leave with that, and not with another finding of the same check. */
  overruledFor: maybe(
    Schema.Struct({
      /** What was wrong. */
      note: maybe(Schema.String),
      /** The photos of it. */
      photoIds: Schema.Array(Schema.String)
    })
  )
}) {}

/** A defect that was mended, as far as a journey has to do with it. */
export class MendedDefect extends named<MendedDefect>("MendedDefect")({
  /** The number of the defect. */
  id: Id,
  /** The name of the check that failed. */
  check: Schema.String,
  /** What that is called. */
  label: Schema.String,
  /** ROADWORTHINESS, CRITICAL or MINOR. */
  gravity: Schema.String,
  /** What was wrong. */
  note: maybe(Schema.String),
  /** The reference of the journey on which it was found. */
  refPrefix: maybe(Schema.String),
  /** Who said that it was mended. */
  mendedBy: maybe(Schema.String),
  /** How, in their words. */
  mendedHow: maybe(Schema.String),
  /** When they said so, in UTC. */
  mendedAt: Instant
}) {}
