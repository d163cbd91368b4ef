import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { dayLength, type StaffHolders } from "./DemoStaff.ts"
import { insertDrivingLicences } from "./insertDrivingLicences.ts"
import { insertForms } from "./insertForms.ts"
import { insertJourneys } from "./insertJourneys.ts"
import { insertLeaders } from "./insertLeaders.ts"
import { type HandSecrets, insertLogs } from "./insertLogs.ts"
import { earlierWorkers, insertApplicants, insertMemberships, newWorkers } from "./insertMemberships.ts"
import { insertRecords } from "./insertRecords.ts"
import { insertRequirements } from "./insertRequirements.ts"
import { Random } from "./Random.ts"

const seedOfChance = 20_260_512

/**
 * Adds the workers of two agencies with their records, what the agencies decided about these, and the journeys of some weeks.
 * `handSecrets` are those of the devices that keep a log, sealed.
 */
export const insertStaff = async (
  db: Kysely<Tables>,
  holders: StaffHolders,
  now: Date,
  handSecrets: HandSecrets
): Promise<void> => {
  const random = new Random(seedOfChance)
  const staff = [...(await earlierWorkers(db, random)), ...(await newWorkers(db, random, now))]
  await insertMemberships(db, random, holders, staff, now)
  await insertDrivingLicences(db, new Random(seedOfChance), holders, staff, now)
  const applicants = await insertApplicants(db, random, holders, now)
  await insertRecords(db, random, holders, staff, now)
  await insertNotes(db, holders, now)
  await insertRequirements(db, holders)
  await insertJourneys(db, new Random(seedOfChance), holders, staff, now)
  const [firstAgency = 0] = holders.agencyIds
  await insertLeaders(db, firstAgency)
  await insertLogs(db, new Random(seedOfChance), { agencyId: firstAgency, secrets: handSecrets }, now)
  await insertForms(db, new Random(seedOfChance), holders, staff, applicants, now)
}

const insertNotes = async (
  db: Kysely<Tables>,
  { agencyIds, workerId }: StaffHolders,
  now: Date
): Promise<void> => {
  const author = await db
    .selectFrom("users")
    .select("id")
    .where("agentId", "=", agencyIds[0] ?? 0)
    .orderBy("id")
    .executeTakeFirst()
  const notes = [
    "Prefers nights. Has no car, so journeys begin at the station.",
    "Called about the unreadable certificate: a new scan comes this week."
  ]
  await db
    .insertInto("workerNotes")
    .values(
      notes.map((body, at) => ({
        workerId,
        agencyId: agencyIds[0] ?? 0,
        body,
        writtenBy: author?.id ?? null,
        writtenAt: new Date(now.getTime() - (notes.length - at) * 20 * dayLength)
      }))
    )
    .execute()
}
