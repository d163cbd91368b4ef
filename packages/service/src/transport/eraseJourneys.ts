import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { dropFile } from "../file/keptFile.ts"
import type { ClockJob } from "../job/ClockJob.ts"
import { sweepEach } from "../job/sweepEach.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { dueForErasure, erasureColumns, erasureOf } from "./dueForErasure.ts"
import { givenToWard } from "./requestLink.ts"

/** Erases what journeys say of their patients, once it was kept for as long as it must be; that there was a journey stays. */
export const eraseJourneys: ClockJob<Database> = {
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
  return yield* transaction(
    Effect.gen(function* () {
      const job = yield* query((db) =>
        db
          .selectFrom("transportJobs")
          .select(["ref", "riskFileId", "heldBecause", "erasedAt", ...erasureColumns])
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst()
      )
      if (!job || job.heldBecause !== null || job.erasedAt !== null) return false
      const from = erasureOf(job)
      if (from === undefined || from > erasedAt.toISOString()) return false
      yield* eraseAnswers(id, job.ref, erasedAt)
      yield* eraseWords(id)
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
