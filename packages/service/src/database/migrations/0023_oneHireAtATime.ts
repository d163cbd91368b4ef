import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** A vehicle is out with one hirer at a time, however early one hire starts or late another ends. */
export const oneHireAtATime: Migration = {
  up: statements(
    `create unique index bookings_vehicle_out on bookings (vehicle_id) where status = 'IN_PROGRESS'`
  )
}
