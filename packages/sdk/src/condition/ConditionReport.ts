import { Schema } from "effect"
import { Id, Instant, maybe, Numeric } from "../contract/wire.ts"
import { outgoingOf, Uuid } from "../delivery/outgoingOf.ts"
import {
  accessories,
  cleanlinesses,
  conditionLimits,
  damageKinds,
  fullTank,
  moments,
  views
} from "./conditionChoices.ts"

const upTo = (length: number) => Schema.String.check(Schema.isMaxLength(length))
const share = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }))

/** One damage: where on which drawing (`x` from the left and `y` from the top, 0 to 1), what it is, and its photos. */
export const Damage = Schema.Struct({
  id: Uuid,
  view: Schema.Literals(views),
  x: share,
  y: share,
  kind: Schema.Literals(damageKinds),
  note: upTo(conditionLimits.note),
  photoIds: Schema.Array(Uuid).check(Schema.isMaxLength(conditionLimits.photosOfDamage))
})
export type Damage = typeof Damage.Type

/** `drawing` is the path of an SVG in a box of 400 by 160, and is empty where the name was typed instead. */
export const Signature = Schema.Struct({
  name: upTo(conditionLimits.name),
  method: Schema.Literals(["DRAWN", "TYPED"]),
  drawing: upTo(conditionLimits.drawing).check(Schema.isPattern(/^[MLC\d., -]*$/)),
  signedAt: Instant
})
export type Signature = typeof Signature.Type

/** What a report says: kilometres, and the tank in eighths. */
export const ConditionContent = Schema.Struct({
  odometer: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: conditionLimits.odometer })),
  fuel: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: fullTank })),
  outside: Schema.Literals(cleanlinesses),
  inside: Schema.Literals(cleanlinesses),
  accessories: Schema.Array(
    Schema.Struct({ accessory: Schema.Literals(accessories), present: Schema.Boolean })
  ).check(Schema.isMaxLength(accessories.length)),
  damages: Schema.Array(Damage).check(Schema.isMaxLength(2 * conditionLimits.damages)),
  remarks: upTo(conditionLimits.remarks),
  signatures: Schema.Struct({ hirer: Signature, agency: Signature })
})
export type ConditionContent = typeof ConditionContent.Type

/** A report on its way. */
export const OutgoingReport = outgoingOf(ConditionContent)
export type OutgoingReport = typeof OutgoingReport.Type

/** A report as the service has it; `version` counts the reports that took each other's place. */
export const ReceivedReport = Schema.Struct({
  id: Uuid,
  moment: Schema.Literals(moments),
  version: maybe(Numeric),
  receivedAt: Instant,
  /** Who sent it. */
  receivedFrom: maybe(Schema.String),
  content: ConditionContent,
  /** How the booking stands by now. */
  bookingStatus: maybe(Schema.String),
  /** The photos that have arrived; `url` is an address that works for a short while. */
  photos: maybe(Schema.Array(Schema.Struct({ id: Uuid, url: Schema.String })))
})
export type ReceivedReport = typeof ReceivedReport.Type

/** What a report is about. */
export const ReportSubject = Schema.Struct({
  clientId: maybe(Id),
  /** How the booking stands. */
  status: maybe(Schema.String),
  hirerName: maybe(Schema.String),
  name: maybe(Schema.String),
  model: maybe(Schema.String),
  regno: maybe(Schema.String),
  fuelType: maybe(Schema.String)
})
export type ReportSubject = typeof ReportSubject.Type

/** Both reports of a booking, as far as they have been received. */
export const ConditionReports = Schema.Struct({
  subject: maybe(ReportSubject),
  pickUp: maybe(ReceivedReport),
  return: maybe(ReceivedReport)
})
export type ConditionReports = typeof ConditionReports.Type
