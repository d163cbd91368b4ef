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
