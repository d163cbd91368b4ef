import type { Insertable, Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { dayIn, dayLength, type Employed, type StaffHolders } from "./DemoStaff.ts"
import type { Random } from "./Random.ts"
import { firstDayBefore } from "./rentals.ts"
import { type DemoWorker, personalia, roles, someWorker } from "./workers.ts"

const workerCount = 288
const applicantCount = 9

/** Those who were there before belong to the agencies to which they belong; the first one has a bit of everything to do. */
export const earlierWorkers = async (db: Kysely<Tables>, random: Random): Promise<Array<Employed>> => {
  const rows = await db.selectFrom("workers").selectAll().orderBy("id").execute()
  const memberships = await db.selectFrom("workerAgencies").select(["workerId", "agencyId"]).execute()
  const ids = [
    ...new Set((await db.selectFrom("agencies").select("id").orderBy("id").execute()).map(({ id }) => id))
  ]
  const employed: Array<Employed> = []
  for (const [at, { id, firstName, lastName, email, telephone }] of rows.entries()) {
    const person = personalia(random)
    const role = at === 0 ? "NURSE" : random.weighted({ NURSE: 6, DRIVER: 3, CLEANER: 2 })
    await db
      .updateTable("workers")
      .set({ ...person, assignmentCodeId: roles[role] })
      .where("id", "=", id)
      .execute()
    const agencies = memberships
      .filter(({ workerId }) => workerId === id)
      .map(({ agencyId }) => ids.indexOf(agencyId))
    employed.push({ firstName, lastName, email, telephone, ...person, id, role, standing: "good", agencies })
  }
  return employed
}

/** Those who have come since, with the agencies for which they work. */
export const newWorkers = async (db: Kysely<Tables>, random: Random, now: Date): Promise<Array<Employed>> => {
  const people = Array.from({ length: workerCount }, (_, at) => someWorker(random, 200 + at))
  const firstDay = firstDayBefore(now).getTime()
  const rows = await db
    .insertInto("workers")
    .values(people.map((person, at) => workerRow(person, new Date(firstDay + at * dayLength * 0.5))))
    .returning("id")
    .execute()
  const memberships = people.flatMap(({ agencies }, at) =>
    agencies.map((agency) => ({ at, agency, workerId: rows[at]?.id ?? 0 }))
  )
  const agencyIds = (await db.selectFrom("agencies").select("id").orderBy("id").execute()).map(({ id }) => id)
  await db
    .insertInto("workerAgencies")
    .values(memberships.map(({ workerId, agency }) => ({ workerId, agencyId: agencyIds[agency] ?? 0 })))
    .execute()
  return people.map((person, at) => ({ ...person, id: rows[at]?.id ?? 0 }))
}

const workerRow = (
  { firstName, lastName, email, telephone, role, dob, gender, nationality, address }: DemoWorker,
  createdAt: Date
) => ({
  firstName,
  lastName,
  email,
  telephone,
  dob,
  gender,
  nationality,
  address,
  assignmentCodeId: roles[role],
  createdAt
})

/** What each agency keeps of its workers, and what they may be booked as. */
export const insertMemberships = async (
  db: Kysely<Tables>,
  random: Random,
  { agencyIds, workerId: demoWorkerId }: StaffHolders,
  staff: ReadonlyArray<Employed>,
  now: Date
): Promise<void> => {
  const roleOf = new Map(staff.map(({ id, role }) => [id, role]))
  const memberships = await db
    .selectFrom("workerAgencies")
    .select(["id", "workerId", "agencyId"])
    .where("agencyId", "in", agencyIds.slice(0, 2))
    .orderBy("id")
    .execute()
  const jobs: Array<Insertable<Tables["workerJobs"]>> = []
  for (const [at, { id, workerId, agencyId }] of memberships.entries()) {
    const start = random.whole(30, 900)
    const isTemporary = random.next() < 0.12
    const addedAt = new Date(now.getTime() - start * dayLength)
    await db
      .updateTable("workerAgencies")
      .set({
        sharesSince: random.next() < 0.98 ? addedAt : null,
        decidedAt: addedAt,
        employmentNumber: `${agencyId === agencyIds[0] ? "NW" : "SV"}-${String(1_000 + at)}`,
        fitToWork: random.next() < 0.97,
        fitAt: addedAt,
        paymentMethod: random.pick(["Paye", "Paye", "Umbrella", "Pvt. Ltd"] as const),
        employmentStartDate: dayIn(now, -start),
        contractEndDate: dayIn(now, random.whole(40, 900)),
        nextCheckDate: dayIn(now, random.next() < 0.03 ? random.whole(-20, 25) : random.whole(60, 1_000)),
        rightToWork: isTemporary ? "Temporary" : random.pick(["Citizen", "Citizen", "Residency"] as const),
        expiry: isTemporary ? dayIn(now, random.whole(-10, 700)) : null,
        dbsNumber: String(random.whole(100_000_000, 999_999_999)).padStart(12, "001")
      })
      .where("id", "=", id)
      .execute()
    jobs.push({
      workerId,
      agencyId,
      assignmentCodeId: roles[roleOf.get(workerId) ?? "NURSE"],
      paymentMethodId: random.whole(1, 3),
      addedAt
    })
    // Whatever is wrong with what is asked of a nurse, there is work for the demo's worker.
    if (workerId === demoWorkerId && agencyId === agencyIds[0])
      jobs.push({ workerId, agencyId, assignmentCodeId: roles.CLEANER, paymentMethodId: 1, addedAt })
  }
  await db.insertInto("workerJobs").values(jobs).execute()
}

/** Those who have applied and wait; answers them. */
export const insertApplicants = async (
  db: Kysely<Tables>,
  random: Random,
  { agencyIds }: StaffHolders,
  now: Date
): Promise<ReadonlyArray<Employed>> => {
  const people = Array.from({ length: applicantCount }, (_, at) => someWorker(random, 600 + at))
  const rows = await db
    .insertInto("workers")
    .values(people.map((person, at) => workerRow(person, new Date(now.getTime() - at * dayLength))))
    .returning("id")
    .execute()
  await db
    .insertInto("workerAgencies")
    .values(
      rows.map(({ id: workerId }, at) => {
        const appliedAt = new Date(now.getTime() - (at * 3 + 1) * dayLength)
        const agencyId = agencyIds[at % 3 === 2 ? 1 : 0] ?? 0
        return { workerId, agencyId, standing: "APPLIED" as const, appliedAt, sharesSince: appliedAt }
      })
    )
    .execute()
  return people.map((person, at) => ({ ...person, id: rows[at]?.id ?? 0, agencies: [at % 3 === 2 ? 1 : 0] }))
}
