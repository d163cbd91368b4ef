import { Schema } from "effect"
import { code, Id, Instant, maybe, named } from "../contract/wire.ts"
import { answerFields } from "../form/formSchema.ts"
import { TransportPerson, TransportSpec } from "./TransportCrew.ts"
import { TransportFacts } from "./TransportFacts.ts"
import { transportForm } from "./transportForm.ts"
import { agencyStandings, transportStatuses } from "./transportStatus.ts"

/** What a ward changed in a request. */
export class RequestChange extends named<RequestChange>("RequestChange")({
  /** The number of the change. */
  id: Id,
  /** When, in UTC. */
  at: Instant,
  /** Who, where it was not the holder of the link. */
  by: maybe(Schema.String),
  /** Why, where a reason was given. */
  reason: maybe(Schema.String),
  /** Each answer before and after, in words. */
  answers: Schema.Array(
    Schema.Struct({
      /** The name of the question. */
      field: Schema.String,
      /** What was said before. */
      before: Schema.String,
      /** What is said now. */
      after: Schema.String
    })
  ),
  /** When somebody at the agency said that they have seen it, in UTC. */
  seenAt: maybe(Instant)
}) {}

/** Another request for the same patient on the same day. */
export class SamePatient extends named<SamePatient>("SamePatient")({
  /** The number of that job. */
  id: Id,
  /** Its reference. */
  ref: Schema.String,
  /** When that patient is to be picked up, in UTC. */
  dateTimeRequired: Instant,
  /** Where it stands. */
  transportStatus: code(transportStatuses)
}) {}

/** A transport job as somebody may read it (specification 002 §3). */
export class TransportJob extends named<TransportJob>("TransportJob")({
  /** The number of the job. */
  id: Id,
  /** Counts its changes. */
  version: Id,
  /** Where it stands, to whoever reads it. */
  transportStatus: code(agencyStandings),
  /** The reference by which people call it. */
  refPrefix: Schema.String,
  /** The agency that has accepted it, or that alone was asked. */
  agencyId: maybe(Id),
  /** What that agency is called. */
  agencyName: maybe(Schema.String),
  /** Its telephone. */
  agencyTelephone: maybe(Schema.String),
  /** Its time zone, such as `Europe/Paris`; the platform's where it is absent. */
  timeZone: maybe(Schema.String),
  /** The client whose ward asked; absent where a guest did. */
  clientId: maybe(Id),
  /** What that client is called. */
  clientName: maybe(Schema.String),
  /** Which agencies may see it; administrators are told. */
  transportLegibleAgencyIds: maybe(Schema.Array(Id)),
  ...answerFields(transportForm),
  /** The crew that is asked for, with who is booked. */
  transportWorkerSpecList: Schema.Array(TransportSpec),
  /** The questions whose answers are not for this reader. */
  withheld: Schema.Array(Schema.String),
  /** Where the risk document can be read, for some minutes; absent where there is none, or where it is not for this reader. */
  riskDoc: maybe(
    Schema.Struct({
      /** What the file is called. */
      name: Schema.String,
      /** Its address. What stands before a question mark is of this very document: another that takes its place has another. */
      url: Schema.String
    })
  ),
  /** When the job is planned to begin, in UTC. */
  shiftDate: maybe(Instant),
  /** When it is planned to end, in UTC. */
  shiftEndDate: maybe(Instant),
  /** When the crew left, in UTC; the ward is told. */
  leftAt: maybe(Instant),
  /** When the patient was at the destination, in UTC, once the journey is over; absent where they were taken elsewhere. The ward is told. */
  arrivedAt: maybe(Instant),
  /** Minutes of breaks that are planned. */
  breakTime: maybe(Id),
  /** The vehicle that is picked. */
  vehicle: maybe(
    Schema.Struct({
      /** Its number. */
      id: Id,
      /** Its make and model. */
      name: Schema.String,
      /** Its registration mark. */
      regno: maybe(Schema.String),
      /** Where it stands with the platform. */
      status: maybe(Schema.String)
    })
  ),
  /** The driver who is picked. */
  driver: maybe(TransportPerson),
  /** The team leader. */
  teamLeader: maybe(TransportPerson),
  /** What decides about the next steps; whoever takes none is told none. */
  facts: maybe(TransportFacts),
  /** What the ward changed since the job was accepted, the latest first. */
  changes: maybe(Schema.Array(RequestChange)),
  /** The same patient on the same day; the ward's own client and the agency are told, and nobody else. */
  samePatient: maybe(Schema.Array(SamePatient)),
  /** Why it was declined, cancelled or aborted; ward and agency are told. */
  endedBecause: maybe(Schema.String),
  /** Why what it says of the patient must not be erased; administrators are told. */
  heldBecause: maybe(Schema.String),
  /** From when on what it says of the patient is erased, unless somebody holds it, in UTC; administrators are told. */
  erasedFrom: maybe(Instant),
  /** Since when nothing of the patient is kept, in UTC. */
  erasedAt: maybe(Instant),
  /** How the sealed pack of a closed journey stands; its agency and its ward are told. */
  pack: maybe(
    Schema.Struct({
      /** When it was sealed, in UTC; absent while it is not sealed yet. */
      sealedAt: maybe(Instant),
      /** Until when all of it is kept, in UTC; absent where somebody holds it for longer. */
      keptUntil: maybe(Instant)
    })
  )
}) {}
