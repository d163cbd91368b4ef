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
import type { Run } from "../database/onBothDatabases.ts"
import { insertPeople, type People } from "../people.ts"
import type { Served } from "../servedOnBoth.ts"
import { crewsAt, type SomeJob } from "./crewsAt.ts"

/** What the work of a deed needs. */
export type Needs = Database | Jobs | Mailer | PublicUrl | Seal

/** Something that somebody does, and what is told of the rows that it was about. */
export interface Deed {
  readonly work: Effect.Effect<unknown, unknown, Needs>
  readonly told: () => Promise<unknown>
}

/** A deed that is tried again after each statement after which the service dies, until it is done. */
export interface DeedTried {
  readonly prepare: () => Promise<Deed>
  /** What is told once it is done. */
  readonly told: unknown
  /** How many mails it sends. */
  readonly mails: number
  /** Whether it can be done again; otherwise it is refused. */
  readonly isRepeated?: true
  /** How many mails it sends when it is done again; none unless told. */
  readonly mailsAgain?: number
}

/** All that a step may write. */
const tables = [
  ...["transport_jobs", "transport_job_agencies", "worker_specs", "shift_bookings", "shift_times"],
  ...["engagements", "changes", "transport_changes", "tallies", "tally_changes", "jobs", "access_links"],
  ...["transport_crew_standings", "transport_log_hands", "transport_log_records", "transport_log_returns"],
  ...["vehicle_defects", "vehicle_defect_findings", "vehicle_defect_overrulings", "link_visits"]
]

/** A service that dies wherever it is told to, and what there is to be done. */
export const dyingAt = (run: Run) => {
  const query = <A>(work: Work<A>) => run(Effect.flatMap(Database, (database) => database.query(work)))
  const served = { query, people: {} as People } as Served
  const crews = crewsAt(served)
  const users = { agency: 0, client: 0, worker: 0 }
  beforeAll(async () => {
    served.people = await query(insertPeople)
    await crews.askForLittle()
    for (const name of ["agency", "client", "worker"] as const) {
      const email = `${name}@crewfleet.example`
      const { id } = await query((db) =>
        db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()
      )
      users[name] = id
    }
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

  const rowOf = (id: number) =>
    query((db) => db.selectFrom("transportJobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow())
  const statusOf = async (id: number) => (await rowOf(id)).status
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
  /** Whoever plans a job at its agency. */
  const planner = (id: number) => ({ id, agencyId: served.people.agency, userId: users.agency })

  let vehicles = 0
  const newVehicle = () => {
    vehicles += 1
    return crews.addVehicle({ regno: `DY${vehicles}` })
  }
  /** A job with vehicle, driver, and a crew of one, who leads, as if it had come so far. */
  const plannedJob = async (
    status: "ACCEPTED" | "AUTHORIZED" | "COMMITTED" | "IN_PROGRESS",
    more: SomeJob = {}
  ) => {
    const job = await crews.newJob({
      vehicleId: await newVehicle(),
      driverId: await crews.newWorker({ code: 2 }),
      ...more,
      status
    })
    const leaderId = await crews.newWorker()
    const bookingId = await crews.newPlace(job, leaderId)
    await query((db) => db.updateTable("transportJobs").set({ leaderId }).where("id", "=", job.id).execute())
    return { ...job, leaderId, bookingId }
  }
  return {
    ...crews,
    ...{ served, users, query, dyingAfter, everything, mailed },
    ...{ rowOf, statusOf, placesOf, by, planner, newVehicle, plannedJob }
  }
}

/** What deeds are made of. */
export type DyingService = ReturnType<typeof dyingAt>

/** Tries each deed with each of its statements as the last: it is done whole or not at all, and mails of it what it does. */
export const describeDeeds = (
  { dyingAfter, everything, mailed }: DyingService,
  deeds: Readonly<Record<string, DeedTried>>
): void => {
  for (const [name, { prepare, told: expected, mails, isRepeated = false, mailsAgain = 0 }] of Object.entries(
    deeds
  ))
    it(`has it ${name} whole or not at all, and mails of it what it does`, async () => {
      const { work, told } = await prepare()
      const [before, sent] = [await everything(), await mailed()]
      let statements = 0
      for (; !(await dyingAfter(statements, work)); statements += 1) {
        expect(await everything(), `after ${statements}`).toEqual(before)
        expect(statements).toBeLessThan(200)
      }
      expect(statements).toBeGreaterThan(4)
      expect(await told()).toEqual(expected)
      const more = (await mailed()).filter((key) => !sent.includes(key))
      expect(new Set(more).size).toBe(more.length)
      expect(more, more.join()).toHaveLength(mails)
      expect(await dyingAfter(10_000, work)).toBe(isRepeated)
      expect(await mailed()).toHaveLength(sent.length + mails + mailsAgain)
    })
}
