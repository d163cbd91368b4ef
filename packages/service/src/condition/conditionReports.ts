import type { ConditionContent, ConditionReports, ReceivedReport } from "@crewfleet/sdk"
import type { Moment } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { fileLinks } from "../file/fileLink.ts"
import { type BookingOfAgency, subjectOf } from "./ownBooking.ts"

/** Both reports of a booking, with links to the photos that have arrived. */
export const conditionReports = Effect.fnUntraced(function* (
  booking: BookingOfAgency
): Effect.fn.Return<ConditionReports, Effect.Error<ReturnType<typeof subjectOf>>, Database> {
  const subject = yield* subjectOf(booking)
  const pickUp = yield* receivedReport(booking.bookingId, "PICK_UP")
  const atReturn = yield* receivedReport(booking.bookingId, "RETURN")
  return { subject, ...(pickUp && { pickUp }), ...(atReturn && { return: atReturn }) }
})

/** One report as the contract tells it; undefined while none has been received. */
export const receivedReport = Effect.fnUntraced(function* (
  bookingId: number,
  moment: Moment
): Effect.fn.Return<ReceivedReport | undefined, never, Database> {
  const { query } = yield* Database
  const row = yield* query((db) =>
    db
      .selectFrom("conditionReports")
      .innerJoin("bookings", "bookings.id", "conditionReports.bookingId")
      .leftJoin("users", "users.id", "receivedFrom")
      .where("conditionReports.bookingId", "=", bookingId)
      .where("moment", "=", moment)
      .select(["conditionReports.id", "content", "conditionReports.version"])
      .select("conditionReports.receivedAt")
      .leftJoin("reportSteps", "reportSteps.reportId", "conditionReports.id")
      .select(["bookings.status", "firstName", "lastName"])
      .select(["outcome", "reportSteps.at", "reportSteps.receivedAt as stepReceivedAt", "message"])
      .executeTakeFirst()
  )
  if (!row) return undefined
  const content = row.content as ConditionContent
  return {
    id: row.id,
    moment,
    version: row.version,
    receivedAt: row.receivedAt.toISOString(),
    receivedFrom: row.firstName === null ? undefined : `${row.firstName} ${row.lastName}`,
    content,
    bookingStatus: row.status,
    ...(row.outcome !== null &&
      row.at !== null &&
      row.stepReceivedAt !== null && {
        step: {
          outcome: row.outcome,
          at: row.at.toISOString(),
          receivedAt: row.stepReceivedAt.toISOString(),
          message: row.message ?? undefined
        }
      }),
    photos: yield* photosOf(
      bookingId,
      content.damages.flatMap(({ photoIds }) => photoIds)
    )
  }
})

const photosOf = Effect.fnUntraced(function* (bookingId: number, ids: ReadonlyArray<string>) {
  if (ids.length === 0) return []
  const { query } = yield* Database
  const rows = yield* query((db) =>
    db
      .selectFrom("damagePhotos")
      .where("bookingId", "=", bookingId)
      .where("id", "in", ids)
      .select(["id", "fileId"])
      .execute()
  )
  const link = yield* fileLinks()
  return rows.map(({ id, fileId }) => ({ id, url: link(fileId) }))
})
