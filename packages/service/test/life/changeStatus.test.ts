import { Effect, Exit } from "effect"
import { beforeAll, expect, it } from "vitest"
import { setup } from "xstate"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { changeStatus } from "../../src/life/changeStatus.ts"
import { someBooking, someHirer, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"

const life = setup({
  types: {
    context: {} as { paid?: boolean },
    events: {} as { type: "hire.started" } | { type: "hire.ended" }
  },
  guards: { isPaid: ({ context }) => context.paid === true }
}).createMachine({
  context: {},
  initial: "BOOKED",
  states: {
    BOOKED: { on: { "hire.started": "IN_PROGRESS" } },
    IN_PROGRESS: { on: { "hire.ended": { guard: "isPaid", target: "COMPLETE" } } },
    COMPLETE: { type: "final" }
  }
})

describeOnBoth("changeStatus", (run) => {
  const query = <A>(work: Work<A>) => run(Effect.flatMap(Database, (database) => database.query(work)))
  const move = (id: number, more: object = {}) =>
    run(
      Effect.exit(
        changeStatus({
          kind: "booking",
          id,
          tenant: 1,
          life,
          event: { type: "hire.started" },
          userId: 1,
          ...more
        })
      )
    )
  const changes = (id: number) =>
    query((db) => db.selectFrom("changes").selectAll().where("subjectId", "=", id).orderBy("id").execute())

  /** A booking of a vehicle of its own. */
  const newBooking = () =>
    query(async (db) => {
      const vehicle = await db
        .insertInto("vehicles")
        .values(someVehicle({ regno: `AB${vehicles++} CDE` }))
        .returning("id")
        .executeTakeFirstOrThrow()
      const booking = someBooking({ status: "BOOKED", vehicleId: vehicle.id })
      return (await db.insertInto("bookings").values(booking).returning("id").executeTakeFirstOrThrow()).id
    })
  let vehicles = 10

  beforeAll(async () => {
    await query(async (db) => {
      await db
        .insertInto("agencies")
        .values([{ name: "North" }, { name: "South" }] as never)
        .execute()
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
      await db.insertInto("clients").values(someHirer()).execute()
      await db.insertInto("locations").values(someLocation()).execute()
    })
  })

  it("takes a thing one step, counts the version up and writes down who and why", async () => {
    const id = await newBooking()
    const exit = await move(id, { reason: "Keys handed over", version: 1 })
    expect(Exit.isSuccess(exit) && exit.value).toEqual({ status: "IN_PROGRESS", version: 2 })
    expect(await changes(id)).toMatchObject([
      {
        kind: "booking",
        event: "hire.started",
        fromStatus: "BOOKED",
        toStatus: "IN_PROGRESS",
        userId: 1,
        reason: "Keys handed over"
      }
    ])
  })

  it("lets one of many at once win, and tells the others", async () => {
    const id = await newBooking()
    const exits = await Promise.all(Array.from({ length: 12 }, () => move(id)))
    expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
    expect(await changes(id)).toHaveLength(1)
    const lost = exits.find(Exit.isFailure)
    expect(JSON.stringify(lost)).toContain("This cannot be done any more: the status is IN_PROGRESS now.")
  })

  it("refuses a version that is not the present one, and a step that a guard forbids", async () => {
    const id = await newBooking()
    expect(JSON.stringify(await move(id, { version: 7 }))).toContain(
      "Somebody else has changed this meanwhile."
    )
    await move(id)
    const end = { event: { type: "hire.ended" } }
    expect(Exit.isFailure(await move(id, end))).toBe(true)
    expect(Exit.isSuccess(await move(id, { ...end, facts: { paid: true } }))).toBe(true)
  })

  it("does not find another agency's things", async () => {
    const id = await newBooking()
    expect(JSON.stringify(await move(id, { tenant: 2 }))).toContain("This cannot be found.")
    expect(Exit.isSuccess(await move(id, { tenant: undefined }))).toBe(true)
  })
})
