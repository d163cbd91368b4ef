import { Schema } from "effect"
import { bookingStatuses } from "../booking/bookingStatus.ts"
import { code, codesOf, Id, Instant, maybe, named, oneOf } from "../contract/wire.ts"
import { outgoingOf, Uuid } from "../delivery/outgoingOf.ts"
import { vehicleOutlines } from "../vehicle/outlineOf.ts"
import { fuelTypes } from "../vehicle/vehicleCodes.ts"
import {
  accessories,
  cleanlinesses,
  conditionLimits,
  damageKinds,
  fullTank,
  moments,
  views
} from "./conditionChoices.ts"
import { stepOutcomes } from "./reportStep.ts"

const upTo = (length: number) => Schema.String.check(Schema.isMaxLength(length))
const share = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }))

/** How a code is read: as one of a few where it is sent, and whatever it is where it is told. */
type Codes = <const Known extends string>(known: ReadonlyArray<Known>) => Schema.Codec<Known, string>

const anyCode = code as Codes

const damageFields = (codes: Codes) => ({
  /** By what the damage is known: a UUID that its sender made. */
  id: Uuid,
  /** The drawing on which it is marked: the side from which the vehicle is seen. */
  view: codes(views),
  /** Where on the drawing, from its left: 0 to 1. */
  x: share,
  /** Where on the drawing, from its top: 0 to 1. */
  y: share,
  /** What kind of damage it is. */
  kind: codes(damageKinds),
  /** What else is to be said of it, 300 characters at most; a damage of kind OTHER has a note. */
  note: upTo(conditionLimits.note),
  /** By what its photos are known, each a UUID that its sender made; 4 at most. */
  photoIds: Schema.Array(Uuid).check(Schema.isMaxLength(conditionLimits.photosOfDamage))
})

/** One damage: where on which drawing, what it is, and its photos. */
export class Damage extends named<Damage>("Damage")(damageFields(oneOf)) {}

/** A signature under a report. */
export class Signature extends named<Signature>("Signature")({
  /** The name of whoever signed, 100 characters at most. */
  name: upTo(conditionLimits.name),
  /** Whether it was drawn, or the name was typed instead. */
  method: Schema.Literals(["DRAWN", "TYPED"]),
  /** The path of an SVG in a box of 400 by 160; empty where the name was typed. */
  drawing: upTo(conditionLimits.drawing).check(Schema.isPattern(/^[MLC\d., -]*$/)),
  /** When it was signed, in UTC. */
  signedAt: Instant
}) {}

const contentFields = (codes: Codes) => ({
  /** Kilometres, as the odometer shows them. */
  odometer: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: conditionLimits.odometer })),
  /** How full the tank or battery is, in eighths: 0 to 8. */
  fuel: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: fullTank })),
  /** How clean the outside is. */
  outside: codes(cleanlinesses),
  /** How clean the inside is. */
  inside: codes(cleanlinesses),
  /** What belongs into the vehicle, and whether it was there. */
  accessories: Schema.Array(
    Schema.Struct({
      /** What was looked for. */
      accessory: codes(accessories),
      /** Whether it was there. */
      present: Schema.Boolean
    })
  ),
  /** The drawing on which its damages are marked; that of a saloon, where it is not told. */
  outline: maybe(codes(codesOf(vehicleOutlines))),
  /** What else is to be said, 1,000 characters at most. */
  remarks: upTo(conditionLimits.remarks),
  /** Both parties' signatures. */
  signatures: Schema.Struct({
    /** The hirer's. */
    hirer: Signature,
    /** That of whoever hands over or takes back the vehicle for the agency. */
    agency: Signature
  })
})

const sent = contentFields(oneOf)

/** What a report says. */
export class ConditionContent extends named<ConditionContent>("ConditionContent")({
  ...sent,
  /** What belongs into the vehicle, and whether it was there. */
  accessories: sent.accessories.check(Schema.isMaxLength(accessories.length)),
  /** The damages; at return those of the pick-up as well. */
  damages: Schema.Array(Damage).check(Schema.isMaxLength(2 * conditionLimits.damages))
}) {}

/** What a report said that has been received: the same, though its codes may be those of a newer service. */
const ReceivedContent = Schema.Struct({
  ...contentFields(anyCode),
  /** The damages; at return those of the pick-up as well. */
  damages: Schema.Array(Schema.Struct(damageFields(anyCode)).annotate({ identifier: "ReceivedDamage" }))
}).annotate({ identifier: "ReceivedContent" }) as unknown as Schema.Codec<ConditionContent, unknown>

/** The step of the booking that goes with a report: with that of the pick-up the hire starts, with that of the return it is completed. */
export class OutgoingStep extends named<OutgoingStep>("OutgoingStep")({
  /** When it happened by the device's clock, ISO 8601. */
  at: Instant,
  /** The version of the booking that the device knew; a booking that somebody changed since is not moved. */
  version: maybe(Id),
  /** When the report was opened by the device's clock, ISO 8601, where the device knew no version: a booking that somebody changed since is not moved. Without it, `at` counts. */
  openedAt: maybe(Instant)
}) {}

/** A report on its way. */
export class OutgoingReport extends named<OutgoingReport>("OutgoingReport")({
  ...outgoingOf(ConditionContent),
  /** Starts or completes the hire with the report; the report is received whatever becomes of that. */
  step: maybe(OutgoingStep)
}) {}

/** What became of the step that came with a report. */
export class ReceivedStep extends named<ReceivedStep>("ReceivedStep")({
  /** Taken with the report, already so before, in conflict with the booking until a person decides, or settled by one. */
  outcome: code(stepOutcomes),
  /** When it takes effect, in UTC. */
  at: Instant,
  /** When the service received it, in UTC. */
  receivedAt: Instant,
  /** Why it was not taken, where it was not. */
  message: maybe(Schema.String)
}) {}

/** A report as the service has it. */
export class ReceivedReport extends named<ReceivedReport>("ReceivedReport")({
  /** By what the report is known: a UUID that its sender made. */
  id: Uuid,
  /** When it was made: at pick-up or at return. */
  moment: anyCode(moments),
  /** Counts the reports of this moment that took each other's place. */
  version: maybe(Id),
  /** When the service received it, in UTC. */
  receivedAt: Instant,
  /** The name of whoever sent it. */
  receivedFrom: maybe(Schema.String),
  /** What it says. */
  content: ReceivedContent,
  /** How the booking stands by now. */
  bookingStatus: maybe(code(bookingStatuses)),
  /** The step of the booking that came with it. */
  step: maybe(ReceivedStep),
  /** The photos that have arrived. */
  photos: maybe(
    Schema.Array(
      Schema.Struct({
        /** By what the report names the photo. */
        id: Uuid,
        /** Its address, which is good for some minutes. */
        url: Schema.String
      })
    )
  )
}) {}

/** What a report is about. */
export class ReportSubject extends named<ReportSubject>("ReportSubject")({
  /** The number of the hirer. */
  clientId: maybe(Id),
  /** How the booking stands. */
  status: maybe(code(bookingStatuses)),
  /** Counts the changes of the booking. */
  version: maybe(Id),
  /** When the hire starts, in UTC. */
  start: maybe(Instant),
  /** When the hire ends, in UTC. */
  end: maybe(Instant),
  /** Whether another hire of the vehicle has started and is not complete. */
  vehicleIsOut: maybe(Schema.Boolean),
  /** Whether a defect that must be mended first keeps the vehicle out of service. */
  vehicleIsUnfit: maybe(Schema.Boolean),
  /** The hirer's full name. */
  hirerName: maybe(Schema.String),
  /** The vehicle's make. */
  name: maybe(Schema.String),
  /** The vehicle's model. */
  model: maybe(Schema.String),
  /** The vehicle's registration mark. */
  regno: maybe(Schema.String),
  /** The drawing of the vehicle on which damage is marked. */
  outline: maybe(code(codesOf(vehicleOutlines))),
  /** What it runs on: only what can be plugged in has a charging cable. */
  fuelType: maybe(code(codesOf(fuelTypes)))
}) {}

/** Both reports of a booking, as far as they have been received. */
export class ConditionReports extends named<ConditionReports>("ConditionReports")({
  /** The booking, its hirer and its vehicle. */
  subject: maybe(ReportSubject),
  /** The report at pick-up. */
  pickUp: maybe(ReceivedReport),
  /** The report at return. */
  return: maybe(ReceivedReport)
}) {}
