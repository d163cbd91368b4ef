import { isDeepStrictEqual } from "node:util"
import {
  accessoriesFor,
  type ConditionContent,
  formOf,
  type Moment,
  type OutgoingReport,
  type Refusal,
  reportProblems
} from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { present } from "../session/present.ts"
import { receivedReport } from "./conditionReports.ts"
import { type BookingOfAgency, lockBooking, subjectOf } from "./ownBooking.ts"

interface ReportSent extends BookingOfAgency {
  readonly moment: Moment
  readonly userId: number
  readonly sent: OutgoingReport
}

const conflict: Refusal = { _tag: "Conflict", message: "Another report of this moment has been received." }

/**
 * Keeps a report, once however often it is sent. What has been received stays as it was signed: a newer report takes
 * its place only when it says which report it follows, and the earlier one stays on record.
 */
export const saveReport = Effect.fnUntraced(function* (report: ReportSent) {
  const { transaction } = yield* Database
  return yield* transaction(save(report))
})

const save = Effect.fnUntraced(function* ({ bookingId, agencyId, userId, moment, sent }: ReportSent) {
  const { attempt } = yield* Database
  yield* lockBooking({ bookingId, agencyId })
  const before = yield* receivedReport(bookingId, moment)
  if (before?.id === sent.id)
    return isSame(before.content, sent.content) ? before : yield* Effect.fail(conflict)
  if (before && before.id !== sent.follows) return yield* Effect.fail(conflict)
  const { fuelType } = yield* subjectOf({ bookingId, agencyId })
  yield* check(bookingId, moment, sent.content, fuelType)
  if (yield* isTaken(sent.id)) return yield* Effect.fail(conflict)

  const version = (before?.version ?? 0) + 1
  if (before) yield* putAside(bookingId, moment)
  const receivedAt = yield* present
  const content = JSON.stringify(sent.content)
  const row = { id: sent.id, bookingId, agencyId, moment, content, version, receivedAt, receivedFrom: userId }
  yield* attempt((db) => db.insertInto("conditionReports").values(row).execute()).pipe(
    Effect.catchTag("Collision", () => Effect.fail(conflict))
  )
  yield* insertChange({
    kind: "condition_report",
    subjectId: bookingId,
    event: before ? "report.replaced" : "report.received",
    fromStatus: before ? `${moment} ${before.version}` : null,
    toStatus: `${moment} ${version}`,
    userId,
    reason: null
  })
  return (yield* receivedReport(bookingId, moment)) ?? (yield* Effect.die("The report has just been kept"))
})

/** As JSON keeps it. */
const isSame = (one: ConditionContent, other: ConditionContent) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))

/** Both reports of a booking have to agree, whichever arrives first. */
const check = Effect.fnUntraced(function* (
  bookingId: number,
  moment: Moment,
  content: ConditionContent,
  fuelType: string
) {
  const pickUp = moment === "RETURN" ? yield* receivedReport(bookingId, "PICK_UP") : undefined
  const atReturn = moment === "PICK_UP" ? yield* receivedReport(bookingId, "RETURN") : undefined
  const asked = accessoriesFor(fuelType)
  const problems = reportProblems(formOf(content), asked, pickUp?.content, atReturn?.content)
  if (problems.length > 0) yield* Effect.fail(violating(problems))
})

/** Whether the identifier belongs to another report, received or replaced. */
const isTaken = Effect.fnUntraced(function* (id: string) {
  const { query } = yield* Database
  const row = yield* query((db) =>
    db
      .selectFrom("conditionReports")
      .select("id")
      .where("id", "=", id)
      .union((all) => all.selectFrom("replacedReports").select("id").where("id", "=", id))
      .executeTakeFirst()
  )
  return row !== undefined
})

const putAside = Effect.fnUntraced(function* (bookingId: number, moment: Moment) {
  const { query } = yield* Database
  const replacedAt = yield* present
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
