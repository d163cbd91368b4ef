import { randomUUID } from "node:crypto"
import { isConsistent, verifyPack } from "@crewfleet/sdk"
import { Effect, Exit, Layer } from "effect"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { FileContents } from "../../src/file/FileContents.ts"
import { FileStores } from "../../src/file/FileStores.ts"
import { storedBytes } from "../../src/file/storedBytes.ts"
import { claimJobs } from "../../src/job/claimJobs.ts"
import type { Job } from "../../src/job/JobKind.ts"
import { Jobs } from "../../src/job/Jobs.ts"
import { performJob } from "../../src/job/performJob.ts"
import { sealing, sealPack } from "../../src/pack/sealPack.ts"
import { Settings } from "../../src/Settings.ts"
import { Seal } from "../../src/secret/Seal.ts"
import { Signer } from "../../src/secret/Signer.ts"
import { packKind, sealPackLater } from "../../src/transport/sealPackLater.ts"
import { describeOnce } from "../database/onBothDatabases.ts"
import { clockWith } from "../job/instanceOn.ts"
import { someIncident } from "../leader/someRecords.ts"
import { insertPeople, type People } from "../people.ts"
import type { Served } from "../servedOnBoth.ts"
import { crewsAt } from "../transport/crewsAt.ts"

describeOnce("Sealing the pack of a journey", (run) => {
  const query = <A>(work: Work<A>) => run(Effect.flatMap(Database, (database) => database.query(work)))
  const served = { query, people: {} as People } as Served
  const { newJob, newWorker } = crewsAt(served)
  beforeAll(async () => {
    served.people = await query(insertPeople)
  })
  let ahead = 0
  const log: Array<string> = []

  const services = (database: Database["Service"]) =>
    FileContents.layer.pipe(
      Layer.provideMerge(FileStores.layer),
      Layer.provideMerge(Signer.layer),
      Layer.provideMerge(Jobs.layer),
      Layer.provideMerge(Seal.layer),
      Layer.provideMerge(Layer.succeed(Settings, { log: (line) => void log.push(line) })),
      Layer.provideMerge(Layer.succeed(Database, database)),
      Layer.provideMerge(clockWith(() => Date.now() + ahead))
    )

  /** A closed journey of which something was noted. */
  const closed = async () => {
    const { id } = await newJob({ status: "CLOSED" })
    const workerId = await newWorker()
    const at = new Date()
    await query(async (db) => {
      const agencyId = served.people.agency
      const { id: linkId } = await db
        .insertInto("accessLinks")
        .values({
          ...{ secretHash: randomUUID(), scope: "transport.log", recordId: id, agencyId },
          ...{ endsAt: at, givenTo: "Ivo Dale", mostUses: 1 }
        })
        .returning("id")
        .executeTakeFirstOrThrow()
      const hand = await db
        .insertInto("transportLogHands")
        .values({ jobId: id, workerId, linkId, secret: "sealed", openedAt: at, heardAt: at })
        .returning("id")
        .executeTakeFirstOrThrow()
      await db
        .insertInto("transportLogRecords")
        .values({
          ...{ id: randomUUID(), jobId: id, kind: "incident", incidentId: randomUUID(), handId: hand.id },
          ...{ content: JSON.stringify(someIncident()), receivedAt: at }
        })
        .execute()
    })
    return id
  }
  const kept = async (jobId: number) => ({
    packs: await query((db) =>
      db.selectFrom("transportPacks").selectAll().where("jobId", "=", jobId).execute()
    ),
    claimed: await query((db) =>
      db
        .selectFrom("files")
        .select("id")
        .where("purpose", "=", "pack")
        .where("removeAt", "is", null)
        .execute()
    )
  })

  it("goes on where a process died after any statement, and is done once", async () => {
    const id = await closed()
    await run(
      Effect.flatMap(Database, (database) => Effect.provide(sealPackLater(id), services(database))).pipe(
        Effect.scoped
      )
    )
    /** Performs the job as a process does that is killed after so many statements; true where it came to its end before. */
    const dyingAfter = (statements: number) =>
      run(
        Effect.gen(function* () {
          const database = yield* Database
          let left = Number.POSITIVE_INFINITY
          const dying: Database["Service"] = {
            ...database,
            query: (work) =>
              Effect.suspend(() => (left-- > 0 ? database.query(work) : Effect.die(new Error("killed"))))
          }
          return yield* Effect.gen(function* () {
            const kind = yield* sealing
            const [job] = yield* claimJobs([packKind], 1)
            if (!job) throw new Error("There is nothing to seal")
            left = statements
            return Exit.isSuccess(yield* Effect.exit(performJob(kind, job)))
          }).pipe(Effect.provide(services(dying)), Effect.scoped)
        })
      )
    let statements = 0
    // Once it is committed, the job is done, though the process may die before it says so again.
    for (; !(await dyingAfter(statements)) && (await kept(id)).packs.length === 0; statements += 1) {
      expect((await kept(id)).claimed, `after ${statements}`).toEqual([])
      expect(statements).toBeLessThan(100)
      ahead += 2 * 60_000
    }
    expect(statements).toBeGreaterThan(20)
    expect(log.length).toBeGreaterThan(20)
    for (const line of log)
      expect(JSON.parse(line)).toMatchObject({ job: "pack", transportJob: id, failure: "Error" })
    const { packs, claimed } = await kept(id)
    expect([packs.length, claimed.length]).toEqual([1, 4])
    const file = await run(
      Effect.flatMap(Database, (database) =>
        storedBytes(packs[0]?.agencyFileId ?? "").pipe(Effect.provide(services(database)), Effect.scoped)
      )
    )
    expect(isConsistent(await verifyPack(file?.toString() ?? ""))).toBe(true)
    const { outcome } = await query((db) =>
      db.selectFrom("jobs").select("outcome").where("kind", "=", packKind).executeTakeFirstOrThrow()
    )
    expect(outcome).toBe("done")
  })

  it("happens once where two processes do it at the same time", async () => {
    const id = await closed()
    const before = (await kept(id)).claimed.length
    const handled: Array<number> = []
    const job: Job = {
      ...{ key: String(id), payload: { jobId: id }, secret: undefined, createdAt: new Date() },
      finish: (count) => Effect.sync(() => void handled.push(count))
    }
    await run(
      Effect.flatMap(Database, (database) => {
        const alone = Effect.scoped(Effect.provide(sealPack(job), services(database)))
        return Effect.all([alone, alone], { concurrency: 2 })
      })
    )
    expect(handled.toSorted()).toEqual([0, 1])
    const { packs, claimed } = await kept(id)
    expect([packs.length, claimed.length - before]).toEqual([1, 4])
  })
})
