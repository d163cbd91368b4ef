import { randomInt } from "node:crypto"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { Mailer } from "../mail/Mailer.ts"
import { minutesAfter, now } from "../time/now.ts"
import { hashPassword, verifyPassword } from "./Password.ts"

const minutes = 5
const mostTries = 5

/** Mails a new code of six digits; the codes before it no longer count. */
export const sendOneTimePassword = Effect.fnUntraced(function* (user: {
  readonly id: number
  readonly email: string
}) {
  const { query, transaction } = yield* Database
  const mailer = yield* Mailer
  const code = String(randomInt(1_000_000)).padStart(6, "0")
  const codeHash = yield* Effect.promise(() => hashPassword(code))
  const createdAt = yield* now
  const expiresAt = minutesAfter(createdAt, minutes)
  yield* transaction(
    Effect.gen(function* () {
      yield* query((db) =>
        db
          .updateTable("oneTimePasswords")
          .set({ usedAt: createdAt })
          .where("userId", "=", user.id)
          .where("usedAt", "is", null)
          .execute()
      )
      const { id } = yield* query((db) =>
        db
          .insertInto("oneTimePasswords")
          .values({ userId: user.id, codeHash, createdAt, expiresAt, usedAt: null })
          .returning("id")
          .executeTakeFirstOrThrow()
      )
      yield* mailer.send({
        key: `one-time password ${id}`,
        expiresAt,
        to: user.email,
        subject: "Your one-time password",
        text: `Your one-time password is ${code}.\n\nIt can be used once, within ${minutes} minutes.`
      })
    })
  )
})

/** Whether this is the code that was sent last. A try is counted before the code is looked at. */
export const takeOneTimePassword = Effect.fnUntraced(function* (userId: number, code: string) {
  const { query } = yield* Database
  const moment = yield* now
  const tried = yield* query((db) =>
    db
      .updateTable("oneTimePasswords")
      .set((eb) => ({ tries: eb("tries", "+", 1) }))
      .where("userId", "=", userId)
      .where("usedAt", "is", null)
      .where("expiresAt", ">", moment)
      .where("tries", "<", mostTries)
      .returning(["id", "codeHash"])
      .executeTakeFirst()
  )
  if (!tried || !(yield* Effect.promise(() => verifyPassword(code, tried.codeHash)))) return false
  const used = yield* query((db) =>
    db
      .updateTable("oneTimePasswords")
      .set({ usedAt: moment })
      .where("id", "=", tried.id)
      .where("usedAt", "is", null)
      .executeTakeFirst()
  )
  return used.numUpdatedRows === 1n
})
