import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { hashOf } from "../secret/Secret.ts"
import { isKnownAddress } from "./KnownAddresses.ts"
import { minutesAfter, present } from "./present.ts"

/** A try at something that a stranger could guess, or have mailed to somebody over and over. */
export interface Try {
  readonly to: "signIn" | "askCode" | "giveCode" | "reset"
  /** The account's e-mail address, in its canonical form. */
  readonly account: string
  /** The network address that the try comes from. */
  readonly address: string
}

/** How often something may be tried within a time. */
export interface Limit {
  readonly most: number
  readonly minutes: number
  /** What is let through beyond it; nothing, unless said. */
  readonly beyond?: Limit
}

const quarter = 15
const day = 24 * 60
const codes: Limit = { most: 20, minutes: day, beyond: { most: 1, minutes: 60 } }

/**
 * How often what may be tried on one account. `here` is the limit that people meet: it counts one address alone.
 * `strangers` counts all addresses together from which nobody has signed in to the account, so that many addresses
 * cannot guess much more than one; it never refuses the address that the account's owner comes from, and slows down a
 * guess at a password rather than refuse it, as the owner may be on a new network.
 */
const limits: Readonly<Record<Try["to"], { readonly here: Limit; readonly strangers: Limit }>> = {
  signIn: {
    here: { most: 10, minutes: quarter },
    strangers: { most: 300, minutes: day, beyond: { most: 1, minutes: 1 } }
  },
  askCode: { here: { most: 5, minutes: quarter }, strangers: codes },
  giveCode: { here: { most: 5, minutes: quarter }, strangers: codes },
  reset: { here: { most: 5, minutes: quarter }, strangers: { most: 20, minutes: quarter } }
}

/** How often one address may try, whichever accounts; the codes of a sign-in are counted with it. */
const perAddress: Limit = { most: 100, minutes: quarter }

// An e-mail address and a network address are personal, so only hashes are kept.
const strangersKey = ({ to, account }: Pick<Try, "to" | "account">) => `${to}:${hashOf(account)}`
const ownKey = (made: Try) => `${strangersKey(made)}:${hashOf(made.address)}`
const addressKey = ({ address }: Pick<Try, "address">) => `address:${hashOf(address)}`

const countsOf = (made: Try, isKnown: boolean) => [
  { key: ownKey(made), limit: limits[made.to].here },
  ...(isKnown ? [] : [{ key: strangersKey(made), limit: limits[made.to].strangers }]),
  ...(["signIn", "reset"].includes(made.to) ? [{ key: addressKey(made), limit: perAddress }] : [])
]

/**
 * Counts a try before it is made, so that many at once cannot slip through. Answers the seconds to wait when there
 * were too many, and otherwise 0. A try that one limit refuses counts for none: from an address that tried too often,
 * nobody can use up what others may try.
 */
export const countTry = Effect.fnUntraced(function* (made: Try) {
  const { transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      const isKnown = yield* isKnownAddress(made.account, made.address)
      return yield* countAgainst(countsOf(made, isKnown), made.address)
    })
  )
})

/** Counts what comes from an address against limits, each under its key, as `countTry` does. */
export const countAgainst = Effect.fnUntraced(function* (
  counts: ReadonlyArray<{ readonly key: string; readonly limit: Limit }>,
  address: string
) {
  const { query, transaction } = yield* Database
  const now = yield* present

  const waitWithin: (key: string, limit: Limit) => Effect.Effect<number> = Effect.fnUntraced(function* (
    key,
    { most, minutes, beyond }
  ) {
    const tries = yield* query((db) =>
      db
        .selectFrom("signInAttempts")
        .select("at")
        .where("key", "=", key)
        .where("at", ">", minutesAfter(now, -minutes))
        .orderBy("at", "desc")
        .limit(most)
        .execute()
    )
    const oldest = tries.at(-1)
    if (!oldest || tries.length < most) return 0
    if (beyond) return yield* waitWithin(key, beyond)
    return Math.max(1, Math.ceil((minutesAfter(oldest.at, minutes).getTime() - now.getTime()) / 1000))
  })

  return yield* transaction(
    Effect.gen(function* () {
      for (const { key, limit } of counts) {
        yield* query((db) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db))
        const wait = yield* waitWithin(key, limit)
        if (wait > 0) return wait
      }
      const rows = counts.map(({ key }) => ({ key, at: now, addressHash: hashOf(address) }))
      yield* query((db) => db.insertInto("signInAttempts").values(rows).execute())
      return 0
    })
  )
})

const whileSigningIn = ["signIn", "askCode", "giveCode"] as const

/** After a right sign-in: forgets what this address tried on this account, and nothing that another one tried. */
export const forgetOwnTries = Effect.fnUntraced(function* ({ account, address }: Omit<Try, "to">) {
  const { query } = yield* Database
  const own = whileSigningIn.map((to) => ownKey({ to, account, address }))
  const strangers = whileSigningIn.map((to) => strangersKey({ to, account }))
  yield* query((db) => db.deleteFrom("signInAttempts").where("key", "in", own).execute())
  yield* query((db) =>
    db
      .deleteFrom("signInAttempts")
      .where("key", "in", strangers)
      .where("addressHash", "=", hashOf(address))
      .execute()
  )
  yield* forgetLast(addressKey({ address }), address)
})

/** After a right password that does not suffice: it was no guess, so it leaves the strangers' guesses as they were. */
export const forgetGuess = (made: Try) => forgetLast(strangersKey(made), made.address)

/**
 * After the password was changed: forgets what single addresses tried, as it was another password, and all that was
 * done about codes by somebody who knew it. The strangers' guesses still count, and go on being slowed down.
 */
export const forgetOlderTries = Effect.fnUntraced(function* (account: string) {
  const { query } = yield* Database
  const keyed = (to: Try["to"]) => strangersKey({ to, account })
  yield* query((db) =>
    db
      .deleteFrom("signInAttempts")
      .where((eb) =>
        eb.or([
          eb("key", "like", `${keyed("signIn")}:%`),
          eb("key", "like", `${keyed("askCode")}%`),
          eb("key", "like", `${keyed("giveCode")}%`)
        ])
      )
      .execute()
  )
})

/** Forgets the last of what an address did that is counted under a key. */
export const forgetLast = Effect.fnUntraced(function* (key: string, address: string) {
  const { query } = yield* Database
  yield* query((db) =>
    db
      .deleteFrom("signInAttempts")
      .where("id", "in", (eb) =>
        eb
          .selectFrom("signInAttempts")
          .select("id")
          .where("key", "=", key)
          .where("addressHash", "=", hashOf(address))
          .orderBy("id", "desc")
          .limit(1)
      )
      .execute()
  )
})
