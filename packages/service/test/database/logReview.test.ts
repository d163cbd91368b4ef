import { sql } from "kysely"
import { expect, it } from "vitest"
import { migrate, migrateTo } from "../../src/database/migrate.ts"
import { openMemory } from "../../src/database/openPGlite.ts"

it("lets a step be given back again while it is open, and knows nothing of what checks were called before", async () => {
  const db = await openMemory()
  await migrateTo(db, "0080_agreedTerms")
  // Journeys and hands are not asked for: only what is told of them changes.
  await sql`set session_replication_role = replica`.execute(db)
  const giveBack = () =>
    sql`insert into transport_log_returns (job_id, step, words, returned_at)
      values (1, 'property', 'Which bag?', now())`.execute(db)
  await sql`insert into transport_log_records (id, job_id, kind, content, hand_id, received_at)
    values ('00000000-0000-4000-8000-000000000001', 1, 'vehicle', '{}', 1, now())`.execute(db)
  await sql`insert into agencies (name, vehicle_checks)
    values ('North', '[{ "id": "ramp", "label": "Ramp", "gravity": "MINOR" }]')`.execute(db)
  await giveBack()
  await expect(giveBack()).rejects.toThrow()
  await migrate(db)
  await giveBack()
  expect(await db.selectFrom("transportLogReturns").select("mendedAt").execute()).toEqual([
    { mendedAt: null },
    { mendedAt: null }
  ])
  expect(await db.selectFrom("transportLogRecords").select("agencyChecks").execute()).toEqual([
    { agencyChecks: null }
  ])
  expect(await db.selectFrom("agencies").select("removedChecks").execute()).toEqual([{ removedChecks: [] }])
  await db.destroy()
})
