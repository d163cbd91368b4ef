import type { Refusal } from "@crewfleet/sdk/effect"
import { newPasswordForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { Mailer } from "../mail/Mailer.ts"
import { PublicUrl } from "../PublicUrl.ts"
import { hashOf, newSecret } from "../secret/Secret.ts"
import { minutesAfter, now } from "../time/now.ts"
import { canonicalEmail, userByEmail } from "./Accounts.ts"
import { knowAddress } from "./KnownAddresses.ts"
import { hashPassword } from "./Password.ts"
import { Sessions } from "./Sessions.ts"
import { forgetOlderTries } from "./SignInLimit.ts"

const minutes = 30

const spent: Refusal = {
  _tag: "BadRequest",
  message: "This link has been used before or has expired. Ask for a new one."
}

/** A new link with which somebody sets their own password, once and within some minutes. */
export const newPasswordLink = Effect.fnUntraced(function* (userId: number, within: number) {
  const { query } = yield* Database
  const token = newSecret()
  const createdAt = yield* now
  const expiresAt = minutesAfter(createdAt, within)
  const { id } = yield* query((db) =>
    db
      .insertInto("passwordResets")
      .values({ userId, tokenHash: hashOf(token), createdAt, expiresAt, usedAt: null })
      .returning("id")
      .executeTakeFirstOrThrow()
  )
  return { id, link: `${yield* PublicUrl}/resetPassword/changePassword?token=${token}`, expiresAt }
})

/** Mails a link with which the password can be changed once, if there is such a user. */
export const sendPasswordReset = Effect.fnUntraced(function* (email: string) {
  const { query, transaction } = yield* Database
  const mailer = yield* Mailer
  const user = yield* query(userByEmail(email))
  if (!user) return
  yield* transaction(
    Effect.gen(function* () {
      const { id, link, expiresAt } = yield* newPasswordLink(user.id, minutes)
      yield* mailer.send({
        key: `password reset ${id}`,
        expiresAt,
        to: user.email,
        subject: "Reset your password",
        text: `Set a new password here:\n\n${link}\n\nThe link can be used once, within ${minutes} minutes.`
      })
    })
  )
})

/**
 * Sets a new password with a token from the mail, and ends every session of its user. Whoever reads that mail is the
 * account's owner, so their address is known from then on, and no stranger can keep them out.
 */
export const savePassword = Effect.fnUntraced(function* (
  payload: { readonly token: string; readonly newPassword: string; readonly repeatedpass: string },
  address: string
) {
  const { query, transaction } = yield* Database
  const sessions = yield* Sessions
  const problems = newPasswordForm.problems(payload, { now: "" })
  if (problems.length > 0) {
    const violations = problems.map(({ field, text }) => ({ field, message: text }))
    return yield* Effect.fail<Refusal>({ _tag: "Violated", violations })
  }

  const moment = yield* now
  const tokenHash = hashOf(payload.token)
  const usable = yield* query((db) =>
    db
      .selectFrom("passwordResets")
      .innerJoin("users", "users.id", "passwordResets.userId")
      .select(["users.id", "users.email"])
      .where("tokenHash", "=", tokenHash)
      .where("usedAt", "is", null)
      .where("expiresAt", ">", moment)
      .executeTakeFirst()
  )
  if (!usable) return yield* Effect.fail(spent)

  const passwordHash = yield* Effect.promise(() => hashPassword(payload.newPassword))
  yield* transaction(
    Effect.gen(function* () {
      yield* query((db) =>
        db
          .updateTable("users")
          .set({ passwordHash, passwordNeedsReset: false })
          .where("id", "=", usable.id)
          .execute()
      )
      const taken = yield* query((db) =>
        db
          .updateTable("passwordResets")
          .set({ usedAt: moment })
          .where("tokenHash", "=", tokenHash)
          .where("usedAt", "is", null)
          .executeTakeFirst()
      )
      if (taken.numUpdatedRows === 0n) return yield* Effect.fail(spent)
      yield* query((db) =>
        db
          .updateTable("passwordResets")
          .set({ usedAt: moment })
          .where("userId", "=", usable.id)
          .where("usedAt", "is", null)
          .execute()
      )
      yield* sessions.endAllOf(usable.id)
      yield* forgetOlderTries(canonicalEmail(usable.email))
      yield* knowAddress(usable.id, address)
    })
  )
})
