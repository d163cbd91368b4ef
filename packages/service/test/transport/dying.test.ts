import type { TransportEvent } from "@crewfleet/machines/life"
import { Effect, Exit, Layer } from "effect"
import { sql } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { Jobs } from "../../src/job/Jobs.ts"
import { Mailer } from "../../src/mail/Mailer.ts"
import { PublicUrl } from "../../src/PublicUrl.ts"
import { Settings } from "../../src/Settings.ts"
import { Seal } from "../../src/secret/Seal.ts"
import { askAsClient } from "../../src/transport/askForJourney.ts"
import { cancelRequest } from "../../src/transport/cancelRequest.ts"
import { changeRequest } from "../../src/transport/changeRequest.ts"
import { stepJob } from "../../src/transport/planJob.ts"
import { takePlace, takeShiftStep } from "../../src/transport/takeShiftStep.ts"
import { takeStep } from "../../src/transport/takeStep.ts"
import { inDays } from "../booking/bookingsAt.ts"
import { describeOnce } from "../database/onBothDatabases.ts"
import { insertPeople, type People } from "../people.ts"
import type { Served } from "../servedOnBoth.ts"
import { crewsAt } from "./crewsAt.ts"
import { someRequest } from "./someRequest.ts"

type Needs = Database | Jobs | Mailer | PublicUrl | Seal

describeOnce("A service that dies within a step of a journey", (run) => {
  const query = <A>(work: Work<A>) => run(Effect.flatMap(Database, (database) => database.query(work)))
  const served = { query, people: {} as People } as Served
  const { askForLittle, newWorker, newJob, newPlace } = crewsAt(served)
  const users = { agency: 0, client: 0 }
  beforeAll(async () => {
    served.people = await query(insertPeople)
    await askForLittle()
    for (const name of ["agency", "client"] as const)
      users[name] = await query(async (db) => {
        const email = `${name}@crewfleet.example`
        const { id } = await db
          .selectFrom("users")
          .select("id")
          .where("email", "=", email)
          .executeTakeFirstOrThrow()
        return id
      })
  })

  /** Does work as a process does that is killed after so many statements; true where it came to its end before. */
  const dyingAfter = (statements: number, work: Effect.Effect<unknown, unknown, Needs>) =>
    run(
      Effect.gen(function* () {
        const database = yield* Database
        let left = statements
        const dying =
          <A, E>(ask: (work: Work<A>) => Effect.Effect<A, E>) =>
          (asked: Work<A>) =>
            Effect.suspend(() => (left-- > 0 ? ask(asked) : Effect.die(new Error("killed"))))
        const killed = { ...database, query: dying(database.query), attempt: dying(database.attempt) }
        const layer = Mailer.layer.pipe(
          Layer.provideMerge(Layer.succeed(PublicUrl, "https://portal.example")),
          Layer.provideMerge(Jobs.layer),
          Layer.provideMerge(Seal.layer),
          Layer.provideMerge(Layer.succeed(Settings, { log: () => {} })),
          Layer.provideMerge(Layer.succeed(Database, killed as Database["Service"]))
        )
        return Exit.isSuccess(yield* Effect.exit(Effect.provide(work, layer)))
      }).pipe(Effect.scoped)
    )

  const tables = [
    ...["transport_jobs", "transport_job_agencies", "worker_specs", "shift_bookings", "shift_times"],
    ...["engagements", "changes", "transport_changes", "tallies", "tally_changes", "jobs", "access_links"]
  ]
  /** All that a step may write. */
  const everything = () =>
    query(async (db) => {
      const rows: Record<string, ReadonlyArray<unknown>> = {}
      for (const table of tables)
        rows[table] = (
          await sql<{ line: string }>`select line::text from ${sql.table(table)} line order by 1`.execute(db)
        ).rows.map(({ line }) => line)
      return rows
    })
  /** Whom each mail of the queue is for, and what it is about. */
  const mailed = async () =>
    (await query((db) => db.selectFrom("jobs").select("key").where("kind", "=", "mail").execute())).map(
      ({ key }) => key
    )

  interface Deed {
    readonly work: Effect.Effect<unknown, unknown, Needs>
    /** What is told of the row that it was about, once it is done. */
    readonly told: () => Promise<unknown>
  }

  let hours = 30
  const job = async (more: Parameters<typeof newJob>[0] = {}) => {
    hours += 30
    return newJob({ inHours: hours, ...more })
  }
  const statusOf = async (id: number) => {
    const { status } = await query((db) =>
      db.selectFrom("transportJobs").select("status").where("id", "=", id).executeTakeFirstOrThrow()
    )
    return status
  }
  const placesOf = async (jobId: number) =>
    (
      await query((db) =>
        db
          .selectFrom("shiftBookings")
          .select("shiftStatus")
          .where("jobId", "=", jobId)
          .orderBy("id")
          .execute()
      )
    ).map(({ shiftStatus }) => shiftStatus)
  const by = () => ({ userId: users.agency })
  const stepping = (id: number, event: TransportEvent): Deed => ({
    work: takeStep({ id, event, by: by(), agencyId: served.people.agency }),
    told: () => statusOf(id)
  })
  const viewer = () => ({ kind: "client" as const, clientId: served.people.client, userId: users.client })
  const asked = async () => {
    hours += 30
    const body = someRequest(served.people.agency, { dateTimeRequired: inDays(Math.ceil(hours / 20)) })
    let id = 0
    await dyingAfter(
      1_000,
      Effect.tap(askAsClient(body, { clientId: served.people.client, userId: users.client }), (made) =>
        Effect.sync(() => {
          id = made
        })
      )
    )
    const { agencyId: _, ...same } = body
    return { id, same }
  }
  const inTwo = async (jobs: { readonly id: number; readonly specs: ReadonlyArray<number> }) => {
    await newPlace(jobs, await newWorker(), "BOOKED")
    await newPlace(jobs, await newWorker(), "APPLIED")
  }

  const deeds: Readonly<Record<string, readonly [() => Promise<Deed>, unknown]>> = {
    accepted: [
      async () => {
        const answers = JSON.stringify({ semail: "ward@ward.example" })
        return stepping((await job({ status: "NEW", answers })).id, { type: "job.accepted" })
      },
      "ACCEPTED"
    ],
    cancelled: [
      async () => {
        const one = await job({ lines: [{ staff: 2 }] })
        await inTwo(one)
        const { work } = stepping(one.id, { type: "job.cancelled", reason: "No bed" })
        return { work, told: async () => [await statusOf(one.id), ...(await placesOf(one.id))] }
      },
      ["CANCELLED", "CANCELLED", "EXPIRED"]
    ],
    "passed on": [
      async () => {
        const { agency, otherAgency } = served.people
        const { id } = await job({ status: "NEW", asked: [agency, otherAgency] })
        const planner = { id, agencyId: agency, userId: users.agency }
        return {
          work: stepJob(planner, { event: "job.declined", reason: "No crew" }),
          told: () =>
            query(async (db) => {
              const lines = await db
                .selectFrom("transportJobAgencies")
                .select("status")
                .where("jobId", "=", id)
                .orderBy("agencyId")
                .execute()
              return lines.map(({ status }) => status)
            })
        }
      },
      ["PASSED", "NEW"]
    ],
    booked: [
      async () => {
        const { id, specs } = await job()
        const workerId = await newWorker()
        return {
          work: takePlace({
            ...{ specId: specs[0] ?? 0, workerId, agencyId: served.people.agency, by: by() },
            event: { type: "worker.booked" }
          }),
          told: () => placesOf(id)
        }
      },
      ["BOOKED"]
    ],
    "taken off": [
      async () => {
        const one = await job()
        const workerId = await newWorker()
        const bookingId = await newPlace(one, workerId)
        const set = { leaderId: workerId, driverId: workerId }
        await query((db) => db.updateTable("transportJobs").set(set).where("id", "=", one.id).execute())
        return {
          work: takeShiftStep({ bookingId, event: { type: "booking.withdrawn" }, by: by(), workerId }),
          told: () =>
            query((db) =>
              db
                .selectFrom("transportJobs")
                .select(["leaderId", "driverId"])
                .where("id", "=", one.id)
                .executeTakeFirst()
            )
        }
      },
      { leaderId: null, driverId: null }
    ],
    changed: [
      async () => {
        const { id, same } = await asked()
        return {
          work: changeRequest(id, viewer(), { ...same, destination: "Fromeside", semail: "b@ward.example" }),
          told: () =>
            query((db) =>
              db
                .selectFrom("transportJobs")
                .select(["destination", "version"])
                .where("id", "=", id)
                .executeTakeFirst()
            )
        }
      },
      { destination: "Fromeside", version: 2 }
    ],
    "cancelled by its ward": [
      async () => {
        const { id } = await asked()
        return { work: cancelRequest(id, viewer(), { reason: "No bed" }), told: () => statusOf(id) }
      },
      "CANCELLED"
    ]
  }

  for (const [name, [prepare, expected]] of Object.entries(deeds))
    it(`has it ${name} whole or not at all, and mails of it what it does`, async () => {
      let isDone = false
      for (let statements = 0; !isDone; statements += 1) {
        const { work, told } = await prepare()
        const [before, mails] = [await everything(), await mailed()]
        isDone = await dyingAfter(statements, work)
        const after = await everything()
        if (!isDone) expect(after, `after ${statements}`).toEqual(before)
        else {
          expect(await told()).toEqual(expected)
          expect(statements).toBeGreaterThan(4)
          const more = (await mailed()).filter((key) => !mails.includes(key))
          expect(new Set(more).size).toBe(more.length)
          if (name !== "passed on") expect(more.length).toBeGreaterThan(0)
          expect(await dyingAfter(1_000, work)).toBe(name === "changed")
          expect((await mailed()).length).toBe(mails.length + more.length)
        }
        expect(statements).toBeLessThan(200)
      }
    })
})
