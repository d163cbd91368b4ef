import { Clock, Effect } from "effect"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { hashOf } from "../../src/secret/Secret.ts"
import { knowAddress } from "../../src/session/KnownAddresses.ts"
import {
  countTry,
  forgetGuess,
  forgetOlderTries,
  forgetOwnTries,
  type Try
} from "../../src/session/SignInLimit.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"

const minutes = 60
const hours = 60 * minutes
const days = 24 * hours

/** The same strangers' try, so many times, each from an address of its own. */
const repeated =
  (account: string, times: number): Work<unknown> =>
  (db) =>
    sql`insert into sign_in_attempts (key, at, address_hash)
      select key, at, 'another ' || number from generate_series(1, ${times}::integer) number,
        (select key, at from sign_in_attempts where key = ${`signIn:${account}`} limit 1) one`.execute(db)

describeOnBoth("The limits of signing in", (run) => {
  let people = 0

  /** Somebody with an account of their own, at a service whose clock stands still until it is moved. */
  const somebody = async () => {
    let now = Date.UTC(2026, 10, 20)
    const account = `person-${people++}@crewfleet.example`
    const does = <A, E>(work: Effect.Effect<A, E, Database>) =>
      run(
        Effect.flatMap(Clock.Clock, (clock) =>
          Effect.provideService(work, Clock.Clock, {
            ...clock,
            sleep: (duration) => clock.sleep(duration),
            currentTimeMillisUnsafe: () => now,
            currentTimeMillis: Effect.sync(() => now)
          })
        )
      )
    const userId = await does(
      Effect.gen(function* () {
        const { query } = yield* Database
        const user = { email: account, passwordHash: "x", firstName: "Ada", lastName: "Byron" }
        const row = yield* query((db) =>
          db
            .insertInto("users")
            .values({ ...user, userType: "ADMIN" })
            .returning("id")
            .executeTakeFirstOrThrow()
        )
        return row.id
      })
    )
    const triedAt = (to: Try["to"], address: string): Try => ({ to, account, address })
    /** The seconds that a try has to wait; 0 when it is let through. */
    const tries = (address: string, to: Try["to"] = "signIn") => does(countTry(triedAt(to, address)))
    return {
      tries,
      triesOften: async (times: number, address: string, to: Try["to"] = "signIn") => {
        const waits: Array<number> = []
        for (let time = 0; time < times; time++) waits.push(await tries(address, to))
        return waits.filter((wait) => wait === 0).length
      },
      /** Wrong passwords from many addresses: the last ten come from one, and are counted one by one. */
      isAttacked: async (times: number) => {
        for (let time = 0; time < 10; time++) await tries("attacker")
        await does(Effect.flatMap(Database, ({ query }) => query(repeated(hashOf(account), times - 10))))
      },
      signsInRightly: (address: string) =>
        does(Effect.andThen(forgetOwnTries({ account, address }), knowAddress(userId, address))),
      guessesThePassword: (address: string) => does(forgetGuess(triedAt("signIn", address))),
      setsNewPassword: () => does(forgetOlderTries(account)),
      passes: (seconds: number) => {
        now += seconds * 1000
      }
    }
  }

  it("lets ten tries from one address through in a quarter of an hour", async () => {
    const { triesOften, tries, passes } = await somebody()
    expect(await triesOften(12, "home")).toBe(10)
    expect(await tries("home")).toBe(15 * minutes)
    expect(await tries("office")).toBe(0)
    passes(15 * minutes)
    expect(await tries("home")).toBe(0)
  })

  it("keeps nobody out after a hundred wrong passwords from ten addresses, wherever they sign in", async () => {
    const { signsInRightly, tries, triesOften } = await somebody()
    await signsInRightly("home")
    const attackers = Array.from({ length: 10 }, (_, number) => triesOften(10, `attacker ${number}`))
    expect(await Promise.all(attackers)).toEqual(attackers.map(() => 10))
    expect(await tries("home")).toBe(0)
    expect(await tries("a new network")).toBe(0)
  })

  it("slows strangers down to one try a minute after three hundred in a day, and never a known address", async () => {
    const { isAttacked, signsInRightly, tries, triesOften, passes } = await somebody()
    await signsInRightly("home")
    await isAttacked(300)
    expect(await tries("a new network")).toBe(60)
    passes(60)
    expect(await tries("a new network")).toBe(0)
    expect(await tries("another network")).toBe(60)
    expect(await triesOften(12, "home")).toBe(10)
    passes(days)
    expect(await triesOften(2, "another network")).toBe(2)
  })

  it("knows an address for ninety days after the last sign-in from it", async () => {
    const { isAttacked, signsInRightly, tries, passes } = await somebody()
    await signsInRightly("home")
    passes(90 * days - 1)
    await isAttacked(300)
    expect(await tries("home")).toBe(0)
    passes(1)
    expect(await tries("home")).toBeGreaterThan(0)
  })

  it("knows an address of one account only", async () => {
    const [owner, other] = [await somebody(), await somebody()]
    await owner.signsInRightly("shared network")
    await other.isAttacked(300)
    expect(await other.tries("shared network")).toBeGreaterThan(0)
  })

  it("forgets after a right sign-in what that address tried, and nothing that others tried", async () => {
    const { isAttacked, signsInRightly, triesOften, tries } = await somebody()
    await isAttacked(299)
    expect(await triesOften(10, "home")).toBe(1)
    await signsInRightly("home")
    expect(await triesOften(10, "home")).toBe(10)
    expect(await tries("attacker")).toBe(15 * minutes)
    expect(await triesOften(2, "a new network")).toBe(1)
  })

  it("takes a right password for no guess, though a code is still to come", async () => {
    const { isAttacked, guessesThePassword, tries } = await somebody()
    await isAttacked(299)
    expect(await tries("home")).toBe(0)
    await guessesThePassword("home")
    expect(await tries("home")).toBe(0)
    expect(await tries("home")).toBe(60)
  })

  it.each(["askCode", "giveCode"] as const)(
    "lets five in a quarter of an hour and strangers together twenty in a day through to %s, then one an hour",
    async (to) => {
      const { signsInRightly, triesOften, tries, passes } = await somebody()
      await signsInRightly("home")
      for (const address of ["one", "two", "three", "four"]) expect(await triesOften(6, address, to)).toBe(5)
      expect(await tries("five", to)).toBe(60 * minutes)
      expect(await triesOften(6, "home", to)).toBe(5)
      passes(hours)
      expect(await triesOften(2, "five", to)).toBe(1)
    }
  )

  it("lets a new password begin with new tries at codes, while strangers' guesses still count", async () => {
    const { isAttacked, setsNewPassword, triesOften, tries } = await somebody()
    await isAttacked(300)
    for (const address of ["one", "two", "three", "four"]) await triesOften(5, address, "giveCode")
    await setsNewPassword()
    expect(await triesOften(6, "five", "giveCode")).toBe(5)
    expect(await tries("attacker")).toBe(60)
  })
})
