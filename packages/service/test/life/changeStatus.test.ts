import { lifeOf } from "@crewfleet/machines/life"
import { Effect, Exit } from "effect"
import { type Generated, type Kysely, sql } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { and, setup } from "xstate"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { changeStatus, type Step } from "../../src/life/changeStatus.ts"
import { keptLife } from "../../src/life/KeptLife.ts"
import { lives } from "../../src/life/lives.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"

type JourneyEvent =
  | { readonly type: "journey.accepted" }
  | { readonly type: "journey.finished"; readonly report?: string }

interface JourneyFacts {
  readonly isOwn?: boolean
  readonly crew?: number
}

const setting = setup({
  types: { input: {} as JourneyFacts, context: {} as JourneyFacts, events: {} as JourneyEvent },
  guards: {
    isOwn: ({ context }) => context.isOwn !== false,
    hasCrew: ({ context }) => (context.crew ?? 2) >= 2,
    isReported: ({ event }) => event.type === "journey.finished" && !!event.report
  }
})

/** A journey of a patient: it belongs to a ward, and to no agency. */
const journeyLife = lifeOf(
  setting.createMachine({
    id: "journeyLife",
    context: ({ input }) => input,
    initial: "NEW",
    states: {
      NEW: { on: { "journey.accepted": { guard: and(["isOwn", "hasCrew"]), target: "ACCEPTED" } } },
      ACCEPTED: { on: { "journey.finished": { guard: "isReported", target: "DONE" } } },
      DONE: { type: "final" }
    }
  }),
  {
    steps: ["journey.accepted", "journey.finished"],
    because: {
      isOwn: { says: "This journey is another crew's.", access: true },
      hasCrew: { says: ({ context }) => `It needs two people, and has ${context.crew}` },
      isReported: { says: "Enter how it went", field: "report", asked: true }
    }
  }
)

interface JourneyTable {
  readonly id: Generated<number>
  readonly wardId: number
  readonly status: "NEW" | "ACCEPTED" | "DONE"
  readonly revision: Generated<number>
}

const journeysOf = (db: Kysely<Tables>) => db.withTables<{ journeys: JourneyTable }>()

/** One more entry, with a tenant and a version of other names. */
const all = {
  ...lives,
  journey: keptLife({
    kind: "journey",
    life: journeyLife,
    lock: (db, { id, tenant }) =>
      journeysOf(db)
        .selectFrom("journeys")
        .select(["status", "revision as version"])
        .where("id", "=", id)
        .$if(tenant !== undefined, (every) => every.where("wardId", "=", tenant ?? 0))
        .forUpdate()
        .executeTakeFirst(),
    write: (db, { id }, { status, version }) =>
      journeysOf(db).updateTable("journeys").set({ status, revision: version }).where("id", "=", id).execute()
  })
}

describeOnBoth("changeStatus", (run) => {
  const query = <A>(work: Work<A>) => run(Effect.flatMap(Database, (database) => database.query(work)))
  const move = (id: number, more: Partial<Step<typeof journeyLife.machine>> = {}) =>
    run(
      Effect.exit(
        changeStatus(all.journey, {
          id,
          tenant: 1,
          event: { type: "journey.accepted" },
          facts: {},
          userId: 1,
          ...more
        })
      )
    )
  const refusal = async (moved: ReturnType<typeof move>) => {
    const exit = await moved
    return Exit.isFailure(exit) ? exit.cause.reasons.map((one) => "error" in one && one.error)[0] : undefined
  }
  const changes = (id: number) =>
    query((db) => db.selectFrom("changes").selectAll().where("subjectId", "=", id).orderBy("id").execute())
  const newJourney = () =>
    query(
      async (db) =>
        (
          await journeysOf(db)
            .insertInto("journeys")
            .values({ wardId: 1, status: "NEW" })
            .returning("id")
            .executeTakeFirstOrThrow()
        ).id
    )

  beforeAll(async () => {
    await query(async (db) => {
      await sql`create table journeys (
        id integer generated always as identity primary key,
        ward_id integer not null,
        status text not null,
        revision integer not null default 1
      )`.execute(db)
      // As the migration does that brings a life of another kind.
      await sql`alter table changes drop constraint changes_kind_check`.execute(db)
      await db
        .insertInto("users")
        .values({
          email: "a@b.example",
          firstName: "A",
          lastName: "B",
          userType: "AGENCY",
          passwordHash: ""
        } as never)
        .execute()
    })
  })

  it("takes a thing one step, counts the version up and writes down who and why", async () => {
    const id = await newJourney()
    const exit = await move(id, { reason: "Both are here", version: 1 })
    expect(Exit.isSuccess(exit) && exit.value).toEqual({ status: "ACCEPTED", version: 2 })
    expect(await changes(id)).toMatchObject([
      {
        kind: "journey",
        event: "journey.accepted",
        fromStatus: "NEW",
        toStatus: "ACCEPTED",
        userId: 1,
        reason: "Both are here"
      }
    ])
  })

  it("lets one of many at once win, and tells the others", async () => {
    const id = await newJourney()
    const exits = await Promise.all(Array.from({ length: 12 }, () => move(id)))
    expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
    expect(await changes(id)).toHaveLength(1)
    const lost = exits.find(Exit.isFailure)
    expect(JSON.stringify(lost)).toContain("This cannot be done any more: the status is ACCEPTED now.")
  })

  it("refuses a version that is not the present one", async () => {
    const id = await newJourney()
    expect(await refusal(move(id, { version: 7 }))).toEqual({
      _tag: "Conflict",
      message: "Somebody else has changed this meanwhile."
    })
  })

  it("refuses a step in the words of the guard that forbids it, and as what it is about", async () => {
    const id = await newJourney()
    expect(await refusal(move(id, { facts: { crew: 1 } }))).toEqual({
      _tag: "Conflict",
      message: "It needs two people, and has 1"
    })
    expect(await refusal(move(id, { facts: { crew: 1, isOwn: false }, version: 7 }))).toEqual({
      _tag: "Forbidden",
      message: "This journey is another crew's."
    })
    await move(id)
    expect(await refusal(move(id, { event: { type: "journey.finished" } }))).toEqual({
      _tag: "Violated",
      violations: [{ field: "report", message: "Enter how it went" }]
    })
    expect(await changes(id)).toHaveLength(1)
    const end = await move(id, { event: { type: "journey.finished", report: "Well" } })
    expect(Exit.isSuccess(end)).toBe(true)
  })

  it("does not find another tenant's things", async () => {
    const id = await newJourney()
    expect(await refusal(move(id, { tenant: 2 }))).toMatchObject({ message: "This cannot be found." })
    expect(Exit.isSuccess(await move(id, { tenant: undefined }))).toBe(true)
  })
})
