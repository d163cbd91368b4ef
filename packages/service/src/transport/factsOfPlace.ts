import type { ShiftFacts } from "@crewfleet/machines/life"
import { driverCodeId, remainingSeats, seatStanding } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { genderProblem } from "./candidates.ts"
import { engagementText } from "./engagementsWithin.ts"
import { holdsNoCode, judgedFor, worksElsewhere } from "./judgedFor.ts"
import type { lockedJob } from "./lockedJob.ts"
import { ownEngagements } from "./ownEngagements.ts"

type Job = Effect.Success<ReturnType<typeof lockedJob>>

interface PlaceMeant {
  readonly specId: number | null
  readonly workerId: number
  /** Whether the worker has the place already, and does not ask for it. */
  readonly isTaken?: boolean
}

/** What decides about a place of a job that nobody else changes meanwhile. */
export const factsOfPlace = Effect.fnUntraced(function* (
  { id, agencyId, status, shiftDate, shiftEndDate, driverId }: Job,
  { specId, workerId, isTaken = false }: PlaceMeant
) {
  const { query } = yield* Database
  const spec = yield* query((db) =>
    db
      .selectFrom("workerSpecs")
      .innerJoin("assignmentCodes", "assignmentCodes.id", "assignmentCodeId")
      .select(["assignmentCodeId", "assignmentCodes.name", "numberOfStaff", "gender"])
      .where("workerSpecs.id", "=", specId ?? 0)
      .executeTakeFirst()
  )
  const bookings = yield* query((db) =>
    db.selectFrom("shiftBookings").select("shiftStatus").where("specId", "=", specId).execute()
  )
  const worker = yield* query((db) =>
    db
      .selectFrom("workers")
      .leftJoin("workerAgencies", (join) =>
        join.onRef("workerId", "=", "workers.id").on("workerAgencies.agencyId", "=", agencyId ?? 0)
      )
      .select(["gender", "standing"])
      .where("workers.id", "=", workerId)
      .executeTakeFirst()
  )
  const isPlanned = agencyId !== null && shiftDate !== null && shiftEndDate !== null
  const zone = yield* timeZoneOf(agencyId ?? undefined)
  const judged = isPlanned
    ? (yield* judgedFor(agencyId, [workerId], {
        start: shiftDate.toISOString(),
        end: shiftEndDate.toISOString()
      }))
        .get(workerId)
        ?.get(spec?.assignmentCodeId ?? 0)
    : undefined
  const { verdict, because } = judged ?? holdsNoCode(spec?.name ?? "this")
  const { workers } = isPlanned
    ? yield* query((db) =>
        ownEngagements(db, agencyId, {
          from: shiftDate,
          to: shiftEndDate,
          workerIds: [workerId],
          exceptJob: id
        })
      )
    : { workers: new Map<number, never[]>() }
  const gender = genderProblem(spec?.gender, worker?.gender ?? null)
  return {
    seatsLeft: spec ? remainingSeats({ numberOfStaff: spec.numberOfStaff, bookings }) : 0,
    ineligible: [
      ...(worker?.standing === "TAKEN_ON" ? [] : [worksElsewhere]),
      ...(gender ? [gender] : []),
      ...(verdict === "MAY_NOT" ? because : [])
    ],
    taken: (workers.get(workerId) ?? []).map((one) => `Taken at that time: ${engagementText(one, zone)}`),
    ...seatStanding({
      transportStatus: status,
      end: isPlanned ? shiftEndDate.toISOString() : undefined,
      now: (yield* now).toISOString()
    }),
    drives: isTaken && driverId === workerId && spec?.assignmentCodeId === driverCodeId
  } satisfies ShiftFacts
})
