import { Effect } from "effect"
import type { Kysely } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { openLog } from "../../src/leader/openLog.ts"
import { photoIdsIn, recordKinds } from "../../src/leader/recordKinds.ts"
import { PublicUrl } from "../../src/PublicUrl.ts"
import { demoLeaders } from "../../src/seed/accounts.ts"
import { logStanding } from "../../src/transport/logStanding.ts"
import { notLeavingOf } from "../../src/transport/notLeavingOf.ts"
import { describeOnce } from "../database/onBothDatabases.ts"
import { demoAt, demoSeal } from "./demoAt.ts"

describeOnce("The logs of the demo", (run) => {
  const now = new Date()
  const query = <A>(work: (db: Kysely<Tables>) => Promise<A>) =>
    run(Effect.flatMap(Database, (database) => database.query(work)))
  beforeAll(() => run(demoAt(now)))

  const logged = () =>
    query((db) =>
      db
        .selectFrom("transportJobs")
        .selectAll()
        .where("id", "in", db.selectFrom("transportLogHands").select("jobId"))
        .orderBy("status")
        .execute()
    )

  it("are of a journey on the road, which may go on, and of one that waits to be accepted", async () => {
    const [road, over, ...more] = await logged()
    expect([road?.status, over?.status, more]).toEqual(["IN_PROGRESS", "LOGGED", []])
    if (!road || !over) return
    expect(await query((db) => notLeavingOf(db, road))).toEqual({ isLookedAt: true, reasons: [] })
    expect((await query((db) => logStanding(db, road)))?.lacks).toHaveLength(3)
    expect(await query((db) => logStanding(db, over))).toMatchObject({ lacks: [], returned: [] })
  })

  it("are opened by those who lead them, by the numbers that are published, and so is one of a journey that starts soon", async () => {
    for (const { email, jobId, status } of demoLeaders) {
      const leads = await query((db) =>
        db
          .selectFrom("transportJobs")
          .innerJoin("users", "users.workerId", "leaderId")
          .select(["status", "shiftDate", "users.id as userId", "users.workerId"])
          .where("transportJobs.id", "=", jobId)
          .where("email", "=", email)
          .executeTakeFirstOrThrow()
      )
      expect(leads.status).toBe(status)
      expect(leads.shiftDate?.getTime()).toBeLessThan(now.getTime() + 3_600_000)
      const { secret = "" } = await run(
        openLog({ jobId, workerId: leads.workerId ?? 0, userId: leads.userId }, "", "here").pipe(
          Effect.provide(demoSeal),
          Effect.provideService(PublicUrl, "https://portal.example")
        )
      )
      expect(Buffer.from(secret, "base64url")).toHaveLength(32)
    }
  })

  it("say nothing that their forms would refuse, and have all their photos", async () => {
    const records = await query((db) => db.selectFrom("transportLogRecords").selectAll().execute())
    for (const { kind, content, receivedAt } of records) {
      expect(receivedAt.getTime()).toBeLessThan(now.getTime())
      const { form } = recordKinds[kind]
      const problems = form?.problems(
        form.read(content as never) as never,
        { now: now.toISOString() } as never
      )
      expect(problems, kind).toEqual([])
    }
    const photos = await query((db) => db.selectFrom("transportLogPhotos").select("id").execute())
    expect(photos.map(({ id }) => id)).toEqual(records.flatMap(({ content }) => photoIdsIn(content)))
    expect(photos).toHaveLength(1)
  })
})
