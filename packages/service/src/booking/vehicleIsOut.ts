import type { ExpressionBuilder } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** Whether another hire of a booking's vehicle has started and is not complete. */
export const vehicleIsOut = ({ exists, selectFrom }: ExpressionBuilder<Tables, "bookings">) =>
  exists(
    selectFrom("bookings as other")
      .whereRef("other.vehicleId", "=", "bookings.vehicleId")
      .whereRef("other.id", "<>", "bookings.id")
      .where("other.status", "=", "IN_PROGRESS")
  ).as("vehicleIsOut")

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
