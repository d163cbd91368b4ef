import type { LogEntry } from "@crewfleet/sdk"
import { isAmong, loggableStatuses } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { isLogClosed } from "../transport/isLogClosed.ts"
import { jobRow } from "../transport/jobRow.ts"
import { lockedJob } from "../transport/lockedJob.ts"
import { type Hand, handName, handRow } from "../transport/logHands.ts"
import { readerOf } from "../transport/readerOf.ts"
import { patientErased } from "../transport/transportRefusals.ts"
import { passedOn } from "./checkedVehicle.ts"
import { letIn, linkToLog, newHandSecret, standingLink } from "./logDoor.ts"
import { codeWrong, logClosed, logNotKept, notTheLeader } from "./logRefusals.ts"
import { triedCode } from "./takeOverCode.ts"

/** Somebody who is signed in, and would keep the log of a journey. */
export interface LogOpener {
  readonly jobId: number
  readonly workerId: number
  readonly userId: number
}

/**
 * Lets the leader of a journey in to its log, within half an hour of signing in. Where somebody else has begun it, the leader takes
 * it over with the code that the agency reads out, and the hand before ends; where nothing was noted yet, without one. Who had
 * the log before is let in to send what their device still has: they read what they may by then, and what they send stands aside.
 */
export const openLog = Effect.fnUntraced(function* (opener: LogOpener, code: string, address: string) {
  const { transaction } = yield* Database
  const proof = code.trim() === "" ? undefined : yield* triedCode(opener, code, address)
  return yield* transaction(opened(opener, { isGiven: code.trim() !== "", proof }))
})

interface Code {
  readonly isGiven: boolean
  /** The hash of the code that counts, where it was the right one. */
  readonly proof: string | undefined
}

const opened = Effect.fnUntraced(function* (opener: LogOpener, { isGiven, proof }: Code) {
  const { jobId, workerId, userId } = opener
  const { query } = yield* Database
  const hands = yield* query((db) => handRow(db, jobId).execute())
  const own = hands.find((hand) => hand.workerId === workerId)
  const { name, agencyId, isLeader } = yield* openedBy(opener, own)
  if (!isLeader && own) return yield* letInAgain(own, { jobId, agencyId, userId })
  const keeper = hands.find(({ endedAt }) => endedAt === null)
  const takesOver = keeper !== undefined && keeper.workerId !== workerId
  if (takesOver && (yield* isBegun(jobId))) {
    if (!isGiven) return { takenOverFrom: handName(keeper) } satisfies LogEntry
    if (!(yield* spendCode(jobId, proof)))
      return yield* Effect.fail(violating([{ field: "code", text: codeWrong }]))
  }
  if (takesOver) {
    yield* endHand(keeper.id)
    yield* keepFound(jobId)
  }
  const moment = yield* now
  const linkId = (yield* standingOf(own)) ?? (yield* linkToLog(jobId, agencyId, name))
  const secret = own?.secret ?? (yield* newHandSecret)
  const fresh = { userId, linkId, endedAt: null, heardAt: moment }
  yield* query((db) =>
    db
      .insertInto("transportLogHands")
      .values({ jobId, workerId, secret, openedAt: moment, ...fresh })
      .onConflict((on) => on.columns(["jobId", "workerId"]).doUpdateSet(fresh))
      .execute()
  )
  if (takesOver || keeper === undefined)
    yield* insertChange({
      ...{ kind: "transport_job", subjectId: jobId, userId },
      event: takesOver ? "log.takenOver" : "log.opened"
    })
  const hand = yield* query((db) =>
    handRow(db, jobId).where("workerId", "=", workerId).executeTakeFirstOrThrow()
  )
  return yield* letIn(hand)
})

/** The link of a hand where it still lets another device in. */
const standingOf = Effect.fnUntraced(function* (hand: Hand | undefined) {
  return hand && (yield* standingLink(hand.linkId)) ? hand.linkId : undefined
})

/** Lets somebody in to the log that they had, and changes nothing about who keeps it. */
const letInAgain = Effect.fnUntraced(function* (
  own: Hand,
  { jobId, agencyId, userId }: { readonly jobId: number; readonly agencyId: number; readonly userId: number }
) {
  const { query } = yield* Database
  const linkId = (yield* standingOf(own)) ?? (yield* linkToLog(jobId, agencyId, handName(own)))
  yield* query((db) =>
    db.updateTable("transportLogHands").set({ linkId, userId }).where("id", "=", own.id).execute()
  )
  return yield* letIn({ ...own, linkId })
})

/** A job that a worker leads, or whose log they had, which is kept and which nobody else changes; of any other the same is told. */
const openedBy = Effect.fnUntraced(function* ({ jobId, workerId, userId }: LogOpener, own: Hand | undefined) {
  const { query } = yield* Database
  const job = yield* lockedJob({ id: jobId }).pipe(
    Effect.catchTag("NotFound", () => Effect.fail(notTheLeader))
  )
  const reader = yield* readerOf(job, [], { kind: "worker", workerId, userId })
  const isLeader = reader === "leader"
  if ((!isLeader && !own) || job.agencyId === null) return yield* Effect.fail(notTheLeader)
  if (!isAmong(loggableStatuses, job.status)) return yield* Effect.fail(logNotKept(job.status))
  if (yield* query((db) => isLogClosed(db, job))) return yield* Effect.fail(logClosed)
  if (job.erasedAt !== null) return yield* Effect.fail(patientErased)
  const { leaderFirst, leaderLast } = yield* query((db) => jobRow(db, jobId).executeTakeFirstOrThrow())
  return { agencyId: job.agencyId, name: `${leaderFirst} ${leaderLast}`, isLeader }
})

/** Whether anything was received of a log. */
const isBegun = Effect.fnUntraced(function* (jobId: number) {
  const { query } = yield* Database
  const [record, photo] = yield* query(async (db) => [
    await db.selectFrom("transportLogRecords").select("id").where("jobId", "=", jobId).executeTakeFirst(),
    await db.selectFrom("transportLogPhotos").select("id").where("jobId", "=", jobId).executeTakeFirst()
  ])
  return (record ?? photo) !== undefined
})

/** Whether the code that was typed still counts; it counts once. */
const spendCode = Effect.fnUntraced(function* (jobId: number, proof: string | undefined) {
  if (proof === undefined) return false
  const { query } = yield* Database
  const used = yield* query((db) =>
    db
      .deleteFrom("transportLogCodes")
      .where("jobId", "=", jobId)
      .where("codeHash", "=", proof)
      .executeTakeFirst()
  )
  return used.numDeletedRows > 0n
})

/**
 * What was found unfit for the road until now is mended, and not passed by whoever leads from now on: also where the log says so by
 * now, and takes that back.
 */
const keepFound = Effect.fnUntraced(function* (jobId: number) {
  const { query } = yield* Database
  const { ref } = yield* query((db) =>
    db.selectFrom("transportJobs").select("ref").where("id", "=", jobId).executeTakeFirstOrThrow()
  )
  yield* query((db) =>
    db
      .updateTable("vehicleDefects")
      .set({ foundBefore: true })
      .where("jobId", "=", jobId)
      .where("gravity", "=", "ROADWORTHINESS")
      .where(({ eb, and, or }) =>
        or([
          eb("mendedAt", "is", null),
          and([eb("mendedInLogOf", "=", jobId), eb("mendedHow", "<>", passedOn(ref))])
        ])
      )
      .execute()
  )
})

const endHand = Effect.fnUntraced(function* (id: number) {
  const { query } = yield* Database
  const endedAt = yield* now
  yield* query((db) => db.updateTable("transportLogHands").set({ endedAt }).where("id", "=", id).execute())
})
