import { defaultTimeZone, type Requirement } from "@crewfleet/sdk/rules"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { heldBy } from "../eligibility/heldBy.ts"
import { requestColumns } from "../transport/requestColumns.ts"
import type { Employed, StaffHolders } from "./DemoStaff.ts"
import { insertJourneyHistory, type KeptJourney } from "./insertJourneyHistory.ts"
import { journeyAnswers } from "./journeyAnswers.ts"
import { hasPlan, type Planned, planJourney, timesOf } from "./journeyPlan.ts"
import { wards } from "./journeys.ts"
import type { Random } from "./Random.ts"
import { Roster } from "./Roster.ts"
import { firstDayBefore } from "./rentals.ts"
import { closedJourneys, type DemoJourney, weekOfJourneys } from "./weekOfJourneys.ts"
import { roles } from "./workers.ts"

/** The journeys of a week in every state, and of four weeks that are over, with who carries them out. */
export const insertJourneys = async (
  db: Kysely<Tables>,
  random: Random,
  holders: StaffHolders,
  staff: ReadonlyArray<Employed>,
  now: Date
): Promise<void> => {
  const clientIds = await insertWards(db, holders, now)
  const roster = await rosterOf(db, holders, staff)
  const fleets = await fleetsOf(db, holders)
  const all = [...closedJourneys.toReversed(), ...weekOfJourneys]
  // Who is on the road, or has been, is planned first; the rest takes who is left.
  const plans = new Map<DemoJourney, Planned>()
  for (const journey of all.filter(hasPlan))
    plans.set(journey, planJourney(journey, { random, roster, fleets, workerId: holders.workerId, now }))
  const kept: Array<KeptJourney> = []
  for (const [at, journey] of all.entries()) {
    const agencyId = holders.agencyIds[journey.agency] ?? 0
    const plan = plans.get(journey)
    const times = timesOf(journey, now)
    const clientId = journey.ward === undefined ? null : (clientIds[journey.ward] ?? null)
    const ward = wards[journey.ward ?? wards.length - 1]
    if (!ward) continue
    const ref = `T-${2_001 + at}`
    const asked = journeyAnswers(random, times.requiredAt, { ward, crew: journey.crew, at })
    const columns = requestColumns(asked as Parameters<typeof requestColumns>[0], {
      ...{ ref, clientName: clientId === null ? null : ward.name }
    })
    const isAccepted = !["NEW", "DECLINED", "EXPIRED"].includes(journey.status)
    const { id } = await db
      .insertInto("transportJobs")
      .values({
        ...columns,
        ...{ ref, clientId, status: journey.status, createdAt: times.asked },
        agencyId: isAccepted ? agencyId : null,
        ...(isAccepted && { shiftDate: times.start, shiftEndDate: times.end }),
        ...(isAccepted && journey.status !== "ACCEPTED" && { breakMinutes: 30 }),
        ...{ vehicleId: plan?.vehicleId ?? null, driverId: plan?.driverId ?? null },
        leaderId: plan?.leaderId ?? null
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    const agencies = [
      agencyId,
      ...(journey.alsoAsked === undefined ? [] : [holders.agencyIds[journey.alsoAsked]])
    ]
    await db
      .insertInto("transportJobAgencies")
      .values(agencies.map((one) => ({ jobId: id, agencyId: one ?? 0 })))
      .execute()
    const lines = await db
      .insertInto("workerSpecs")
      .values(
        (asked.transportWorkerSpecList ?? []).map(
          ({ rowId, assignmentCode, gender, numberOfStaff }, position) => ({
            ...{ jobId: id, position, rowId, assignmentCodeId: assignmentCode ?? 0 },
            ...{ gender: gender as "FEMALE", numberOfStaff: numberOfStaff ?? 0 }
          })
        )
      )
      .returning(["id", "assignmentCodeId"])
      .execute()
    const places = (plan?.places ?? []).map(({ role, workerId, shiftStatus }) => ({
      ...{ jobId: id, workerId, shiftStatus, assignmentCodeId: roles[role] },
      specId: lines.find(({ assignmentCodeId }) => assignmentCodeId === roles[role])?.id ?? null,
      ...{ shiftDate: times.start, shiftEndDate: times.end, madeAt: times.planned }
    }))
    const bookings =
      places.length === 0
        ? []
        : await db.insertInto("shiftBookings").values(places).returning(["id", "shiftStatus"]).execute()
    kept.push({ ...{ id, journey, agencyId, clientId, times, bookings }, destination: columns.destination })
  }
  await insertJourneyHistory(db, random, kept, now)
}

/** The demo's ward and three more of its hospital. */
const insertWards = async (db: Kysely<Tables>, { wardId }: StaffHolders, now: Date) => {
  const others = await db
    .insertInto("clients")
    .values(
      wards.slice(1).map(({ name, email, telephone, hospital, town }) => ({
        ...{ name, email, telephone, firstLine: hospital, town },
        ...{ country: "United Kingdom", verified: true, createdAt: firstDayBefore(now) }
      }))
    )
    .returning("id")
    .execute()
  return [wardId, ...others.map(({ id }) => id)]
}

/** The vehicles of each agency that are in service. */
const fleetsOf = async (db: Kysely<Tables>, { agencyIds }: StaffHolders) => {
  const vehicles = await db
    .selectFrom("vehicles")
    .select(["id", "agencyId"])
    .where("status", "=", "ACTIVE")
    .orderBy("id")
    .execute()
  return agencyIds.map((agencyId) => vehicles.filter((one) => one.agencyId === agencyId).map(({ id }) => id))
}

/** Who is free when: hires take vehicles. */
const rosterOf = async (
  db: Kysely<Tables>,
  { agencyIds }: StaffHolders,
  staff: ReadonlyArray<Employed>
): Promise<Roster> => {
  const sets = await db.selectFrom("requirementSets").selectAll().execute()
  const codes = await db.selectFrom("assignmentCodes").select(["id", "name", "needsDbs"]).execute()
  const records = []
  for (const agencyId of agencyIds.slice(0, 2)) {
    const requirements = new Map<number, ReadonlyArray<Requirement>>(
      sets
        .filter((set) => set.agencyId === agencyId)
        .map((set) => [set.assignmentCodeId, set.requirements] as const)
    )
    const held = await heldBy(
      db,
      agencyId,
      staff.map(({ id }) => id)
    )
    records.push({
      ...{ requirements, held, zone: defaultTimeZone },
      codes: new Map(codes.map((code) => [code.id, code]))
    })
  }
  const roster = new Roster(staff, records)
  const hires = await db
    .selectFrom("bookings")
    .select(["vehicleId", "startAt", "endAt"])
    .where("status", "<>", "CANCELLED")
    .where(sql<boolean>`end_at > (select max(end_at) - interval '90 days' from bookings)`)
    .execute()
  for (const { vehicleId, startAt: start, endAt: end } of hires)
    roster.take("vehicle", vehicleId, { start, end })
  return roster
}
