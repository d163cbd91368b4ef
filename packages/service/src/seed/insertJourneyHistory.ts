import {
  requestWords,
  type ShiftStatus,
  type TransportEventType,
  type TransportStatus
} from "@crewfleet/sdk/rules"
import type { Insertable, Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { JourneyTimes } from "./journeyPlan.ts"
import type { Random } from "./Random.ts"
import type { DemoJourney } from "./weekOfJourneys.ts"

const hour = 3_600_000
const minute = 60_000

/** A journey that is in the database. */
export interface KeptJourney {
  readonly id: number
  readonly journey: DemoJourney
  readonly agencyId: number
  readonly clientId: number | null
  readonly times: JourneyTimes
  readonly bookings: ReadonlyArray<{ readonly id: number; readonly shiftStatus: ShiftStatus }>
  readonly destination: string
}

/** Who wrote on which side. */
interface Desks {
  readonly agencies: ReadonlyMap<number, number>
  readonly clients: ReadonlyMap<number, number>
}

/** What happened to the journeys: every step, what was written, what a ward changed, and the hours that were worked. */
export const insertJourneyHistory = async (
  db: Kysely<Tables>,
  random: Random,
  kept: ReadonlyArray<KeptJourney>,
  now: Date
): Promise<void> => {
  const users = await db
    .selectFrom("users")
    .select(["id", "agentId", "clientId"])
    .orderBy("id", "desc")
    .execute()
  const desks: Desks = {
    agencies: new Map(users.flatMap(({ id, agentId }) => (agentId === null ? [] : [[agentId, id]]))),
    clients: new Map(users.flatMap(({ id, clientId }) => (clientId === null ? [] : [[clientId, id]])))
  }
  const steps = kept.flatMap((one) => stepsOf(one, desks, now))
  await db
    .insertInto("changes")
    .values(steps.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    .execute()
  for (const { id, times } of kept) {
    const own = steps.filter((step) => step.kind === "transport_job" && step.subjectId === id)
    const movedAt = own.at(-1)?.at ?? times.asked
    await db.updateTable("transportJobs").set({ version: own.length, movedAt }).where("id", "=", id).execute()
  }
  await insertMessages(db, kept, desks, now)
  await insertTimes(db, random, kept, desks)
}

type Change = Insertable<Tables["changes"]> & { readonly at: Date }

const way: ReadonlyArray<readonly [TransportEventType, TransportStatus]> = [
  ["job.accepted", "ACCEPTED"],
  ["job.authorised", "AUTHORIZED"],
  ["job.committed", "COMMITTED"],
  ["journey.started", "IN_PROGRESS"],
  ["journey.logged", "LOGGED"],
  ["job.closed", "CLOSED"]
]

/** Why a ward changed where a journey goes. */
const bedLost = "The bed there went to somebody else"

/** How a journey came to an end before it was over: what ended it, and from where. */
const ends: Partial<Record<TransportStatus, readonly [TransportEventType, TransportStatus]>> = {
  DECLINED: ["job.declined", "NEW"],
  CANCELLED: ["job.cancelled", "ACCEPTED"],
  ABORTED: ["job.aborted", "COMMITTED"],
  EXPIRED: ["job.expired", "NEW"]
}

const stepsOf = (
  { id, journey, agencyId, clientId, times, bookings }: KeptJourney,
  { agencies, clients }: Desks,
  now: Date
): ReadonlyArray<Change> => {
  const desk = agencies.get(agencyId) ?? null
  const ward = clientId === null ? null : (clients.get(clientId) ?? null)
  const asked = times.asked.getTime()
  const end = ends[journey.status]
  const last = way.findIndex(([, status]) => status === (end?.[1] ?? journey.status))
  const moments = [
    ...[asked + hour, asked + 2.5 * hour, asked + 4 * hour],
    ...[times.start.getTime(), times.end.getTime(), times.end.getTime() + 20 * hour]
  ]
  const job = { kind: "transport_job" as const, subjectId: id }
  const taken = way.slice(0, last + 1).map(
    ([event, toStatus], at): Change => ({
      ...{ ...job, event, toStatus, userId: desk, at: new Date(moments[at] ?? asked) },
      fromStatus: way[at - 1]?.[1] ?? "NEW"
    })
  )
  const changed: Change = {
    ...{ ...job, event: "request.changed", userId: ward, at: new Date(now.getTime() - 40 * minute) },
    ...{ fromStatus: journey.status, toStatus: journey.status, reason: bedLost }
  }
  return [
    { ...job, event: "request.made", toStatus: "NEW", userId: ward, at: times.asked },
    ...taken,
    ...(journey.changedFrom === undefined ? [] : [changed]),
    ...(end
      ? [
          {
            ...{ ...job, event: end[0], fromStatus: end[1], toStatus: journey.status },
            reason: journey.status === "EXPIRED" ? requestWords.expired : (journey.reason ?? null),
            userId: end[0] === "job.expired" ? null : end[0] === "job.cancelled" ? ward : desk,
            at: new Date(endOf(end[0], times))
          }
        ]
      : []),
    ...bookings.map(
      (booking): Change => ({
        ...{ kind: "shift_booking", subjectId: booking.id, fromStatus: "NEW", at: times.planned },
        ...(booking.shiftStatus === "APPLIED"
          ? { event: "seat.applied", toStatus: "APPLIED", userId: null }
          : { event: "worker.booked", toStatus: "BOOKED", userId: desk })
      })
    )
  ]
}

const endOf = (event: string, { asked, requiredAt }: JourneyTimes) => {
  if (event === "job.expired") return requiredAt.getTime() + 24 * hour
  return event === "job.aborted" ? requiredAt.getTime() + hour / 2 : asked.getTime() + 6 * hour
}

const insertMessages = async (
  db: Kysely<Tables>,
  kept: ReadonlyArray<KeptJourney>,
  { agencies, clients }: Desks,
  now: Date
) => {
  for (const { id, journey, agencyId, clientId, destination } of kept) {
    const { messages = [], changedFrom } = journey
    const ward = clients.get(clientId ?? 0) ?? null
    const written = messages.map((body, at) => ({
      ...{ jobId: id, body, side: at % 2 === 0 ? ("WARD" as const) : ("AGENCY" as const) },
      userId: at % 2 === 0 ? ward : (agencies.get(agencyId) ?? null),
      at: new Date(now.getTime() - (messages.length - at) * 25 * minute)
    }))
    if (written.length > 0) await db.insertInto("transportMessages").values(written).execute()
    if (changedFrom !== undefined)
      await db
        .insertInto("transportChanges")
        .values({
          ...{ jobId: id, userId: ward, at: new Date(now.getTime() - 40 * minute) },
          reason: bedLost,
          before: JSON.stringify({ destination: changedFrom }),
          after: JSON.stringify({ destination })
        })
        .execute()
  }
}

/** The hours of whoever was booked, of what is logged for the first of the crew only; one of them was corrected, and objected to. */
const insertTimes = async (
  db: Kysely<Tables>,
  random: Random,
  kept: ReadonlyArray<KeptJourney>,
  { agencies }: Desks
) => {
  const rows: Array<Insertable<Tables["shiftTimes"]>> = []
  for (const { journey, agencyId, times, bookings } of kept) {
    const worked =
      journey.status === "CLOSED" ? bookings : journey.status === "LOGGED" ? bookings.slice(0, 1) : []
    const enteredBy = agencies.get(agencyId) ?? null
    for (const { id: bookingId } of worked)
      rows.push({
        ...{ bookingId, enteredBy, breakMinutes: random.pick([20, 30, 30, 45]) },
        startAt: new Date(times.start.getTime() + random.whole(-2, 3) * 5 * minute),
        endAt: new Date(times.end.getTime() + random.whole(-6, 8) * 5 * minute),
        enteredAt: new Date(times.end.getTime() + 2 * hour)
      })
    for (const { id, shiftStatus } of worked)
      if (shiftStatus === "BOOKED")
        await db.updateTable("shiftBookings").set({ shiftStatus: "COMPLETED" }).where("id", "=", id).execute()
  }
  await db.insertInto("shiftTimes").values(rows).execute()
  const [first] = rows.slice(-3)
  if (!first) return
  await db
    .insertInto("shiftTimes")
    .values({
      ...first,
      ...{ breakMinutes: 60, reason: "The crew waited at the destination, and had a longer break." },
      enteredAt: new Date(new Date(String(first.enteredAt)).getTime() + hour),
      objection: "We waited in the vehicle with the patient. That was no break.",
      objectedAt: new Date(new Date(String(first.enteredAt)).getTime() + 2 * hour)
    })
    .execute()
}
