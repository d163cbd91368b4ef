import { randomUUID } from "node:crypto"
import type { TokenPair } from "@crewfleet/sdk"
import { Context, Effect, Layer } from "effect"
import type { Caller } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { callerWith } from "./callerWith.ts"
import { minutesAfter, present } from "./present.ts"
import { hashOf, newSecret } from "./Secret.ts"

const accessMinutes = 15
const refreshMinutes = 30 * 24 * 60

/** The sessions of people who are signed in; only hashes of their tokens are kept. */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** Begins a session; undefined when the password is no longer the one that was checked. */
    readonly begin: (userId: number, passwordHash: string) => Effect.Effect<TokenPair | undefined>
    /** Trades a refresh token for new tokens, once. A second use ends all tokens of that sign-in. */
    readonly renew: (refreshToken: string) => Effect.Effect<TokenPair | undefined>
    readonly callerOf: (accessToken: string) => Effect.Effect<Caller | undefined>
    /** Ends the tokens of one sign-in. */
    readonly end: (family: string) => Effect.Effect<void>
    /** Ends all sessions of a user. */
    readonly endAllOf: (userId: number) => Effect.Effect<void>
  }
>()("@crewfleet/service/session/Sessions") {
  static readonly layer = Layer.effect(
    Sessions,
    Effect.map(Database, ({ query, transaction }) => {
      /** What is done to one user's tokens happens one after the other. */
      const lockUser = (userId: number) =>
        query((db) =>
          db
            .selectFrom("users")
            .select("passwordHash")
            .where("id", "=", userId)
            .forUpdate()
            .executeTakeFirst()
        )

      const issue = Effect.fnUntraced(function* (userId: number, family: string) {
        const createdAt = yield* present
        const pair: TokenPair = { access_token: newSecret(), refresh_token: newSecret() }
        const row = (kind: "access" | "refresh", secret: string, minutes: number) => ({
          kind,
          userId,
          family,
          createdAt,
          tokenHash: hashOf(secret),
          expiresAt: minutesAfter(createdAt, minutes)
        })
        yield* query((db) =>
          db
            .insertInto("tokens")
            .values([
              row("access", pair.access_token, accessMinutes),
              row("refresh", pair.refresh_token, refreshMinutes)
            ])
            .execute()
        )
        return pair
      })

      const revoke = Effect.fnUntraced(function* (column: "family" | "userId", value: string | number) {
        const revokedAt = yield* present
        yield* query((db) =>
          db
            .updateTable("tokens")
            .set({ revokedAt })
            .where(column, "=", value)
            .where("revokedAt", "is", null)
            .execute()
        )
      })

      const begin = (userId: number, passwordHash: string) =>
        transaction(
          Effect.gen(function* () {
            const user = yield* lockUser(userId)
            return user?.passwordHash === passwordHash ? yield* issue(userId, randomUUID()) : undefined
          })
        )

      const renew = Effect.fnUntraced(function* (refreshToken: string) {
        const tokenHash = hashOf(refreshToken)
        const known = yield* query((db) =>
          db
            .selectFrom("tokens")
            .select(["id", "family", "userId"])
            .where("tokenHash", "=", tokenHash)
            .where("kind", "=", "refresh")
            .executeTakeFirst()
        )
        if (!known) return undefined
        return yield* transaction(
          Effect.gen(function* () {
            yield* lockUser(known.userId)
            const usedAt = yield* present
            const token = yield* query((db) =>
              db
                .selectFrom("tokens")
                .select(["usedAt", "revokedAt", "expiresAt"])
                .where("id", "=", known.id)
                .executeTakeFirstOrThrow()
            )
            if (token.usedAt) yield* revoke("family", known.family)
            if (token.usedAt || token.revokedAt || token.expiresAt <= usedAt) return undefined
            yield* query((db) =>
              db.updateTable("tokens").set({ usedAt }).where("id", "=", known.id).execute()
            )
            return yield* issue(known.userId, known.family)
          })
        )
      })

      return Sessions.of({
        begin,
        renew,
        callerOf: (accessToken) =>
          Effect.flatMap(present, (now) => query(callerWith(hashOf(accessToken), now))),
        end: (family) => revoke("family", family),
        endAllOf: (userId) => revoke("userId", userId)
      })
    })
  )
}
