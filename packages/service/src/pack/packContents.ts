import { keptAnswers, type PackPartName, type Question, transportForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { logReturns } from "../leader/logReturns.ts"
import { logVehicle } from "../leader/logVehicle.ts"
import { changesOf } from "../life/changesOf.ts"
import { lives } from "../life/lives.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { crewOf } from "../transport/crewOf.ts"
import { heldEvents } from "../transport/jobHistory.ts"
import { type JobRow, jobRow } from "../transport/jobRow.ts"
import { namedChecksOf } from "../transport/notLeavingOf.ts"
import { requestChanges } from "../transport/requestChanges.ts"
import { packedCrew } from "./packedCrew.ts"
import { packedDefects } from "./packedDefects.ts"
import { packedLooks } from "./packedLooks.ts"
import { packedHands, packedRecords } from "./packedRecords.ts"
import { packedTimes } from "./packedTimes.ts"

/** All that a pack tells of a journey but its files, read in one transaction. */
export const packContents = Effect.fnUntraced(function* (jobId: number, agencyId: number) {
  const { query } = yield* Database
  const row = yield* query((db) => jobRow(db, jobId).executeTakeFirstOrThrow())
  const specs = yield* query((db) => crewOf(db, jobId))
  const checks = yield* query((db) => namedChecksOf(db, agencyId))
  const records = yield* query((db) => packedRecords(db, jobId, checks))
  const { crew, certificates } = yield* query((db) => packedCrew(db, row, specs))
  const { times, said } = yield* query((db) => packedTimes(db, specs))
  const { wire } = keptAnswers(transportForm, row.answers)
  const changes = yield* changesOf(lives.transportJob, jobId, agencyId)
  const of = (...kinds: ReadonlyArray<string>) => records.filter(({ kind }) => kinds.includes(kind))
  const parts = {
    request: {
      ...journeyOf(row),
      answers: pick(wire, (field) => !isCare(field)),
      confirmed: row.confirmed,
      changes: yield* query((db) => requestChanges(db, row))
    },
    risks: {
      answers: pick(wire, isCare),
      document: row.riskFileId === null ? null : { name: row.riskFileName, file: row.riskFileId }
    },
    crew,
    certificates,
    vehicleCheck: {
      vehicle: (yield* query((db) => vehicleOf(db, row))) ?? null,
      records: of("vehicle"),
      defects: yield* query((db) => packedDefects(db, jobId))
    },
    log: {
      hands: yield* query((db) => packedHands(db, jobId)),
      records: of("propertyTaken", "propertyHanded", "medicationTaken", "medicationHanded", "dropOff")
    },
    incidents: { records: of("incident") },
    times,
    // Why it was held is the administrators' own.
    history: changes.map(({ reason, ...entry }) => ({
      ...entry,
      reason: heldEvents.includes(entry.event) ? undefined : reason
    })),
    review: {
      times: said,
      records: of("times"),
      returns: yield* query((db) => logReturns(db, jobId))
    },
    looks: yield* query((db) => packedLooks(db, jobId, agencyId))
  } satisfies Readonly<Record<PackPartName, unknown>>
  return { row, parts, records, zone: yield* timeZoneOf(agencyId) }
})

/** What a pack is made of. */
export type PackContents = Effect.Success<ReturnType<typeof packContents>>

const journeyOf = ({ id, ref, requiredAt, shiftDate, shiftEndDate, ...row }: JobRow) => ({
  ...{ id, refPrefix: ref, dateTimeRequired: requiredAt.toISOString() },
  plannedStart: shiftDate?.toISOString() ?? null,
  plannedEnd: shiftEndDate?.toISOString() ?? null,
  ...{ agency: row.agencyName, client: row.clientName, askedAt: row.createdAt.toISOString() }
})

const vehicleOf = async (db: Kysely<Tables>, row: JobRow) => {
  const vehicle = await logVehicle(db, row)
  return vehicle && { id: vehicle.id, name: vehicle.name ?? null, regno: vehicle.regno ?? null }
}

const pick = (answers: object, wanted: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => wanted(field)))

/** Whether a question is about risks and needs. */
const isCare = (field: string) => {
  const questions = transportForm.questions as unknown as Readonly<Record<string, Question<unknown, unknown>>>
  return questions[field]?.audience === "care"
}
