import type { BookingChange, Moment } from "@crewfleet/sdk/rules"
import { type ExpressionBuilder, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { holdsOf } from "../vehicle/holdsOf.ts"

/** Whether another hire of a booking's vehicle has started and is not complete. */
export const vehicleIsOut = ({ exists, selectFrom }: ExpressionBuilder<Tables, "bookings">) =>
  exists(
    selectFrom("bookings as other")
      .whereRef("other.vehicleId", "=", "bookings.vehicleId")
      .whereRef("other.id", "<>", "bookings.id")
      .where("other.status", "=", "IN_PROGRESS")
  ).as("vehicleIsOut")

/** Whether another booking, or a journey, holds a booking's vehicle at a moment of the hire. */
export const vehicleIsTaken = ({ exists }: ExpressionBuilder<Tables, "bookings">) =>
  exists(
    holdsOf({
      vehicleId: sql.ref("bookings.vehicleId"),
      during: sql`tstzrange(bookings.start_at, bookings.end_at)`,
      but: sql.ref("bookings.id")
    })
  ).as("vehicleIsTaken")

/** Whether a defect keeps a booking's vehicle out of service. */
export const vehicleIsUnfit = ({ exists, selectFrom }: ExpressionBuilder<Tables, "bookings">) =>
  exists(selectFrom("roadDefects").whereRef("roadDefects.vehicleId", "=", "bookings.vehicleId")).as(
    "vehicleIsUnfit"
  )

/** Whether a condition report of a booking tells of its vehicle. */
export const vehicleIsReported = ({ exists, selectFrom }: ExpressionBuilder<Tables, "bookings">) =>
  exists(selectFrom("conditionReports").whereRef("conditionReports.bookingId", "=", "bookings.id")).as(
    "vehicleIsReported"
  )

const isReportedAt =
  <const Name extends string>(moment: Moment, takenBack: ReadonlyArray<BookingChange>, name: Name) =>
  ({ exists, selectFrom }: ExpressionBuilder<Tables, "bookings">) =>
    exists(
      selectFrom("conditionReports")
        .whereRef("conditionReports.bookingId", "=", "bookings.id")
        .where("moment", "=", moment)
        .where(({ not, exists: isThere }) =>
          not(
            isThere(
              selectFrom("changes")
                .where("kind", "=", "booking")
                .whereRef("subjectId", "=", "bookings.id")
                .where("event", "in", takenBack)
                .where("changes.at", ">", sql.ref<Date>("condition_reports.received_at"))
            )
          )
        )
    ).as(name)

/**
 * Whether a booking has the report at pick-up, without which a hire starts with a reason alone; one from before its start was
 * taken back tells of another pick-up.
 */
export const pickUpIsReported = isReportedAt("PICK_UP", ["start.takenBack"], "pickUpIsReported")

/**
 * Whether a booking has the report at return, without which a hire is completed with a reason alone; one from before its
 * completion, or its start, was taken back tells of another return.
 */
export const returnIsReported = isReportedAt(
  "RETURN",
  ["start.takenBack", "completion.takenBack"],
  "returnIsReported"
)
