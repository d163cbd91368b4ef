import type { Refusal } from "@crewfleet/sdk/effect"

/** What somebody reads whose request cannot be answered now: the service stops, its database is away, or too many wait. */
export const unavailable: Refusal = {
  _tag: "Unavailable",
  message: "CrewFleet cannot answer right now.",
  retryAfter: 5
}
