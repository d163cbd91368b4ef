import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import type { FileStores } from "../file/FileStores.ts"
import { dropFile } from "../file/keptFile.ts"
import type { ClockJob } from "../job/ClockJob.ts"
import { sweepEach } from "../job/sweepEach.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { dueForErasure, erasureColumns, erasureOf } from "./dueForErasure.ts"
import { eraseLog } from "./eraseLog.ts"
import { erasePack, packWithoutPatient } from "./erasePack.ts"
import { givenToWard } from "./requestLink.ts"

/** Erases what journeys say of their patients, once it was kept for as long as it must be; that there was a journey stays. */
export const eraseJourneys: ClockJob<Database | FileStores> = {
  name: "erase-journeys",
  sentence: "Erases what transport jobs say of patients, once it was kept for as long as it must be",
  due: { every: "1 day" },
  work: {
    sweep: Effect.fnUntraced(function* () {
      const moment = yield* now
      return yield* sweepEach({
        page: (after, most) => keptTooLong(moment, after ?? 0, most),
        one: ({ id }: { readonly id: number }) => eraseUnlessHeld(id, moment)
      })
    })
  }
}

const keptTooLong = Effect.fnUntraced(function* (moment: Date, after: number, most: number) {
  const { query } = yield* Database
  return yield* query((db) =>
    dueForErasure(db, moment).select("id").where("id", ">", after).orderBy("id").limit(most).execute()
  )
})

const eraseUnlessHeld = Effect.fnUntraced(function* (id: number, erasedAt: Date) {
  const { query, transaction } = yield* Database
  if (!(yield* query((db) => dueJob(db, id, erasedAt)))) return false
  const left = yield* packWithoutPatient(id)
  return yield* transaction(
    Effect.gen(function* () {
      const job = yield* query((db) => dueJob(db, id, erasedAt, "locked"))
      if (!job) return false
      yield* eraseAnswers(id, job.ref, erasedAt)
      yield* eraseWords(id)
      yield* eraseLog(id)
      yield* erasePack(id, left, erasedAt)
      if (job.riskFileId !== null) yield* dropFile(job.riskFileId)
      yield* insertChange({
        kind: "transport_job",
        subjectId: id,
        event: "patient.erased",
        userId: null
      })
      return true
    })
  )
})

/** A job that nobody holds and of which the patient is to be erased by a moment; undefined for any other. */
const dueJob = async (db: Kysely<Tables>, id: number, moment: Date, how?: "locked") => {
  const job = await db
    .selectFrom("transportJobs")
    .select(["ref", "riskFileId", "heldBecause", "erasedAt", ...erasureColumns])
    .where("id", "=", id)
    .$if(how === "locked", (one) => one.forUpdate())
    .executeTakeFirst()
  if (!job || job.heldBecause !== null || job.erasedAt !== null) return undefined
  const from = erasureOf(job)
  return from === undefined || from > moment.toISOString() ? undefined : job
}

/** Where it went to may be where the patient lives, so that places go as well. */
const eraseAnswers = Effect.fnUntraced(function* (id: number, ref: string, erasedAt: Date) {
  const { query } = yield* Database
  yield* query((db) =>
    db
      .updateTable("transportJobs")
      .set({
        answers: "{}",
        confirmed: "[]",
        patientKey: null,
        pickupPostCode: null,
        pickupWard: null,
        destination: null,
        destinationPostCode: null,
        searchText: ref.toLowerCase(),
        riskFileId: null,
        riskFileName: null,
        erasedAt
      })
      .where("id", "=", id)
      .execute()
  )
})

/** What people wrote in words of their own about a job. */
const eraseWords = Effect.fnUntraced(function* (jobId: number) {
  const { query } = yield* Database
  yield* query((db) =>
    db
      .updateTable("transportChanges")
      .set({ before: "{}", after: "{}", reason: null })
      .where("jobId", "=", jobId)
      .execute()
  )
  yield* query((db) =>
    db.updateTable("transportMessages").set({ body: "(erased)" }).where("jobId", "=", jobId).execute()
  )
  const said = sql<string | null>`case when objection is null then null else '(erased)' end`
  const because = sql<string | null>`case when reason is null then null else '(erased)' end`
  yield* query((db) =>
    db
      .updateTable("shiftTimes")
      .set({ objection: said, reason: because })
      .where("bookingId", "in", (times) =>
        times.selectFrom("shiftBookings").select("id").where("jobId", "=", jobId)
      )
      .execute()
  )
  yield* query((db) =>
    db
      .updateTable("accessLinks")
      .set({ givenTo: givenToWard })
      .where("scope", "=", "transport.request")
      .where("recordId", "=", jobId)
      .execute()
  )
  yield* query((db) =>
    db.updateTable("transportJobAgencies").set({ passedBecause: null }).where("jobId", "=", jobId).execute()
  )
  yield* query((db) =>
    db
      .updateTable("changes")
      .set({ reason: null })
      .where((change) =>
        change.or([
          change.and([change("kind", "=", "transport_job"), change("subjectId", "=", jobId)]),
          change.and([
            change("kind", "=", "shift_booking"),
            change(
              "subjectId",
              "in",
              change.selectFrom("shiftBookings").select("id").where("jobId", "=", jobId)
            )
          ])
        ])
      )
      .execute()
  )
})
