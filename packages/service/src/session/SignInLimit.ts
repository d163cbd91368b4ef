import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { countAgainst, forgetLast, type Limit } from "../limit/Limit.ts"
import { hashOf } from "../secret/Secret.ts"
import { isKnownAddress } from "./KnownAddresses.ts"

/** A try at something that a stranger could guess, or have mailed to somebody over and over. */
export interface Try {
  readonly to: "signIn" | "askCode" | "giveCode" | "reset"
  /** The account's e-mail address, in its canonical form. */
  readonly account: string
  /** The network address that the try comes from. */
  readonly address: string
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
