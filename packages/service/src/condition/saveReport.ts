import type { ConditionContent, OutgoingReport, ReceivedReport } from "@crewfleet/sdk"
import { accessoriesFor, formOf, type Moment, reportProblems, stepOfMoment } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { takeReportedStep } from "../booking/reportedSteps.ts"
import { Database } from "../database/Database.ts"
import { UniqueViolation } from "../database/UniqueViolation.ts"
import { type DeliveredKind, keepDelivered } from "../delivery/keepDelivered.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { receivedReport } from "./conditionReports.ts"
import { type BookingOfAgency, lockBooking, subjectOf } from "./ownBooking.ts"

interface ReportSent extends BookingOfAgency {
  readonly moment: Moment
  readonly userId: number
  readonly step: OutgoingReport["step"]
}

/** What has been received stays as it was signed: the earlier one stays on record. */
const reports: DeliveredKind<ReportSent, ConditionContent, ReceivedReport> = {
  conflict: "Another report of this moment has been received.",
  lock: lockBooking,
  received: ({ bookingId, moment }) => receivedReport(bookingId, moment),

  /** Both reports of a booking have to agree, whichever arrives first. */
  check: Effect.fnUntraced(function* ({ bookingId, agencyId, moment }, content) {
    const { fuelType } = yield* subjectOf({ bookingId, agencyId })
    const pickUp = moment === "RETURN" ? yield* receivedReport(bookingId, "PICK_UP") : undefined
    const atReturn = moment === "PICK_UP" ? yield* receivedReport(bookingId, "RETURN") : undefined
    const asked = accessoriesFor(fuelType)
    const problems = reportProblems(formOf(content), asked, pickUp?.content, atReturn?.content)
    if (problems.length > 0) yield* Effect.fail(violating(problems))
  }),

  keep: Effect.fnUntraced(function* ({ bookingId, agencyId, userId, moment, step }, sent, before) {
    const { attempt, query } = yield* Database
    const { id } = sent
    const replaced = yield* query((db) =>
      db.selectFrom("replacedReports").select("id").where("id", "=", id).executeTakeFirst()
    )
    if (replaced) return yield* Effect.fail(new UniqueViolation({ constraint: "replaced_reports_pkey" }))
    if (before) yield* putAside(bookingId, moment)
    const version = (before?.version ?? 0) + 1
    const receivedAt = yield* now
    const content = JSON.stringify(sent.content)
    const row = { id, bookingId, agencyId, moment, content, version, receivedAt, receivedFrom: userId }
    yield* attempt((db) => db.insertInto("conditionReports").values(row).execute())
    yield* insertChange({
      kind: "condition_report",
      subjectId: bookingId,
      event: before ? "report.replaced" : "report.received",
      fromStatus: before ? `${moment} ${before.version}` : null,
      toStatus: `${moment} ${version}`,
      userId,
      reason: null
    })
    if (step)
      yield* takeReportedStep(
        {
          reportId: id,
          bookingId,
          event: stepOfMoment[moment],
          userId,
          at: new Date(step.at),
          known: step.version ?? new Date(step.openedAt ?? step.at)
        },
        agencyId
      )
  })
}

/**
 * Keeps a report, once however often it is sent; a newer one takes its place only when it says which one it follows. The step
 * of the booking that goes with it is tried in the same transaction, and never keeps the report from being kept.
 */
export const saveReport = (report: Omit<ReportSent, "step">, sent: OutgoingReport) =>
  keepDelivered(reports, { ...report, step: sent.step }, sent)

const putAside = Effect.fnUntraced(function* (bookingId: number, moment: Moment) {
  const { query } = yield* Database
  const replacedAt = yield* now
  const report = yield* query((db) =>
    db
      .deleteFrom("conditionReports")
      .where("bookingId", "=", bookingId)
      .where("moment", "=", moment)
      .returning(["id", "content", "version", "receivedAt", "receivedFrom"])
      .executeTakeFirstOrThrow()
  )
  const content = JSON.stringify(report.content)
  yield* query((db) =>
    db
      .insertInto("replacedReports")
      .values({ ...report, content, bookingId, moment, replacedAt })
      .execute()
  )
})
