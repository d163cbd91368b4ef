import { Effect } from "effect"
import { beforeEach, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { type ClockJob, eachSubject } from "../../src/job/ClockJob.ts"
import { claimJobs } from "../../src/job/claimJobs.ts"
import type { JobKind } from "../../src/job/JobKind.ts"
import { InBackground } from "../../src/job/Jobs.ts"
import type { Mailer } from "../../src/mail/Mailer.ts"
import { describeOnce } from "../database/onBothDatabases.ts"
import { insertPeople } from "../people.ts"
import { documentsExpiring, expiringDocuments, remindOfDocuments } from "./documentReminders.ts"
import { dyingOn } from "./dyingOn.ts"
import { instancesOn, minute } from "./instances.ts"

describeOnce("Work by the clock", (run) => {
  const { shared, noting, soon } = instancesOn(run)
  const { now, rows } = shared
  const clockJobs = [remindOfDocuments]
  let agency: number

  /** Their clocks show an instant. */
  const at = (instant: string) => {
    shared.ahead = Date.parse(instant) - Date.now()
  }
  const people = () => run(shared.database.query(insertPeople))
  const expiring = (count: number, expiryDate = "2026-08-14") =>
    run(shared.database.query(documentsExpiring(agency, count, expiryDate)))
  const renew = (id: number | undefined, expires: string) =>
    run(
      shared.database.query((db) =>
        db
          .updateTable("documentVersions")
          .set({ expires })
          .where("id", "=", id ?? 0)
          .execute()
      )
    )
  const remove = (id: number | undefined) =>
    run(
      shared.database.query((db) =>
        db
          .deleteFrom("documentVersions")
          .where("id", "=", id ?? 0)
          .execute()
      )
    )
  /** Whether the run that was due then is over, and everything that it put down. */
  const isOver = async (dueAt: string) => {
    const found = await run(
      shared.database.query((db) =>
        db
          .selectFrom("jobs")
          .select(({ fn }) => [fn.countAll<number>().as("all"), fn.count<number>("endedAt").as("ended")])
          .where("dueAt", "=", new Date(dueAt))
          .executeTakeFirstOrThrow()
      )
    )
    return found.all > 0 && found.all === found.ended
  }
  const mails = async () => (await rows()).filter(({ kind }) => kind === "mail").map(({ key }) => key)

  beforeEach(async () => {
    agency ??= (await people()).agency
    await run(shared.database.query((db) => db.deleteFrom("documentVersions").execute()))
    at("2026-07-15T10:00Z")
  })

  it("is done once to each subject by one of two processes, however often it comes round", async () => {
    const ids = await expiring(102)
    await shared.start({ kinds: [], clockJobs })
    await shared.start({ kinds: [], clockJobs })
    await expect.poll(() => isOver("2026-07-15T08:00Z")).toBe(true)
    const wanted = ids.map((id) => `document ${id} expires 2026-08-14`).sort()
    expect((await mails()).sort()).toEqual(wanted)
    at("2026-07-16T10:00Z")
    await expect.poll(() => isOver("2026-07-16T08:00Z")).toBe(true)
    expect((await mails()).sort()).toEqual(wanted)
  })

  it("writes into the database exactly once, after which of its statements a process may be killed", async () => {
    const outbox = () =>
      run(shared.database.query((db) => db.selectFrom("outbox").select("recipient").orderBy("id").execute()))
    for (let statements = 0; ; statements++) {
      const ids = await expiring(2)
      let ended = true
      for (let job = 0; job < 3; job++) {
        ended = (await run(dyingOn(shared.database, now, writingDown, statements))) && ended
      }
      shared.ahead += minute
      const { stop } = await shared.start({ kinds: [], clockJobs: [writingDown] })
      await expect.poll(() => isOver("2026-07-15T08:00Z")).toBe(true)
      await stop()
      const wanted = ids.map((id) => ({ recipient: `document ${id}` }))
      expect((await outbox()).sort(byRecipient), `killed after ${statements}`).toEqual(
        wanted.sort(byRecipient)
      )
      for (const table of ["jobs", "documents", "outbox"] as const) {
        await run(shared.database.query((db) => db.deleteFrom(table).execute()))
      }
      if (ended) return expect(statements).toBeGreaterThan(3)
    }
  })

  it("looks again when a subject's turn comes, and drops one that was renewed or is gone", async () => {
    const [kept, renewed, gone] = await expiring(3)
    await shared.start({ kinds: [], clockJobs: [putOff(remindOfDocuments)] })
    const putOffs = async () => (await rows()).filter(({ what, failure, lease }) => what && failure && !lease)
    await expect.poll(async () => (await putOffs()).length).toBe(3)
    await shared.stopAll()
    await renew(renewed, "2026-08-13")
    await remove(gone)
    shared.ahead += minute
    await shared.start({ kinds: [], clockJobs })
    await expect.poll(() => isOver("2026-07-15T08:00Z")).toBe(true)
    expect(await mails()).toEqual([`document ${kept} expires 2026-08-14`])
  })

  it("is done anew to a subject whose moment has changed", async () => {
    const [id] = await expiring(1, "2026-07-20")
    await shared.start({ kinds: [], clockJobs })
    await expect.poll(mails).toEqual([`document ${id} expires 2026-07-20`])
    await renew(id, "2026-08-10")
    at("2026-07-16T10:00Z")
    await expect
      .poll(mails)
      .toEqual([`document ${id} expires 2026-07-20`, `document ${id} expires 2026-08-10`])
  })

  it("is not done any more once it is too late", async () => {
    await expiring(1, "2026-07-16")
    at("2026-07-16T06:00Z")
    await shared.start({ kinds: [], clockJobs })
    await expect.poll(() => isOver("2026-07-15T08:00Z")).toBe(true)
    expect(await mails()).toEqual([])
  })

  it("keeps what fails for one subject from the others, and tries that again", async () => {
    const [failing, other] = await expiring(2)
    let tries = 0
    const work = individual(remindOfDocuments)
    const broken: ClockJob<Database | Mailer> = {
      ...remindOfDocuments,
      work: {
        ...work,
        perform: (due, subject) =>
          Effect.andThen(
            work.perform(due, subject),
            subject.what === failing && ++tries < 3
              ? Effect.fail(new RangeError("of Ada"))
              : Effect.succeed(true)
          )
      }
    }
    await shared.start({ kinds: [], clockJobs: [broken] })
    await expect.poll(mails).toEqual([`document ${other} expires 2026-08-14`])
    const ofFailing = async () => (await rows()).find(({ what }) => what === String(failing))
    await expect.poll(ofFailing).toMatchObject({ failure: "RangeError", lease: null })
    for (const attempts of [2, 3]) {
      shared.ahead += 2 ** attempts * 1_000
      await expect.poll(ofFailing).toMatchObject({ attempts, lease: null })
    }
    expect((await mails()).length).toBe(2)
    expect(await ofFailing()).toMatchObject({ outcome: "done", handled: 1 })
  })

  it("that was missed for days is done once, unless each time counts", async () => {
    const dues: Record<string, Array<string>> = { once: [], each: [] }
    const daily = (name: string): ClockJob => ({
      name,
      sentence: "Counts",
      due: remindOfDocuments.due,
      work: {
        sweep: (due) =>
          Effect.sync(() => {
            dues[name]?.push(due.toISOString().slice(0, 10))
            return 1
          })
      }
    })
    const both = [daily("once"), { ...daily("each"), eachCounts: true } as const]
    await shared.start({ kinds: [], clockJobs: both })
    await expect.poll(() => dues).toEqual({ once: ["2026-07-15"], each: ["2026-07-15"] })
    await shared.stopAll()
    at("2026-07-19T10:00Z")
    await Promise.all([1, 2].map(() => shared.start({ kinds: [], clockJobs: both })))
    const each = [15, 16, 17, 18, 19].map((date) => `2026-07-${date}`)
    await expect.poll(() => dues.each?.sort()).toEqual(each)
    await expect.poll(() => isOver("2026-07-19T08:00Z")).toBe(true)
    expect(dues).toEqual({ once: ["2026-07-15", "2026-07-19"], each })
  })

  it("is done once in each stretch of time, by one of two processes", async () => {
    const hourly: JobKind = { ...noting, recurs: { due: { every: "1 hour" } } }
    await shared.start({ kinds: [hourly] })
    await shared.start({ kinds: [hourly] })
    await expect.poll(() => shared.performed.length).toBe(1)
    shared.ahead += 60 * minute
    await expect.poll(() => shared.performed.length).toBe(2)
    await run(Effect.sleep("1.2 seconds"))
    expect(shared.performed.length).toBe(2)
    expect(new Set(shared.keys()).size).toBe(2)
  })

  it("lets whatever somebody waits for go first", async () => {
    const { enqueue, stop } = await shared.start({ kinds: [] })
    const early = Effect.forEach(["one", "two", "three"], (key) => enqueue(soon(key)))
    await run(Effect.provideService(early, InBackground, true))
    await run(enqueue(soon("waited for")))
    await stop()
    shared.ahead = 1_000
    const claimed = await run(claimJobs(["noting"], 1))
    expect(claimed.map(({ key }) => key)).toEqual(["waited for"])
  })
})

/** Writes a row for each document, which nothing but the transaction keeps from being there twice. */
const writingDown: ClockJob<Database | Mailer> = {
  ...remindOfDocuments,
  work: eachSubject({
    ...expiringDocuments,
    perform: ({ what }) =>
      Effect.flatMap(Database, ({ query }) =>
        query((db) =>
          db
            .insertInto("outbox")
            .values({ recipient: `document ${what}`, subject: "", text: "", messageId: null })
            .execute()
        )
      )
  })
}

const byRecipient = (one: { readonly recipient: string }, other: { readonly recipient: string }) =>
  one.recipient.localeCompare(other.recipient)

/** The same, in a process in which it fails for every subject. */
const putOff = (clockJob: ClockJob<Database | Mailer>): ClockJob<Database | Mailer> => ({
  ...clockJob,
  work: { ...individual(clockJob), perform: () => Effect.fail(new Error("not yet")) }
})

const individual = ({ work }: ClockJob<Database | Mailer>) => {
  if ("sweep" in work) throw new Error("It is done to all at once")
  return work
}
