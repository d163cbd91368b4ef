import { holdingStatuses } from "@crewfleet/sdk/rules"
import { expressionBuilder, type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** Which vehicle, and when: `during` is a `tstzrange`. */
interface Held {
  readonly vehicleId: RawBuilder<unknown>
  readonly during: RawBuilder<unknown>
  /** The booking that does not count, where one does not. */
  readonly but?: RawBuilder<unknown> | undefined
}

const { selectFrom } = expressionBuilder<Tables>()

/** What holds a vehicle at some moment of a time: hires and journeys, as the database refuses them, each with when it is `taken`. */
export const holdsOf = ({ vehicleId, during, but }: Held) =>
  selectFrom("bookings as hire")
    .where(sql<boolean>`hire.vehicle_id = ${vehicleId}`)
    .where("hire.status", "in", holdingStatuses)
    .where(sql<boolean>`tstzrange(hire.start_at, hire.end_at) && ${during}`)
    .$if(but !== undefined, (hires) => hires.where(sql<boolean>`hire.id <> ${but}`))
    .select(sql<string>`tstzrange(hire.start_at, hire.end_at)`.as("taken"))
    .unionAll(
      selectFrom("engagements as journey")
        .where("journey.kind", "=", "VEHICLE")
        .where(sql<boolean>`journey.subject_id = ${vehicleId}`)
        .where(sql<boolean>`journey.during && ${during}`)
        .select(sql<string>`journey.during`.as("taken"))
    )
