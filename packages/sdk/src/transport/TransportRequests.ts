import { Schema } from "effect"
import { Id, Instant, maybe, named, oneOf } from "../contract/wire.ts"
import { formFields } from "../form/formSchema.ts"
import { AskedMoment } from "./AskedMoment.ts"
import { transportForm } from "./transportForm.ts"
import { transportSteps } from "./transportStep.ts"

const versioned = {
  /** The version that the person saw; where it has another by now, nothing is changed, and it is a 409. */
  version: maybe(Id)
}

const asked = {
  ...formFields(transportForm),
  /** When the patient is to be picked up, ISO 8601; without an offset what the clocks in the agency's time zone show. */
  dateTimeRequired: Schema.optional(Schema.NullOr(AskedMoment)),
  /** The patient's day of birth; of a date-time the day in the agency's time zone, or the one that is written where it is midnight. */
  pdob: Schema.optional(Schema.NullOr(Schema.String.annotate({ format: "date" })))
}

const confirmed = {
  /** The odd answers that the person says are right: the question, what was said of it, and the answer as JSON. */
  confirmed: maybe(
    Schema.Array(
      Schema.Struct({
        /** The question. */
        field: Schema.String,
        /** What was said of its answer. */
        text: Schema.String,
        /** The answer as it was typed, as JSON. */
        answer: Schema.String
      })
    )
  )
}

/** A journey that is asked for. */
export class NewTransport extends named<NewTransport>("NewTransport")({
  /** The agency that is asked. */
  agencyId: Id,
  ...asked,
  ...confirmed,
  /** A name of this request's own, such as a UUID: the same request with the same key is made once. */
  idempotencyKey: maybe(Schema.String)
}) {}

/** A request as it is changed: all of it. */
export class TransportChange extends named<TransportChange>("TransportChange")({
  ...asked,
  ...confirmed,
  /** Why it is changed, 500 characters at most; the agency that has accepted it reads it, and wants it. */
  reason: maybe(Schema.String),
  ...versioned
}) {}

/** What a guest is told who asked for a journey. */
export class TransportReceipt extends named<TransportReceipt>("TransportReceipt")({
  /** The reference by which people call it. */
  refPrefix: Schema.String,
  /** When the patient is to be picked up, in UTC. */
  dateTimeRequired: Instant,
  /** What the agency is called. */
  agencyName: Schema.String,
  /** The agency's time zone, such as `Europe/Paris`; the platform's where it is absent. */
  timeZone: maybe(Schema.String)
}) {}

/** A step of a job's life; what it needs besides has a call of its own. */
export class TransportStepTaken extends named<TransportStepTaken>("TransportStepTaken")({
  /** The step. */
  event: oneOf(transportSteps),
  /** Why, 500 characters at most; declining, cancelling and aborting want a reason. */
  reason: maybe(Schema.String),
  ...versioned
}) {}

/** The planned times with which a job is authorised (specification 002 §5: all are required). */
export class TransportAuthorisation extends named<TransportAuthorisation>("TransportAuthorisation")({
  /** The number of the job. */
  transportId: Id,
  /** When it begins, in UTC. */
  start: maybe(Instant),
  /** When it ends, in UTC. */
  end: maybe(Instant),
  /** Minutes of breaks. */
  breakTime: maybe(Id),
  ...versioned
}) {}

/** What of the ward's changes a person saw. */
export class ChangesSeen extends named<ChangesSeen>("ChangesSeen")({
  /** The number of the latest change that they saw: one that came after it stays to be looked at. All, where it is absent. */
  upTo: maybe(Id)
}) {}

/** Which vehicle, driver or leader; absent where none shall be. */
export class TransportPick extends named<TransportPick>("TransportPick")({
  /** The number of the vehicle or the worker. */
  id: maybe(Id),
  ...versioned
}) {}

/** Whose seat it shall be. */
export class SeatOrder extends named<SeatOrder>("SeatOrder")({
  /** The number of the worker. */
  workerId: Id
}) {}

/** What becomes of a place. */
export class SeatDecision extends named<SeatDecision>("SeatDecision")({
  /** Why, 500 characters at most; a removal after commitment wants a reason. */
  reason: maybe(Schema.String),
  /** The version of the booking that the person saw. */
  version: maybe(Id)
}) {}

/** The lines of the crew as an agency needs them. */
export class CrewLines extends named<CrewLines>("CrewLines")({
  /** The lines, as in the request; they stay as they are where they are absent. */
  transportWorkerSpecList: formFields(transportForm).transportWorkerSpecList,
  ...versioned
}) {}

/** The hours that a crew has worked (specification 002 §7). */
export class WorkerTimes extends named<WorkerTimes>("WorkerTimes")({
  /** The number of the job. */
  id: Id,
  /** The hours of each. */
  times: Schema.Array(
    Schema.Struct({
      /** The number of the booking. */
      bookingId: Id,
      /** When the work began, in UTC. */
      start: Instant,
      /** When it ended, in UTC. */
      end: Instant,
      /** Minutes of breaks; none where it is absent. */
      breakTime: maybe(Id),
      /** Why an earlier entry is corrected. */
      reason: maybe(Schema.String),
      /** The version of the booking that the person saw; where it has another by now, nothing is entered, and it is a 409. */
      version: maybe(Id)
    })
  )
}) {}

/** A message to the other side. */
export class MessageBody extends named<MessageBody>("MessageBody")({
  /** What is written, 2,000 characters at most. */
  body: Schema.String
}) {}
