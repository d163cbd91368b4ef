import { randomUUID } from "node:crypto"
import type { OwnSession, TokenPair } from "@crewfleet/sdk"
import { Context, Effect, Layer } from "effect"
import type { Person } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { isUuid } from "../database/possibleIds.ts"
import type { TokenTable } from "../database/SessionTables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { hashOf, newSecret } from "../secret/Secret.ts"
import { minutesAfter, now } from "../time/now.ts"
import { callerWith } from "./callerWith.ts"

const accessMinutes = 15
const refreshMinutes = 30 * 24 * 60

/** The sessions of people who are signed in; only hashes of their tokens are kept. */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** Begins a session in a browser; undefined when the password is no longer the one that was checked. */
    readonly begin: (
      userId: number,
      passwordHash: string,
      browser: string | null
    ) => Effect.Effect<TokenPair | undefined>
    /** Trades a refresh token for new tokens, once. A second use ends all tokens of that sign-in. */
    readonly renew: (refreshToken: string) => Effect.Effect<TokenPair | undefined>
    readonly callerOf: (accessToken: string) => Effect.Effect<Person | undefined>
    /** The sessions of a user that can still be renewed, the one used last first. */
    readonly listOf: (userId: number) => Effect.Effect<ReadonlyArray<Omit<OwnSession, "current">>>
    /** Ends the tokens of one sign-in; answers whether the user has such a session. */
    readonly end: (userId: number, family: string) => Effect.Effect<boolean>
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

      const issue = Effect.fnUntraced(function* (
        session: Pick<TokenTable, "userId" | "family" | "browser"> & { readonly begunAt?: Date }
      ) {
        const createdAt = yield* now
        const pair: TokenPair = { access_token: newSecret(), refresh_token: newSecret() }
        const row = (kind: "access" | "refresh", secret: string, minutes: number) => ({
          begunAt: createdAt,
          ...session,
          kind,
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

      const revokeNow = Effect.fnUntraced(function* (userId: number, family?: string) {
        yield* lockUser(userId)
        const revokedAt = yield* now
        const revoked = yield* query((db) =>
          db
            .updateTable("tokens")
            .set({ revokedAt })
            .where("userId", "=", userId)
            .$if(family !== undefined, (tokens) => tokens.where("family", "=", family ?? ""))
            .where("revokedAt", "is", null)
            .executeTakeFirst()
        )
        return revoked.numUpdatedRows > 0n
      })

      // Whoever renews at this moment has their new tokens before, and loses them, or gets none.
      const revoke = (userId: number, family?: string) => transaction(revokeNow(userId, family))

      // A session in use is renewed as often as its access token ends, so the last renewal tells when it was used.
      const listOf = Effect.fnUntraced(function* (userId: number) {
        const moment = yield* now
        const rows = yield* query((db) =>
          db
            .selectFrom("tokens")
            .select(["family as id", "browser", "begunAt", "createdAt as usedAt"])
            .where("userId", "=", userId)
            .where("kind", "=", "refresh")
            .where("usedAt", "is", null)
            .where("revokedAt", "is", null)
            .where("expiresAt", ">", moment)
            .orderBy("createdAt", "desc")
            .orderBy("id", "desc")
            .execute()
        )
        return rows.map(({ begunAt, usedAt, ...row }) =>
          withoutNulls({ ...row, begunAt: begunAt.toISOString(), usedAt: usedAt.toISOString() })
        )
      })

      const begin = (userId: number, passwordHash: string, browser: string | null) =>
        transaction(
          Effect.gen(function* () {
            const user = yield* lockUser(userId)
            return user?.passwordHash === passwordHash
              ? yield* issue({ userId, family: randomUUID(), browser })
              : undefined
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
            const usedAt = yield* now
            const token = yield* query((db) =>
              db
                .selectFrom("tokens")
                .select(["userId", "family", "browser", "begunAt", "usedAt", "revokedAt", "expiresAt"])
                .where("id", "=", known.id)
                .executeTakeFirstOrThrow()
            )
            if (token.usedAt) yield* revoke(known.userId, known.family)
            if (token.usedAt || token.revokedAt || token.expiresAt <= usedAt) return undefined
            yield* query((db) =>
              db.updateTable("tokens").set({ usedAt }).where("id", "=", known.id).execute()
            )
            const { userId, family, browser, begunAt } = token
            return yield* issue({ userId, family, browser, begunAt })
          })
        )
      })

      return Sessions.of({
        begin,
        renew,
        callerOf: (accessToken) =>
          Effect.flatMap(now, (moment) => query(callerWith(hashOf(accessToken), moment))),
        listOf,
        end: (userId, family) => (isUuid(family) ? revoke(userId, family) : Effect.succeed(false)),
        endAllOf: (userId) => Effect.asVoid(revoke(userId))
      })
    })
  )
}
