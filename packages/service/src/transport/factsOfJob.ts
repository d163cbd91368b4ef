import type { TransportFacts } from "@crewfleet/sdk"
import { driverCodeId, isSeatTaken, remainingSeats, verdictWords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { now } from "../time/now.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { roadDefectsOf } from "../vehicle/outOfService.ts"
import { genderProblem } from "./candidates.ts"
import { crewOf, type KeptSpec } from "./crewOf.ts"
import { engagementText } from "./engagementsWithin.ts"
import { isLogClosed } from "./isLogClosed.ts"
import { type JobRow, jobRow } from "./jobRow.ts"
import { holdsNoCode, type JudgedWorker, judgedFor, worksElsewhere } from "./judgedFor.ts"
import { logStanding } from "./logStanding.ts"
import { notLeavingOf } from "./notLeavingOf.ts"
import { ownEngagements } from "./ownEngagements.ts"
import { jobNotFound } from "./transportRefusals.ts"

/** What decides about the next steps of a job, with what it was made of. */
export interface JudgedJob {
  readonly facts: TransportFacts
  readonly crew: ReadonlyArray<KeptSpec>
  /** By the number of the place. */
  readonly judged: ReadonlyMap<number, JudgedWorker>
  /** Whoever drives, where there is somebody. */
  readonly driver: JudgedWorker | undefined
}

interface Times {
  readonly start: string
  readonly end: string
}

/** Looks at a job as its guards do; with the times of an authorisation, everything is judged for those. */
export const factsOfJob = Effect.fnUntraced(function* (id: number, times?: Times) {
  const { query } = yield* Database
  const row = yield* query((db) => jobRow(db, id).executeTakeFirst())
  return row ? yield* judgedJob(row, times) : yield* Effect.fail(jobNotFound)
})

/** The same of a job that was read already. */
export const judgedJob = Effect.fnUntraced(function* (
  row: JobRow,
  times: Times | undefined = plannedTimes(row)
) {
  const { query } = yield* Database
  const crew = yield* query((db) => crewOf(db, row.id))
  const places = crew.flatMap(({ places, ...spec }) => places.map((place) => ({ ...place, spec })))
  const booked = places.filter(({ shiftStatus }) => isSeatTaken(shiftStatus))
  const { agencyId, vehicleId, driverId } = row
  const isPlanned = agencyId !== null && times !== undefined
  const people = [...new Set([...places.map(({ workerId }) => workerId), ...(driverId ? [driverId] : [])])]
  const byCode = isPlanned ? yield* judgedFor(agencyId, people, times) : undefined
  const members = isPlanned ? yield* query((db) => membersAmong(db, agencyId, people)) : new Set<number>()
  const judgedAs = (workerId: number, code: number, name: string, gender?: string): JudgedWorker => {
    const held = byCode?.get(workerId)?.get(code) ?? holdsNoCode(name)
    const barred = [...(members.has(workerId) ? [] : [worksElsewhere]), ...(gender ? [gender] : [])]
    return barred.length > 0 ? { verdict: "MAY_NOT", because: [...barred, ...held.because] } : held
  }
  const judged = new Map(
    isPlanned
      ? places.map(({ id, workerId, gender, spec }) => [
          id,
          judgedAs(workerId, spec.assignmentCode, spec.assignmentCodeName, genderProblem(spec.gender, gender))
        ])
      : []
  )
  const zone = yield* timeZoneOf(agencyId ?? undefined)
  const { vehicles, workers } = isPlanned
    ? yield* query((db) =>
        ownEngagements(db, agencyId, {
          from: new Date(times.start),
          to: new Date(times.end),
          vehicleIds: vehicleId ? [vehicleId] : [],
          workerIds: [
            ...new Set([...booked.map(({ workerId }) => workerId), ...(driverId ? [driverId] : [])])
          ],
          exceptJob: row.id
        })
      )
    : { vehicles: new Map<number, never>(), workers: new Map<number, never>() }
  const names = new Map(booked.map((place) => [place.workerId, `${place.firstname} ${place.lastname}`]))
  if (driverId) names.set(driverId, `${row.driverFirst} ${row.driverLast}`)
  const driver = driverId && isPlanned ? judgedAs(driverId, driverCodeId, "Driver") : undefined
  const taken = [...workers].flatMap(([id, [first]]) =>
    first ? [`${names.get(id)} is taken at that time: ${engagementText(first, zone)}`] : []
  )
  const unseen = yield* query((db) =>
    db
      .selectFrom("transportChanges")
      .select("id")
      .where("jobId", "=", row.id)
      .where("seenAt", "is", null)
      .limit(1)
      .executeTakeFirst()
  )
  const unfit = yield* query((db) => roadDefectsOf(db, vehicleId === null ? [] : [vehicleId]))
  const log = yield* query((db) => logStanding(db, row))
  const [hire] = (vehicleId && vehicles.get(vehicleId)) || []
  const facts: TransportFacts = {
    now: (yield* now).toISOString(),
    dateTimeRequired: row.requiredAt.toISOString(),
    start: times?.start,
    end: times?.end,
    hasVehicle: vehicleId !== null,
    vehicleApproved: row.vehicleStatus === "ACTIVE" && unfit.size === 0,
    vehicleTaken: hire ? engagementText(hire, zone) : undefined,
    hasDriver: driverId !== null,
    crewTaken: taken,
    seats: crew.reduce((sum, { numberOfStaff }) => sum + numberOfStaff, 0),
    seatsLeft: crew.reduce(
      (sum, { numberOfStaff, places: all }) => sum + remainingSeats({ numberOfStaff, bookings: all }),
      0
    ),
    hasLeader: booked.some(({ workerId }) => workerId === row.leaderId),
    ineligible: [
      ...booked.flatMap(({ id, spec, ...person }) =>
        textsOf(person, spec.assignmentCodeName, judged.get(id))
      ),
      ...(driver ? textsOf({ firstname: row.driverFirst, lastname: row.driverLast }, "Driver", driver) : [])
    ].filter((text, at, all) => all.indexOf(text) === at),
    changesUnseen: unseen !== undefined && row.status !== "NEW",
    timesOwed: booked.filter(({ shiftStatus }) => shiftStatus !== "COMPLETED").length,
    logLacks: log?.lacks,
    logReturned: log?.returned,
    notLeaving:
      row.status === "COMMITTED"
        ? (yield* query((db) => notLeavingOf(db, row))).reasons.map(({ text }) => text)
        : undefined,
    logAccepted: row.status === "ABORTED" ? yield* query((db) => isLogClosed(db, row)) : undefined
  }
  return { facts, crew, judged, driver } satisfies JudgedJob
})

/** When a job is planned, as far as it is. */
export const plannedTimes = ({ shiftDate, shiftEndDate }: JobRow): Times | undefined =>
  shiftDate && shiftEndDate ? { start: shiftDate.toISOString(), end: shiftEndDate.toISOString() } : undefined

/** Which of some workers are at work for an agency. */
const membersAmong = async (db: Kysely<Tables>, agencyId: number, workerIds: ReadonlyArray<number>) => {
  const rows = await db
    .selectFrom("workerAgencies")
    .select("workerId")
    .where("agencyId", "=", agencyId)
    .where("workerId", "in", [0, ...workerIds])
    .where("standing", "=", "TAKEN_ON")
    .execute()
  return new Set(rows.map(({ workerId }) => workerId))
}

const textsOf = (
  { firstname, lastname }: { readonly firstname: string | null; readonly lastname: string | null },
  role: string,
  judged: JudgedWorker | undefined
): ReadonlyArray<string> =>
  judged?.verdict === "MAY_NOT"
    ? [
        `${firstname} ${lastname} (${role}) ${verdictWords.MAY_NOT.toLowerCase()}: ${judged.because.join("; ")}`
      ]
    : []
