import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { newHandSecret } from "../leader/logDoor.ts"
import type { Seal } from "../secret/Seal.ts"
import { insertAccounts } from "./insertAccounts.ts"
import { insertCharges } from "./insertCharges.ts"
import { insertDocuments } from "./insertDocuments.ts"
import { insertLink } from "./insertLink.ts"
import type { HandSecrets } from "./insertLogs.ts"
import { insertPeople } from "./insertPeople.ts"
import { insertPhotos } from "./insertPhotos.ts"
import { insertPromotions } from "./insertPromotions.ts"
import { insertRentals } from "./insertRentals.ts"
import { insertReports } from "./insertReports.ts"
import { insertStaff } from "./insertStaff.ts"
import { Random } from "./Random.ts"

const seedOfChance = 20_260_101
const lockOfSeeding = 4_107_233

/**
 * Fills an empty database with the demo as of `now`, always the same unless people and rentals are to be drawn by another chance; a
 * database with agencies is left alone.
 */
export const seed = Effect.fnUntraced(function* (
  now: Date,
  chance = seedOfChance
): Effect.fn.Return<void, never, Database | Seal> {
  const database = yield* Database
  const handSecrets = yield* Effect.all([newHandSecret, newHandSecret])
  yield* database.transaction(database.query((db) => seedOnce(db, new Random(chance), now, handSecrets)))
})

const seedOnce = async (
  db: Kysely<Tables>,
  random: Random,
  now: Date,
  handSecrets: HandSecrets
): Promise<void> => {
  // Of several processes that start together one fills the database, and the others wait to see that it did.
  await sql`select pg_advisory_xact_lock(${sql.lit(lockOfSeeding)})`.execute(db)
  if ((await db.selectFrom("agencies").select("id").limit(1).executeTakeFirst()) !== undefined) return
  const { customers, ...holders } = await insertPeople(db, random, now)
  await insertAccounts(db, holders)
  await insertRentals(db, random, holders.agencyIds, customers, now)
  await insertPhotos(db)
  await insertDocuments(db, now)
  await insertPromotions(db, holders.agencyIds, now)
  await insertReports(db)
  await insertCharges(db, now)
  await insertLink(db, now)
  await insertStaff(db, holders, now, handSecrets)
}
