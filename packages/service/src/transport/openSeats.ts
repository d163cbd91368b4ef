import type { OpenSeat } from "@crewfleet/sdk"
import {
  eligibilityFor,
  type Held,
  outwardCode,
  restHours,
  type ShiftStatus,
  shortRest,
  type TransportStatus,
  uncountedShiftStatuses
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { heldBy } from "../eligibility/heldBy.ts"
import { type AskedOfCode, requirementsOf } from "../eligibility/requirementsOf.ts"
import { minutesAfter, now } from "../time/now.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { standingFor } from "./candidates.ts"
import { type Engagements, engagementsWithin, engagementText } from "./engagementsWithin.ts"

/** The most seats that are told at once. */
const mostSeats = 200

/** Where seats can be applied for: the agency has accepted, and the crew was not sent. */
export const seekingStatuses = ["ACCEPTED", "AUTHORIZED"] as const satisfies ReadonlyArray<TransportStatus>

/**
 * The seats that a worker may take with the agencies that have taken them on, the first to begin first: of codes that they hold
 * there, and of journeys that are to come. Why they may not is told beside it; of the places no more than a district.
 */
export const openSeats = Effect.fnUntraced(function* (workerId: number) {
  const { query } = yield* Database
  const moment = yield* now
  const seats = yield* query((db) => seatsFor(db, workerId, moment))
  const [first] = seats
  if (!first) return []
  const { workers } = yield* query((db) =>
    engagementsWithin(db, {
      from: minutesAfter(moment, -restHours * 60),
      to: minutesAfter(new Date(Math.max(...seats.map((one) => one.end.getTime()))), restHours * 60),
      workerIds: [workerId]
    })
  )
  const engagements = workers.get(workerId) ?? []
  const told: Array<OpenSeat> = []
  for (const [agencyId, theirs] of Map.groupBy(seats, (seat) => seat.agencyId)) {
    const zone = yield* timeZoneOf(agencyId)
    const held = (yield* query((db) => heldBy(db, agencyId, [workerId]))).get(workerId) ?? []
    for (const [code, alike] of Map.groupBy(theirs, (seat) => seat.assignmentCodeId)) {
      const asked = yield* requirementsOf(agencyId, code)
      told.push(...alike.map((seat) => openSeat(seat, { asked, held, zone, engagements })))
    }
  }
  return told.toSorted(
    (one, other) =>
      Date.parse(one.shiftDate) - Date.parse(other.shiftDate) || one.workerSpecId - other.workerSpecId
  )
})

interface Facts {
  readonly asked: AskedOfCode
  readonly held: ReadonlyArray<Held>
  readonly zone: string
  readonly engagements: NonNullable<ReturnType<Engagements["workers"]["get"]>>
}

const openSeat = (seat: FreeSeat, { asked, held, zone, engagements }: Facts): OpenSeat => {
  const hours = { start: seat.start.toISOString(), end: seat.end.toISOString() }
  const eligibility = eligibilityFor(asked.requirements, asked.code, held, { ...hours, zone })
  const { verdict, because } = standingFor(
    seat.worker,
    { ...hours, assignmentCodeId: asked.code.id, gender: seat.gender },
    { judged: [{ asked, ...eligibility }] }
  )
  const others = engagements.filter(({ jobId }) => jobId !== seat.jobId)
  const taken = others
    .filter(({ start, end }) => Date.parse(start) < +seat.end && Date.parse(end) > +seat.start)
    .map((one) => `You are booked at that time: ${engagementText(one, zone)}`)
  const rest = shortRest(hours, others)
  const unmet = eligibility.findings.filter(({ outcome }) => outcome !== "MET")
  const mendedBy = [...new Set(unmet.flatMap(({ requirement }) => requirement.anyOf.map(({ kind }) => kind)))]
  const { agencyId, agencyName, assignmentCodeName, jobId, refPrefix, transportStatus } = seat
  return {
    ...{ workerSpecId: seat.specId, gender: seat.gender, remaining: seat.remaining },
    ...{ agencyId, agencyName, assignmentCodeName, jobId, refPrefix, transportStatus },
    ...{ shiftDate: hours.start, shiftEndDate: hours.end },
    ...withoutNulls({
      timeZone: seat.timeZone,
      pickupPostCode: districtOf(seat.pickupPostCode),
      destinationPostCode: districtOf(seat.destinationPostCode),
      shiftStatus: seat.shiftStatus
    }),
    verdict:
      taken.length > 0 ? "MAY_NOT" : rest !== undefined && verdict === "MAY" ? "MAY_WITH_WARNINGS" : verdict,
    because: [...taken, ...because, ...(rest === undefined ? [] : [restText(rest)])],
    ...(mendedBy.length > 0 && { mendedBy })
  }
}

/** What is told of a post code before somebody is booked. */
export const districtOf = (postCode: string | null): string | null =>
  postCode === null ? null : outwardCode(postCode) || null

const restText = (hours: number) =>
  `There are ${Math.floor(hours * 10) / 10} hours of rest beside another shift, and ${restHours} are meant to be`

interface FreeSeat {
  readonly specId: number
  readonly jobId: number
  readonly refPrefix: string
  readonly transportStatus: TransportStatus
  readonly agencyId: number
  readonly agencyName: string
  readonly timeZone: string | null
  readonly assignmentCodeId: number
  readonly assignmentCodeName: string
  readonly gender: "NO_PREFERENCE" | "FEMALE" | "MALE"
  readonly worker: { readonly gender: string | null }
  readonly start: Date
  readonly end: Date
  readonly pickupPostCode: string | null
  readonly destinationPostCode: string | null
  readonly remaining: number
  readonly shiftStatus: ShiftStatus | null
}

const seatsFor = async (
  db: Kysely<Tables>,
  workerId: number,
  moment: Date
): Promise<ReadonlyArray<FreeSeat>> => {
  const left = sql<number>`number_of_staff - (
    select count(*) from shift_bookings place where place.spec_id = worker_specs.id
      and place.shift_status not in (${sql.join(uncountedShiftStatuses)}))`
  const rows = await db
    .selectFrom("workerAgencies as member")
    .innerJoin("workers", "workers.id", "member.workerId")
    .innerJoin("transportJobs as job", "job.agencyId", "member.agencyId")
    .innerJoin("agencies", "agencies.id", "job.agencyId")
    .innerJoin("workerSpecs", "workerSpecs.jobId", "job.id")
    .innerJoin("assignmentCodes", "assignmentCodes.id", "workerSpecs.assignmentCodeId")
    .select(["workerSpecs.id as specId", "job.id as jobId", "ref as refPrefix"])
    .select(["job.status as transportStatus", "agencies.id as agencyId", "agencies.name as agencyName"])
    .select([
      "agencies.timeZone",
      "workerSpecs.assignmentCodeId",
      "assignmentCodes.name as assignmentCodeName"
    ])
    .select(["workerSpecs.gender", "workers.gender as own", "shiftDate", "shiftEndDate"])
    .select(["pickupPostCode", "destinationPostCode", left.as("remaining")])
    .select(
      sql<ShiftStatus | null>`(select shift_status from shift_bookings place
        where place.job_id = job.id and place.worker_id = ${workerId} order by place.id desc limit 1)`.as(
        "shiftStatus"
      )
    )
    .where("member.workerId", "=", workerId)
    .where("member.standing", "=", "TAKEN_ON")
    .where("job.status", "in", seekingStatuses)
    .where("shiftDate", ">", moment)
    .where(left, ">", 0)
    .where(sql<boolean>`(worker_specs.gender = 'NO_PREFERENCE' or worker_specs.gender = workers.gender)`)
    .where(
      sql<boolean>`exists (select from worker_jobs held
        where held.worker_id = member.worker_id and held.agency_id = member.agency_id and held.removed_at is null
          and held.assignment_code_id = worker_specs.assignment_code_id)`
    )
    .orderBy("shiftDate")
    .orderBy("workerSpecs.id")
    .limit(mostSeats)
    .execute()
  return rows.flatMap(({ shiftDate, shiftEndDate, own, ...row }) =>
    shiftDate && shiftEndDate
      ? [{ ...row, worker: { gender: own }, start: shiftDate, end: shiftEndDate }]
      : []
  )
}
