import { Effect, Exit, Layer } from "effect"
import { sql } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { createBooking } from "../../src/booking/createBooking.ts"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { type Answer, answeredBefore, type KeyedCall, performOnce } from "../../src/repeat/performOnce.ts"
import { Settings } from "../../src/Settings.ts"
import { Seal } from "../../src/secret/Seal.ts"
import { inDays } from "../booking/bookingsAt.ts"
import { someBooking, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"
import { insertPeople, type People } from "../people.ts"

describeOnBoth("A call under a key", (run) => {
  let people: People
  let vehicles = 0
  const query = <A>(work: Work<A>) => run(Effect.flatMap(Database, (database) => database.query(work)))
  beforeAll(async () => {
    people = await query(insertPeople)
  })

  const sealWith = (secretKey: string) =>
    Seal.layer.pipe(Layer.provide(Layer.succeed(Settings, { secretKey })))
  const sealed = sealWith("A secret")
  const callOf = (keyHash: string, more: Partial<KeyedCall> = {}): KeyedCall => ({
    caller: "user 1",
    endpoint: "booking.create",
    keyHash,
    requestHash: "asked",
    ...more
  })
  const encoded = (made: unknown): Effect.Effect<Answer> =>
    Effect.succeed({ status: 200, body: JSON.stringify(made) })

  const newVehicle = () =>
    query(async (db) => {
      const agencyId = people.agency
      const name = `Place ${++vehicles}`
      const place = await db
        .insertInto("locations")
        .values(someLocation({ agencyId, name }))
        .returning("id")
        .executeTakeFirstOrThrow()
      const { id } = await db
        .insertInto("vehicles")
        .values(someVehicle({ agencyId, locationId: place.id, regno: name }))
        .returning("id")
        .executeTakeFirstOrThrow()
      await db
        .insertInto("bookings")
        .values(someBooking({ agencyId, clientId: people.client, vehicleId: id }))
        .execute()
      return id
    })
  const madeOf = (vehicleId: number) =>
    query((db) =>
      db
        .selectFrom("bookings")
        .leftJoin("invoices", "invoices.bookingId", "bookings.id")
        .leftJoin("changes", "changes.subjectId", "bookings.id")
        .select(["bookings.id", "invoices.id as invoice", "changes.id as change"])
        .where("vehicleId", "=", vehicleId)
        .where("bookings.status", "=", "BOOKED")
        .execute()
    )
  const booking = (vehicleId: number) => {
    const access = {
      caller: {
        userId: 1,
        userType: "AGENCY" as const,
        permissions: new Set<string>(),
        agentId: people.agency,
        clientId: null,
        workerId: null,
        family: ""
      },
      tenant: people.agency
    }
    const times = { start: inDays(10), end: inDays(12) }
    const how = { source: "TELEPHONE", paymentMethod: "CARD" } as const
    return createBooking({ vehicleId, clientId: people.client, ...times, ...how }, access)
  }
  const book = (call: KeyedCall, vehicleId: number) =>
    Effect.provide(performOnce(call, booking(vehicleId), encoded), sealed)

  it("is done once and tells what was made, wherever the process that did it was killed", async () => {
    let committed = false
    for (let statements = 0; !committed; statements++) {
      const vehicleId = await newVehicle()
      const call = callOf(`killed after ${statements}`)
      const first = await run(
        Effect.gen(function* () {
          const database = yield* Database
          let left = statements
          const dying =
            <A, E>(ask: (work: Work<A>) => Effect.Effect<A, E>) =>
            (work: Work<A>) =>
              Effect.suspend(() => (left-- > 0 ? ask(work) : Effect.die(new Error("killed"))))
          const killed = { ...database, query: dying(database.query), attempt: dying(database.attempt) }
          return yield* Effect.exit(
            Effect.provideService(book(call, vehicleId), Database, killed as Database["Service"])
          )
        })
      )
      committed = Exit.isSuccess(first)
      expect(await madeOf(vehicleId), call.keyHash).toHaveLength(committed ? 1 : 0)
      const again = await run(book(call, vehicleId))
      const rows = await madeOf(vehicleId)
      expect(rows, call.keyHash).toMatchObject([{ invoice: expect.any(Number), change: expect.any(Number) }])
      if (committed) expect(JSON.parse(again.before?.body ?? "")).toMatchObject({ id: rows[0]?.id })
      else expect(again.made).toMatchObject({ id: rows[0]?.id })
      if (committed) expect(statements).toBeGreaterThan(5)
    }
  })

  it("is done by one of fifty at once, and the others tell what that made", async () => {
    const vehicleId = await newVehicle()
    const fifty = Array.from({ length: 50 }, () => run(book(callOf("fifty"), vehicleId)))
    const answers = await Promise.all(fifty)
    const rows = await madeOf(vehicleId)
    expect(rows).toHaveLength(1)
    expect(answers.filter(({ made }) => made)).toHaveLength(1)
    const ids = answers.map(({ before, made }) => made?.id ?? JSON.parse(before?.body ?? "").id)
    expect(new Set(ids)).toEqual(new Set([rows[0]?.id]))
  })

  it("keeps no refusal: what was refused is tried again", async () => {
    const vehicleId = await newVehicle()
    const withdraw = (status: "ACTIVE" | "INACTIVE") =>
      query((db) => db.updateTable("vehicles").set({ status }).where("id", "=", vehicleId).execute())
    await withdraw("INACTIVE")
    const refused = await run(Effect.exit(book(callOf("refused"), vehicleId)))
    expect(Exit.isFailure(refused)).toBe(true)
    await withdraw("ACTIVE")
    expect((await run(book(callOf("refused"), vehicleId))).made).toMatchObject({ status: "BOOKED" })
  })

  const refusal = async (call: KeyedCall) => {
    const exit = await run(Effect.exit(Effect.provide(performOnce(call, Effect.succeed(1), encoded), sealed)))
    return Exit.isFailure(exit) && JSON.stringify(exit.cause)
  }

  it("refuses a key that came with another request", async () => {
    const done = performOnce(callOf("other"), Effect.succeed(1), encoded)
    await run(Effect.provide(done, sealed))
    expect(await refusal(callOf("other", { requestHash: "another" }))).toContain(
      "Another request was made with this idempotency key"
    )
  })

  it("keeps apart whose keys they are, and of which endpoint", async () => {
    const calls = [
      callOf("mine"),
      callOf("mine", { caller: "user 2" }),
      callOf("mine", { caller: "link 2" }),
      callOf("mine", { endpoint: "vehicle.create" })
    ]
    for (const [made, call] of calls.entries()) {
      const done = performOnce(call, Effect.succeed(made), encoded)
      expect(await run(Effect.provide(done, sealed))).toEqual({ made })
      const before = await run(Effect.provide(answeredBefore(call), sealed))
      expect(before).toEqual({ status: 200, body: String(made) })
    }
  })

  it("says that it was done where the answer was too large to be kept, or is erased", async () => {
    const large = performOnce(callOf("large"), Effect.succeed("a".repeat(40_000)), encoded)
    await run(Effect.provide(large, sealed))
    expect(await refusal(callOf("large"))).toContain("This was done before")
    await run(Effect.provide(performOnce(callOf("erased"), Effect.succeed(1), encoded), sealed))
    await query((db) =>
      db.updateTable("performedCalls").set({ answer: null }).where("keyHash", "=", "erased").execute()
    )
    expect(await refusal(callOf("erased"))).toContain("This was done before")
  })

  it("says so too where the answer was sealed with another secret", async () => {
    const once = performOnce(callOf("another secret"), Effect.succeed(1), encoded)
    await run(Effect.provide(once, sealWith("Another secret")))
    expect(await refusal(callOf("another secret"))).toContain("This was done before")
  })

  it("is refused after twenty thousand of one caller within a day, and not for another", async () => {
    const caller = "user 77"
    await query((db) =>
      sql`insert into performed_calls (caller, endpoint, key_hash, status, at)
        select ${caller}, 'vehicle.create', number, 200, now()
        from generate_series(1, 20000) number`.execute(db)
    )
    expect(await refusal(callOf("one more", { caller }))).toContain("TooMany")
    expect(await refusal(callOf("one more", { caller: "user 78" }))).toBe(false)
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    await query((db) =>
      db.updateTable("performedCalls").set({ at: yesterday }).where("caller", "=", caller).execute()
    )
    expect(await refusal(callOf("one more", { caller }))).toBe(false)
  })
})
