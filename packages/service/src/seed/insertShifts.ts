import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { dayLength, type Employed, type StaffHolders } from "./DemoStaff.ts"
import type { Random } from "./Random.ts"
import { firstDayBefore } from "./rentals.ts"
import { roles } from "./workers.ts"

const wards = ["Rowan Ward", "Heather Ward", "Juniper Unit", "Linden House"]

/** Journeys of four weeks, each with a driver and two nurses of the agency. */
export const insertShifts = async (
  db: Kysely<Tables>,
  random: Random,
  { agencyIds, wardId, workerId }: StaffHolders,
  staff: ReadonlyArray<Employed>,
  now: Date
): Promise<void> => {
  const others = await db
    .insertInto("clients")
    .values(
      wards.slice(1).map((name, at) => ({
        name,
        email: `${name.split(" ")[0]?.toLowerCase()}@hospital.example`,
        telephone: `0117 496 01${String(50 + at)}`,
        firstLine: "St Brendan's Hospital",
        town: "Bristol",
        country: "United Kingdom",
        verified: true,
        createdAt: firstDayBefore(now)
      }))
    )
    .returning("id")
    .execute()
  const clientIds = [wardId, ...others.map(({ id }) => id)]
  const jobs = Array.from({ length: 56 }, (_, at) => ({
    agencyId: agencyIds[at % 2] ?? 0,
    clientId: clientIds[at % clientIds.length] ?? 0,
    ref: `T-${2_001 + at}`,
    requiredAt: quarterOf(now.getTime() + ((at >> 1) - 13) * dayLength + random.whole(-4, 4) * 3_600_000),
    createdAt: new Date(now.getTime() - 20 * dayLength)
  }))
  const rows = await db.insertInto("transportJobs").values(jobs).returning("id").execute()
  const bookings = jobs.flatMap(({ agencyId, requiredAt }, at) => {
    const agency = agencyIds.indexOf(agencyId)
    const crew = (["DRIVER", "NURSE", "NURSE"] as const).map((role, place) => {
      const candidates = staff.filter(
        (worker) => worker.role === role && worker.standing === "good" && worker.agencies.includes(agency)
      )
      const chosen = random.pick(candidates)
      return { role, workerId: place === 1 && at % 7 === 0 ? workerId : chosen.id }
    })
    return crew
      .filter(({ workerId: one }, place) => crew.findIndex(({ workerId }) => workerId === one) === place)
      .map(({ role, workerId: one }) => ({
        jobId: rows[at]?.id ?? 0,
        workerId: one,
        assignmentCodeId: roles[role],
        shiftDate: new Date(requiredAt.getTime() - 3_600_000),
        shiftEndDate: new Date(requiredAt.getTime() + 5 * 3_600_000)
      }))
  })
  await db.insertInto("shiftBookings").values(bookings).execute()
}

/** The quarter of an hour in which a moment lies. */
const quarterOf = (moment: number) => new Date(Math.floor(moment / 900_000) * 900_000)
