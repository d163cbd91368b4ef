import { sql } from "kysely"
import { expect, it } from "vitest"
import { migrate, migrateTo } from "../../src/database/migrate.ts"
import { openMemory } from "../../src/database/openPGlite.ts"

const uuid = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const fails = (note: string) => ({ result: "FAIL", note, photoIds: [uuid(9)] })

it("keeps for each journey what its own log says of a defect, and for which one it was overruled", async () => {
  const db = await openMemory()
  await migrateTo(db, "0076_narrowedLists")
  // Journeys, vehicles and hands are not asked for: only what is told of them changes.
  await sql`set session_replication_role = replica`.execute(db)
  const record = (last: number, jobId: number, content: object, aside = false) =>
    sql`insert into transport_log_records (id, job_id, kind, content, hand_id, received_at, aside)
      values (${uuid(last)}, ${jobId}, 'vehicle', ${JSON.stringify({ vehicleId: 3, agencyChecks: [], ...content })},
        1, ${`2026-11-20T0${last}:00:00Z`}, ${aside})`.execute(db)
  const defect = (check: string, job: number, last: number, more: readonly [number, string] | null = null) =>
    sql`insert into vehicle_defects (vehicle_id, job_id, record_id, check_id, label, gravity, note, opened_at,
        overruled_for, overruled_at, overruled_because)
      values (3, ${job}, ${uuid(last)}, ${check}, ${check}, 'CRITICAL', ${`${check} last`}, now(),
        ${more?.[0] ?? null}, ${more && "2026-11-20T08:00:00Z"}, ${more?.[1] ?? null})`.execute(db)
  const ramp = { rowId: "ramp", ...fails("first ramp") }
  await record(1, 1, { horn: fails("first horn"), agencyChecks: [ramp] })
  await record(2, 1, { horn: fails("beside") }, true)
  await record(3, 2, { horn: fails("horn last") })
  await defect("horn", 1, 3, [2, "By day"])
  await defect("ramp", 1, 3)
  await defect("wipers", 2, 3)
  await migrate(db)
  const findings = await db
    .selectFrom("vehicleDefectFindings")
    .select(["defectId", "jobId", "recordId", "note", "photoIds"])
    .orderBy("defectId")
    .orderBy("jobId")
    .execute()
  const own = { recordId: uuid(1), photoIds: [uuid(9)] }
  const spoken = { recordId: uuid(3), photoIds: [] }
  expect(findings).toEqual([
    { defectId: 1, jobId: 1, ...own, note: "first horn" },
    { defectId: 1, jobId: 2, ...spoken, note: "horn last" },
    { defectId: 2, jobId: 1, ...own, note: "first ramp" },
    { defectId: 2, jobId: 2, ...spoken, note: "ramp last" },
    { defectId: 3, jobId: 2, ...spoken, note: "wipers last" }
  ])
  expect(await db.selectFrom("vehicleDefectOverrulings").selectAll().execute()).toMatchObject([
    { defectId: 1, jobId: 2, because: "By day", note: "horn last", photoIds: [] }
  ])
  await db.destroy()
})

it("tells whose log has closed a defect, and leaves to the agency what it says itself", async () => {
  const db = await openMemory()
  await migrateTo(db, "0076_narrowedLists")
  await sql`set session_replication_role = replica`.execute(db)
  const content = {
    ...{ vehicleId: 3, brakes: { ...fails("Soft"), mended: "By Tom" }, seats: { result: "PASS" } },
    agencyChecks: [{ rowId: "ramp", ...fails("Stuck"), mended: "By Ann" }]
  }
  for (const [last, replaced] of [
    [1, "2026-11-20T02:00:00Z"],
    [2, null]
  ] as const)
    await sql`insert into transport_log_records (id, job_id, kind, content, hand_id, received_at, replaced_at)
      values (${uuid(last)}, 1, 'vehicle', ${JSON.stringify(content)}, 1, ${`2026-11-20T0${last}:00:00Z`}, ${replaced})`.execute(
      db
    )
  for (const [check, how] of [
    ["brakes", "By Tom"],
    ["ramp", "By Ann"],
    ["horn", "By Tom"],
    ["brakes", "New pads, Kwik"],
    ["seats", null]
  ] as const)
    await sql`insert into vehicle_defects (vehicle_id, job_id, check_id, label, gravity, opened_at, mended_at, mended_how)
      values (3, 1, ${check}, ${check}, 'CRITICAL', now(), ${how && "2026-11-20T03:00:00Z"}, ${how})`.execute(
      db
    )
  await migrate(db)
  const rows = await db.selectFrom("vehicleDefects").select("mendedInLogOf").orderBy("id").execute()
  expect(rows.map(({ mendedInLogOf }) => mendedInLogOf)).toEqual([1, 1, null, null, null])
  await db.destroy()
})
