import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { statusOf } from "../session/inWordsOf.ts"
import { logsAt } from "./logsAt.ts"
import { someDropOff, someIncident, someMedication, someProperty, someVehicleLog } from "./someRecords.ts"

const years = 21 * 366 * 24 * 3_600_000

describeServedOnce("Erasing the log of a journey", (served) => {
  const at = logsAt(served)
  const { journey, device, desk, clientOf, newLeader, nameLeader } = at
  beforeAll(at.prepare)
  beforeEach(() => at.forgetTries())

  const erase = async () => {
    const { job } = await clientOf("admin")
    await job.run({ params: { name: "erase-journeys" } })
    const running = () =>
      served.query((db) =>
        db
          .selectFrom("jobs")
          .select("id")
          .where("kind", "=", "erase-journeys")
          .where("endedAt", "is", null)
          .execute()
      )
    await expect.poll(running).toEqual([])
  }
  /** In which tables a word stands. */
  const tablesWith = (word: string) =>
    served.query(async (db) => {
      const { rows } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
      const found: Array<string> = []
      for (const { name } of rows) {
        const lines = await sql`
          select 1 from ${sql.table(name)} as line where position(${word} in lower(line::text)) > 0 limit 1`.execute(
          db
        )
        if (lines.rows.length > 0) found.push(name)
      }
      return found
    })
  const longAgo = (id: number) =>
    served.query((db) =>
      db
        .updateTable("transportJobs")
        .set({ movedAt: new Date(Date.now() - years), requiredAt: new Date(Date.now() - years) })
        .where("id", "=", id)
        .execute()
    )

  /** A log in which everything says one word, by two hands, with a photo. */
  const said = async (word: string) => {
    const next = await newLeader()
    const there = await journey({ second: next.workerId })
    const { id, vehicleId } = there
    const first = await device(id)
    const photoId = randomUUID()
    await first.photo(photoId)
    const checks = { horn: { result: "FAIL", note: `${word} hit it`, photoIds: [photoId] } } as const
    await first.vehicle(someVehicleLog(vehicleId, checks))
    const [defect] = (await (await desk()).log(id)).vehicle?.openDefects ?? []
    await (await desk()).overrule(id, defect?.id ?? 0, `${word} waits`)
    const property = await first.property("TAKEN", someProperty([`${word}'s bag`]))
    await nameLeader(id, next.workerId)
    const second = await device(id, next.name, (await (await desk()).code(id)).code)
    await first.property("TAKEN", someProperty([`${word}'s ring`]), { follows: property.id })
    await second.property("TAKEN", someProperty([`${word}'s hat`]), { follows: property.id })
    await second.property("HANDED", someProperty([`${word}'s hat`]))
    await second.medication("TAKEN", someMedication([`for ${word}`]))
    await second.medication("HANDED", someMedication([`for ${word}`]))
    await second.incident(someIncident({ why: `${word} ran` }))
    await second.dropOff(someDropOff({ overallExperience: `${word} slept` }))
    await (await desk()).giveBack(id, [{ step: "dropOff", words: `Did ${word} sleep?` }])
    await (await desk()).mend(id, defect?.id ?? 0, `${word} was gone`)
    return { id, second, photoId }
  }

  it("leaves nothing of what was noted, and lets nobody in any more; a hold keeps all of it", async () => {
    const erased = await said("quillon")
    const held = await said("peregrine")
    const { transport } = await clientOf("admin")
    await transport.hold({ params: { id: held.id }, payload: { reason: "A claim" } })
    const ofLogs = ["transport_log_records", "transport_log_returns"]
    const ofDefects = ["vehicle_defect_findings", "vehicle_defect_overrulings", "vehicle_defects"]
    const kept = ["changes", ...ofLogs, ...ofDefects]
    expect(await tablesWith("quillon")).toEqual(kept)
    const fileOf = (photoId: string) =>
      served.query((db) =>
        db
          .selectFrom("transportLogPhotos")
          .innerJoin("files", "files.id", "fileId")
          .select(["files.id", "removeAt"])
          .where("transportLogPhotos.id", "=", photoId)
          .executeTakeFirst()
      )
    const file = await fileOf(erased.photoId)
    for (const { id } of [erased, held]) await longAgo(id)
    await erase()

    expect(await tablesWith("quillon")).toEqual([])
    expect(await fileOf(erased.photoId)).toBeUndefined()
    const { removeAt } = await served.query((db) =>
      db
        .selectFrom("files")
        .select("removeAt")
        .where("id", "=", file?.id ?? "")
        .executeTakeFirstOrThrow()
    )
    expect(removeAt).not.toBeNull()
    expect(await statusOf(erased.second.read())).toBe(403)
    expect(await statusOf(erased.second.incident(someIncident()))).toBe(403)
    const log = await (await desk()).log(erased.id)
    expect(log).toMatchObject({ records: [], returns: [] })
    expect(log.keptBy).toMatch(/^Ivo Dale/)

    expect(await tablesWith("peregrine")).toEqual(kept)
    expect(await fileOf(held.photoId)).toMatchObject({ removeAt: null })
    expect((await held.second.read()).records.length).toBeGreaterThan(5)
  })
})
