import { randomInt } from "node:crypto"
import type { TakeOverCode } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { isAmong, loggableStatuses } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { insertChange } from "../life/insertChange.ts"
import { countAgainst, type Limit, withinWait } from "../limit/Limit.ts"
import { hashPassword, verifyPassword } from "../session/Password.ts"
import { minutesAfter, now } from "../time/now.ts"
import { isLogClosed } from "../transport/isLogClosed.ts"
import { jobRow } from "../transport/jobRow.ts"
import { handName, keeperOf } from "../transport/logHands.ts"
import { logClosed, logNotKept } from "./logRefusals.ts"
import { ownJob } from "./ownJob.ts"

const minutes = 15
const mostTries = 5

/** So many codes of one log, at five tries each. */
const limits = {
  quarter: { most: 5, minutes: 15 },
  day: { most: 20, minutes: 24 * 60 }
} as const satisfies Record<string, Limit>

const conflict = (message: string): Refusal => ({ _tag: "Conflict", message })
const nobodyNamed = conflict("Name the team leader first: the code is for whoever leads the journey now.")
const nobodyKeeps = conflict("Nobody keeps the log of this journey yet: its leader signs in without a code.")

/** Makes a code with which the leader who is named takes the log over; the one before it no longer counts. */
export const makeTakeOverCode = Effect.fnUntraced(function* (
  { id, agencyId, userId }: { readonly id: number; readonly agencyId: number; readonly userId: number },
  address: string
) {
  const { query, transaction } = yield* Database
  yield* ownJob(id, agencyId)
  yield* withinWait(
    countAgainst(
      [
        { key: `log:code:${id}`, limit: limits.quarter },
        { key: `log:codes:${id}`, limit: limits.day }
      ],
      address
    )
  )
  const code = String(randomInt(1_000_000)).padStart(6, "0")
  const codeHash = yield* Effect.promise(() => hashPassword(code))
  const expiresAt = minutesAfter(yield* now, minutes)
  return yield* transaction(
    Effect.gen(function* () {
      yield* ownJob(id, agencyId)
      const job = yield* query((db) => jobRow(db, id).executeTakeFirstOrThrow())
      if (!isAmong(loggableStatuses, job.status)) return yield* Effect.fail(logNotKept(job.status))
      if (yield* query((db) => isLogClosed(db, job))) return yield* Effect.fail(logClosed)
      const { leaderId, leaderFirst, leaderLast } = job
      if (leaderId === null) return yield* Effect.fail(nobodyNamed)
      const keeper = yield* query((db) => keeperOf(db, id))
      if (!keeper) return yield* Effect.fail(nobodyKeeps)
      if (keeper.workerId === leaderId)
        return yield* Effect.fail(
          conflict(`${handName(keeper)} keeps this log already: name another leader first.`)
        )
      const fresh = { workerId: leaderId, codeHash, tries: 0, expiresAt }
      yield* query((db) =>
        db
          .insertInto("transportLogCodes")
          .values({ jobId: id, ...fresh })
          .onConflict((on) => on.column("jobId").doUpdateSet(fresh))
          .execute()
      )
      yield* insertChange({ kind: "transport_job", subjectId: id, event: "log.codeMade", userId })
      return {
        code,
        leader: `${leaderFirst} ${leaderLast}`,
        leaderId,
        endsAt: expiresAt.toISOString()
      } satisfies TakeOverCode
    })
  )
})

const tries: Limit = { most: 15, minutes: 15 }

/** The hash of the code that counts where it is the one that was typed. A try is counted before it is looked at. */
export const triedCode = Effect.fnUntraced(function* (
  { jobId, workerId }: { readonly jobId: number; readonly workerId: number },
  typed: string,
  address: string
) {
  const { query } = yield* Database
  yield* withinWait(countAgainst([{ key: `log:try:${jobId}:${workerId}`, limit: tries }], address))
  const moment = yield* now
  const tried = yield* query((db) =>
    db
      .updateTable("transportLogCodes")
      .set((row) => ({ tries: row("tries", "+", 1) }))
      .where("jobId", "=", jobId)
      .where("workerId", "=", workerId)
      .where("expiresAt", ">", moment)
      .where("tries", "<", mostTries)
      .returning("codeHash")
      .executeTakeFirst()
  )
  const code = typed.replaceAll(/\s/g, "")
  if (!tried || !/^\d{6}$/.test(code)) return undefined
  const { codeHash } = tried
  return (yield* Effect.promise(() => verifyPassword(code, codeHash))) ? codeHash : undefined
})
