import { randomInt } from "node:crypto"
import { requestWords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { LinkHolder } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { countAgainst, type Limit, withinWait } from "../limit/Limit.ts"
import { Mailer } from "../mail/Mailer.ts"
import { hashPassword, verifyPassword } from "../session/Password.ts"
import { minutesAfter, now } from "../time/now.ts"

const minutes = 10
const mostTries = 5

/** So many codes of one link: at five tries each, a hundred guesses a day at one of a million. */
const limits = {
  quarter: { most: 5, minutes: 15 },
  day: { most: 20, minutes: 24 * 60 }
} as const satisfies Record<string, Limit>

/** Mails a new code to whoever made the request; the code before it no longer counts. The same is told in any case. */
export const sendRequestCode = Effect.fnUntraced(function* (
  { linkId, recordId }: LinkHolder,
  address: string
) {
  const { query, transaction } = yield* Database
  const mailer = yield* Mailer
  yield* withinWait(
    countAgainst(
      [
        { key: `transport:code:${linkId}`, limit: limits.quarter },
        { key: `transport:codes:${linkId}`, limit: limits.day }
      ],
      address
    )
  )
  const code = String(randomInt(1_000_000)).padStart(6, "0")
  const codeHash = yield* Effect.promise(() => hashPassword(code))
  const moment = yield* now
  const fresh = { codeHash, tries: 0, expiresAt: minutesAfter(moment, minutes) }
  yield* transaction(
    Effect.gen(function* () {
      const job = yield* query((db) =>
        db
          .selectFrom("transportJobs")
          .select(["ref", "answers"])
          .where("id", "=", recordId)
          .executeTakeFirst()
      )
      const to = job?.answers.semail
      if (!job || typeof to !== "string") return
      yield* query((db) =>
        db
          .insertInto("linkCodes")
          .values({ linkId, ...fresh })
          .onConflict((conflict) => conflict.column("linkId").doUpdateSet(fresh))
          .execute()
      )
      yield* mailer.send({
        key: `transport code ${linkId} ${moment.toISOString()}`,
        expiresAt: fresh.expiresAt,
        to,
        subject: `Your code for ${job.ref}`,
        text: [
          `Your code for the transport request ${job.ref} is ${code}.`,
          `It can be used once, within ${minutes} minutes, where you have the link to the request open.`,
          "If you did not ask for it, somebody else has the link: tell the agency, which can withdraw it."
        ].join("\n\n")
      })
    })
  )
  return { message: requestWords.codeSent }
})

/** Lets this one browser read the patient where the code is the one that was sent last. A try is counted before it is looked at. */
export const unlockWith = Effect.fnUntraced(function* ({ linkId, visitHash }: LinkHolder, typed: string) {
  const { query, transaction } = yield* Database
  const moment = yield* now
  const tried = yield* query((db) =>
    db
      .updateTable("linkCodes")
      .set((eb) => ({ tries: eb("tries", "+", 1) }))
      .where("linkId", "=", linkId)
      .where("expiresAt", ">", moment)
      .where("tries", "<", mostTries)
      .returning("codeHash")
      .executeTakeFirst()
  )
  const code = typed.replaceAll(/\s/g, "")
  const isRight =
    tried !== undefined &&
    /^\d{6}$/.test(code) &&
    (yield* Effect.promise(() => verifyPassword(code, tried.codeHash)))
  const unlocked =
    isRight &&
    (yield* transaction(
      Effect.gen(function* () {
        const used = yield* query((db) =>
          db
            .deleteFrom("linkCodes")
            .where("linkId", "=", linkId)
            .where("codeHash", "=", tried.codeHash)
            .executeTakeFirst()
        )
        if (used.numDeletedRows === 0n) return false
        yield* query((db) =>
          db
            .updateTable("linkVisits")
            .set({ unlockedAt: moment })
            .where("tokenHash", "=", visitHash)
            .execute()
        )
        return true
      })
    ))
  if (!unlocked) return yield* Effect.fail(violating([{ field: "code", text: requestWords.codeWrong }]))
})
