import { Effect, Exit } from "effect"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { describeOnBoth } from "./onBothDatabases.ts"

const addCurrency = (code: string) =>
  Effect.flatMap(Database, (database) =>
    database.attempt((db) =>
      db.insertInto("currencies").values({ code, name: code, symbol: code, position: 1 }).execute()
    )
  )

const currencies = Effect.flatMap(Database, (database) =>
  database.query((db) =>
    db.selectFrom("currencies").select("code").where("code", "like", "Q%").orderBy("code").execute()
  )
).pipe(Effect.map((rows) => rows.map((row) => row.code)))

describeOnBoth("Database", (run) => {
  const inTransaction = <A, E>(work: Effect.Effect<A, E, Database>) =>
    run(Effect.flatMap(Database, (database) => Effect.exit(database.transaction(work))))

  it("hands a unique constraint to the caller by name", async () => {
    await run(addCurrency("QAA"))
    expect(await run(Effect.flip(addCurrency("QAA")))).toMatchObject({
      _tag: "UniqueViolation",
      constraint: "currencies_pkey"
    })
  })

  it("keeps all of a transaction that succeeds", async () => {
    await inTransaction(Effect.andThen(addCurrency("QBB"), addCurrency("QCC")))
    expect(await run(currencies)).toEqual(["QAA", "QBB", "QCC"])
  })

  it("keeps nothing of a transaction that fails, dies or is interrupted", async () => {
    await inTransaction(Effect.andThen(addCurrency("QDD"), Effect.fail("no")))
    await inTransaction(Effect.andThen(addCurrency("QDD"), Effect.die("no")))
    await inTransaction(Effect.andThen(addCurrency("QDD"), Effect.interrupt))
    expect(await run(currencies)).not.toContain("QDD")
  })

  it("joins a transaction inside another one to it", async () => {
    const inner = Effect.flatMap(Database, (database) => database.transaction(addCurrency("QEE")))
    await inTransaction(Effect.andThen(inner, Effect.fail("no")))
    expect(await run(currencies)).not.toContain("QEE")
  })

  it("lets transactions that run at once wait instead of mixing", async () => {
    const both = ["QFF", "QGG"].map((code) =>
      inTransaction(
        addCurrency(code).pipe(Effect.andThen(Effect.sleep(20)), Effect.andThen(Effect.fail("no")))
      )
    )
    await Promise.all([...both, run(addCurrency("QHH"))])
    expect(await run(currencies)).toEqual(["QAA", "QBB", "QCC", "QHH"])
  })

  it("reads big numbers as numbers, instants as dates and days as text", async () => {
    const row = await run(
      Effect.flatMap(Database, (database) =>
        database.query((db) =>
          sql`select 5000000000::bigint as "big", 1.25::numeric as "exact",
            '2026-03-29T01:30:00Z'::timestamptz as "instant", date '2026-03-29' as "day"`.execute(db)
        )
      )
    )
    expect(row.rows).toEqual([
      { big: 5e9, exact: 1.25, instant: new Date("2026-03-29T01:30:00Z"), day: "2026-03-29" }
    ])
  })

  it("starts a transaction anew that the database ended in favour of another", async () => {
    const take = (...codes: ReadonlyArray<string>) =>
      Effect.flatMap(Database, ({ query, transaction }) =>
        transaction(
          Effect.forEach(codes, (code) =>
            query((db) =>
              db
                .updateTable("currencies")
                .set({ position: sql`position + 1` as never })
                .where("code", "=", code)
                .execute()
            ).pipe(Effect.andThen(Effect.sleep(30)))
          )
        )
      )
    await run(addCurrency("QII"))
    await run(addCurrency("QJJ"))
    await Promise.all([run(take("QII", "QJJ")), run(take("QJJ", "QII"))])
    const taken = await run(
      Effect.flatMap(Database, (database) =>
        database.query((db) =>
          db.selectFrom("currencies").select("position").where("code", "in", ["QII", "QJJ"]).execute()
        )
      )
    )
    expect(taken).toEqual([{ position: 3 }, { position: 3 }])
  })

  it("gives up a transaction that is lost again and again", async () => {
    let tries = 0
    const lost = Effect.suspend(() => {
      tries += 1
      return Effect.die(Object.assign(new Error("deadlock detected"), { code: "40P01" }))
    })
    expect(Exit.isFailure(await inTransaction(lost))).toBe(true)
    expect(tries).toBe(6)
  })
})
