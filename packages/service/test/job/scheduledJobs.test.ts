import { beforeEach, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"

const hours = 3_600_000

describeServedOnce("An administrator", (served) => {
  const clientOf = clientsOf(served)
  const jobs = async () => (await clientOf("admin")).job
  const listed = async (name: string) => (await (await jobs()).list()).find((one) => one.name === name)

  beforeEach(async () => {
    await expect.poll(async () => (await listed("erase-sessions"))?.standing).toBe("DONE")
  })

  it("sees what comes round by the clock, how the latest run ended and when the next is due", async () => {
    const job = await listed("erase-sessions")
    expect(job).toMatchObject({
      sentence: "Erases sign-ins, one-time passwords and links that have ended",
      everySeconds: 3600,
      begunAt: expect.any(String),
      endedAt: expect.any(String),
      done: 0,
      failed: 0
    })
    const wait = Date.parse(job?.nextDueAt ?? "") - Date.now() - served.ahead
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(hours)
    expect(await listed("remind-of-hires")).toMatchObject({ dailyAt: "09:00", timeZone: "Europe/London" })
  })

  it("runs one now, and once however often it is asked for while it goes on", async () => {
    const at = new Date(Date.now() - 48 * hours)
    await served.query((db) => db.insertInto("signInAttempts").values({ key: "old", at }).execute())
    await Promise.all([1, 2, 3].map(async () => (await jobs()).run({ params: { name: "erase-sessions" } })))
    await expect.poll(() => listed("erase-sessions")).toMatchObject({ standing: "DONE" })
    const left = () =>
      served.query((db) => db.selectFrom("signInAttempts").select("key").where("key", "=", "old").execute())
    await expect.poll(left).toEqual([])
  })

  it("sees what failed by name and code, of which subject, and nothing that was said", async () => {
    const now = new Date(Date.now() + served.ahead)
    const later = new Date(now.getTime() + hours)
    const job = {
      kind: "remind-of-hires",
      payload: "{}",
      createdAt: now,
      expiresAt: later,
      dueAt: later,
      begunAt: now
    }
    const sealed = "kept from everybody"
    await served.query((db) =>
      db
        .insertInto("jobs")
        .values([
          { ...job, key: "17", what: "17", runAt: later, failure: "Error EENVELOPE", attempts: 3, sealed },
          {
            ...job,
            key: "18",
            what: "18",
            runAt: now,
            endedAt: now,
            outcome: "expired",
            failure: "TimeoutError"
          },
          {
            ...job,
            key: "19",
            what: "19",
            runAt: now,
            endedAt: now,
            outcome: "done",
            failure: "Error",
            handled: 1
          },
          { ...job, key: "all", runAt: now, endedAt: now, outcome: "done", handled: 0 }
        ])
        .execute()
    )
    const page = await (await jobs()).failures({ params: { page: 0, size: 10 } })
    expect(page.totalElements).toBe(2)
    expect(page.content).toMatchObject([
      { name: "remind-of-hires", subject: "Booking 18", failure: "TimeoutError" },
      { subject: "Booking 17", failure: "Error EENVELOPE", attempts: 3, nextTryAt: later.toISOString() }
    ])
    expect(page.content[0]?.nextTryAt ?? "given up").toBe("given up")
    expect(JSON.stringify(page)).not.toContain(sealed)
    expect(await listed("remind-of-hires")).toMatchObject({ standing: "RETRYING", done: 1, failed: 2 })
    await served.query((db) => db.deleteFrom("jobs").where("key", "=", "17").execute())
    expect(await listed("remind-of-hires")).toMatchObject({ standing: "FAILED", failed: 1 })
  })
})
