import { Effect } from "effect"
import { expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { removeExpired } from "../../src/session/Housekeeping.ts"
import { describeOnce } from "../database/onBothDatabases.ts"
import { settle } from "../people.ts"
import { describeServedOnce } from "../servedOnBoth.ts"

const hours = 3_600_000

describeOnce("Housekeeping", (run) => {
  it("removes what expired more than a day ago and nothing else", async () => {
    const left = await run(
      Effect.gen(function* () {
        const { query } = yield* Database
        yield* query(settle)
        const { id: userId } = yield* query((db) =>
          db.selectFrom("users").select("id").executeTakeFirstOrThrow()
        )
        const ends = [-25 * hours, -23 * hours, hours].map((ms) => new Date(Date.now() + ms))
        const rows = ends.map((expiresAt, number) => ({
          userId,
          expiresAt,
          usedAt: null,
          tokenHash: `${number}`
        }))
        yield* query((db) =>
          db
            .insertInto("signInAttempts")
            .values(ends.map((at) => ({ key: "a", at })))
            .execute()
        )
        yield* query((db) => db.insertInto("passwordResets").values(rows).execute())
        yield* query((db) =>
          db
            .insertInto("oneTimePasswords")
            .values(rows.map(({ tokenHash, ...row }) => ({ ...row, codeHash: tokenHash })))
            .execute()
        )
        const family = "00000000-0000-4000-8000-000000000000"
        yield* query((db) =>
          db
            .insertInto("tokens")
            .values(rows.map((row) => ({ ...row, family, kind: "access" as const, revokedAt: null })))
            .execute()
        )
        yield* query((db) =>
          db
            .insertInto("jobs")
            .values(
              rows.map(({ expiresAt, tokenHash }) => ({
                kind: "mail",
                key: tokenHash,
                payload: "{}",
                runAt: expiresAt,
                createdAt: expiresAt,
                expiresAt
              }))
            )
            .execute()
        )
        yield* query((db) =>
          db
            .insertInto("outbox")
            .values(
              ends.map((createdAt) => ({
                recipient: "a",
                subject: "b",
                text: "c",
                createdAt,
                messageId: null
              }))
            )
            .execute()
        )
        const days = [91, 89].map((days) => new Date(Date.now() - days * 24 * hours))
        yield* query((db) =>
          db
            .insertInto("knownAddresses")
            .values(days.map((signedInAt, number) => ({ userId, addressHash: `${number}`, signedInAt })))
            .execute()
        )
        yield* removeExpired
        const known = yield* query((db) => db.selectFrom("knownAddresses").select("addressHash").execute())
        expect(known).toEqual([{ addressHash: "1" }])
        const tables = [
          "signInAttempts",
          "passwordResets",
          "oneTimePasswords",
          "tokens",
          "jobs",
          "outbox"
        ] as const
        return yield* Effect.forEach(tables, (table) =>
          query(async (db) => (await db.selectFrom(table).select("id").execute()).length)
        )
      })
    )
    expect(left).toEqual([2, 2, 2, 2, 2, 2])
  })
})

describeServedOnce("A service", (served) => {
  it("keeps house when it starts and again in the next hour", async () => {
    const done = () =>
      served.query((db) =>
        db.selectFrom("jobs").select("outcome").where("kind", "=", "housekeeping").executeTakeFirst()
      )
    await expect.poll(done).toEqual({ outcome: "done" })
    const at = new Date(Date.now() - 24 * hours)
    await served.query((db) => db.insertInto("signInAttempts").values({ key: "old", at }).execute())
    served.ahead += hours
    const left = () => served.query((db) => db.selectFrom("signInAttempts").select("key").execute())
    await expect.poll(left).toEqual([])
  })
})
