import type { DeliveryTypes, RecordOfJob } from "@crewfleet/machines"
import { checksByName, type LogRecordKind } from "@crewfleet/sdk/rules"
import type { Outbox } from "../../../../web/src/delivery/makeOutbox.ts"
import type { LogOutboxes } from "../../../../web/src/leader/logOutboxes.ts"
import type { Random } from "../../../src/seed/Random.ts"

/** Answers to the questions of whatever part. */
export type Answers = Readonly<Record<string, unknown>>

/** Which journey a log is of. */
export interface Journey {
  readonly id: number
  readonly vehicleId: number
}

/** Something that was typed: the edit that it makes, and what stood there before. */
interface Typed {
  readonly edit: Answers
  readonly field: string
  readonly seen: string
}

/** A part of a log as a leader fills it in. */
export interface Part {
  readonly kind: LogRecordKind
  readonly outboxIn: (outboxes: LogOutboxes) => Outbox<DeliveryTypes>
  readonly recordOf: (journey: Journey) => RecordOfJob
  /** What makes a form complete, whatever else was typed. */
  readonly complete: (form: Answers, journey: Journey) => Answers
  readonly type: (form: Answers, mark: string, chance: Random) => Typed
}

const signed = (name: string) => ({
  ...{ name, method: "TYPED", drawing: "", confirmed: true },
  signedAt: "2026-11-20T09:00:00.000Z"
})
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const textIn = (form: Answers, field: string) => String(form[field] ?? "")

/** Types into one of some questions for text. */
const typingIn =
  (...fields: ReadonlyArray<string>): Part["type"] =>
  (form, mark, chance) => {
    const field = chance.pick(fields)
    return { edit: { [field]: mark }, field, seen: textIn(form, field) }
  }

/** Types into a line of a list, of which the first few are used. */
const typingInLines =
  (list: string): Part["type"] =>
  (form, mark, chance) => {
    const lines = form[list] as ReadonlyArray<string>
    const line = chance.whole(0, 3)
    return { edit: { [list]: lines.with(line, mark) }, field: `${list}/${line}`, seen: lines[line] ?? "" }
  }

const passed = { result: "PASS", note: "", photoIds: [], mended: "", telephoned: "" }
const checks = Object.keys(checksByName)

const vehicle: Part = {
  kind: "vehicle",
  outboxIn: ({ vehicle }) => vehicle as never,
  recordOf: ({ id }) => ({ jobId: id }),
  complete: (form, { vehicleId }) => ({
    ...Object.fromEntries(
      checks
        .filter((check) => (form[check] as typeof passed).result === "")
        .map((check) => [check, { ...(form[check] as object), ...passed }])
    ),
    ...{ vehicleId, startMileage: "1000" }
  }),
  type: typingIn("notes", "damageReport", "feedback")
}

const handed = (end: "TAKEN" | "HANDED") => ({
  property: {
    kind: end === "TAKEN" ? "propertyTaken" : "propertyHanded",
    outboxIn: ({ property }) => property as never,
    recordOf: ({ id }) => ({ jobId: id, end }) as RecordOfJob,
    complete: () => ({ ...asItWas(end), cashHandover: "12.50" }),
    type: typingInLines("propertyList")
  } satisfies Part,
  medication: {
    kind: end === "TAKEN" ? "medicationTaken" : "medicationHanded",
    outboxIn: ({ medication }) => medication as never,
    recordOf: ({ id }) => ({ jobId: id, end }) as RecordOfJob,
    complete: () => ({ ...asItWas(end), witness: signed("Jo Hart") }),
    type: typingInLines("medicationList")
  } satisfies Part
})

const asItWas = (end: "TAKEN" | "HANDED") => ({
  unsignedBecause: "Both hands are full",
  ...(end === "HANDED" && { difference: "Packed otherwise" })
})

const dropOff: Part = {
  kind: "dropOff",
  outboxIn: ({ dropOff }) => dropOff as never,
  recordOf: ({ id }) => ({ jobId: id }),
  complete: (form) => ({
    ...{ pdroppedOff: "YES", mileage: "1042", recipientName: "Dr Adeyemi", signature: true },
    ...(form.dropTime === "" && { dropTime: hoursAgo(1) }),
    recipientUnsigned: "Called away"
  }),
  type: typingIn("recipientRole", "recipientContact", "overallExperience")
}

interface Hours {
  readonly reason: string
}

const times: Part = {
  kind: "times",
  outboxIn: ({ times }) => times as never,
  recordOf: ({ id }) => ({ jobId: id }),
  complete: () => ({}),
  type: ({ times }, mark) => {
    const rows = times as ReadonlyArray<Hours>
    const breakTime = String(Number(/\d+/.exec(mark)?.[0]) % 60)
    const hours = { start: hoursAgo(6), end: hoursAgo(2), breakTime, reason: mark }
    const typed = rows.map((row, place) => ({ ...row, ...hours, ...(place > 0 && { reason: "As planned" }) }))
    return { edit: { times: typed }, field: "times/0", seen: rows[0]?.reason ?? "" }
  }
}

const [taken, handedOver] = [handed("TAKEN"), handed("HANDED")]

/** All parts of which a log has one each. */
export const parts: ReadonlyArray<Part> = [
  ...[vehicle, taken.property, taken.medication],
  ...[handedOver.property, handedOver.medication, dropOff, times]
]

/** An incident of a log. */
export const incidentPart = (incidentId: string): Part => ({
  kind: "incident",
  outboxIn: ({ incident }) => incident as never,
  recordOf: ({ id }) => ({ jobId: id, incidentId }) as RecordOfJob,
  complete: () => ({}),
  type: typingIn("why", "who", "done")
})

/** The photos that the log of a vehicle names; no other part has any. */
export const photosIn = (answers: unknown): ReadonlyArray<string> =>
  (answers as { readonly litter?: Partial<typeof passed> } | undefined)?.litter?.photoIds ?? []

/** What adds a photo to the log of a vehicle. */
export const photoAdded = (form: Answers, photoId: string): Answers => {
  const litter = form.litter as typeof passed
  return {
    litter: {
      ...{ ...litter, result: "FAIL", note: "Crumbs" },
      photoIds: [...litter.photoIds, photoId]
    }
  }
}
