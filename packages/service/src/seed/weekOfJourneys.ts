import type { TransportStatus } from "@crewfleet/sdk/rules"
import type { Crew } from "./journeyAnswers.ts"

/** A journey of the demo: where it stands, and what was planned for it. */
export interface DemoJourney {
  readonly status: TransportStatus
  /** The agency that has accepted it, or was asked; counts the demo's agencies. */
  readonly agency: number
  /** Hours from now at which the patient is to be picked up; negative where that has passed. */
  readonly inHours: number
  /** Which of the wards asked; absent for a guest. */
  readonly ward?: number
  readonly crew: Crew
  /** What is planned beside the seats: everything unless told. */
  readonly lacks?: ReadonlyArray<"VEHICLE" | "DRIVER" | "SEATS" | "LEADER">
  /** How many workers have applied and wait. */
  readonly applied?: number
  /** Another agency that may see it. */
  readonly alsoAsked?: number
  /** The place of the worker of the demo account. */
  readonly demoWorker?: "BOOKED" | "APPLIED"
  /** Why it ended early. */
  readonly reason?: string
  /** What was written from either side, the ward first. */
  readonly messages?: ReadonlyArray<string>
  /** The destination as it was before the ward changed it, which nobody at the agency has seen. */
  readonly changedFrom?: string
}

const two: Crew = { DRIVER: 1, NURSE: 2 }
const quiet: Crew = { DRIVER: 1, NURSE: 1 }

/** A week around now in which a journey stands in every state there is. */
export const weekOfJourneys: ReadonlyArray<DemoJourney> = [
  { status: "NEW", agency: 0, inHours: -0.75, ward: 0, crew: two },
  { status: "NEW", agency: 0, inHours: 20, ward: 1, crew: two, alsoAsked: 1 },
  { status: "NEW", agency: 0, inHours: 44, crew: quiet },
  { status: "NEW", agency: 1, inHours: 52, ward: 2, crew: { DRIVER: 1, NURSE: 2, gender: "FEMALE" } },
  {
    ...{ status: "ACCEPTED", agency: 0, inHours: 3.5, ward: 0, crew: { CLEANER: 1, DRIVER: 1, NURSE: 2 } },
    ...{ lacks: ["VEHICLE", "DRIVER", "SEATS", "LEADER"], applied: 2, demoWorker: "APPLIED" },
    messages: [
      "The patient has become restless. Can the crew be here half an hour earlier?",
      "We are looking for a second nurse, and tell you by noon.",
      "Thank you. The night team is at the door from five on."
    ]
  },
  { status: "ACCEPTED", agency: 0, inHours: 27, ward: 3, crew: two },
  { status: "ACCEPTED", agency: 0, inHours: 31, ward: 0, crew: quiet, changedFrom: "Kestrel Court, York" },
  { status: "ACCEPTED", agency: 0, inHours: 74, crew: { CLEANER: 2, DRIVER: 1, NURSE: 2 }, lacks: ["SEATS"] },
  { status: "ACCEPTED", agency: 1, inHours: 29, ward: 2, crew: two, lacks: ["SEATS", "LEADER"], applied: 1 },
  { status: "ACCEPTED", agency: 1, inHours: 98, ward: 1, crew: two, lacks: ["VEHICLE", "SEATS", "LEADER"] },
  {
    ...{ status: "AUTHORIZED", agency: 0, inHours: 50, ward: 1 },
    ...{ crew: { CLEANER: 1, DRIVER: 1, NURSE: 2 }, demoWorker: "BOOKED" }
  },
  { status: "AUTHORIZED", agency: 0, inHours: 9, ward: 2, crew: two },
  { status: "AUTHORIZED", agency: 1, inHours: 13, ward: 3, crew: quiet },
  { status: "COMMITTED", agency: 0, inHours: 2, ward: 0, crew: two },
  { status: "COMMITTED", agency: 1, inHours: 4, ward: 1, crew: two },
  { status: "IN_PROGRESS", agency: 0, inHours: -1.5, ward: 2, crew: two },
  { status: "IN_PROGRESS", agency: 1, inHours: -2.5, crew: quiet },
  { status: "LOGGED", agency: 0, inHours: -11, ward: 0, crew: two },
  { status: "LOGGED", agency: 1, inHours: -30, ward: 3, crew: two },
  {
    ...{ status: "DECLINED", agency: 0, inHours: -50, ward: 1, crew: two },
    reason: "No vehicle with a ramp is free on that day."
  },
  {
    ...{ status: "CANCELLED", agency: 0, inHours: -34, ward: 0, crew: quiet },
    reason: "The bed was given to somebody else."
  },
  {
    ...{ status: "ABORTED", agency: 0, inHours: -75, ward: 2, crew: two },
    reason: "The patient was too unwell to travel and was seen by the duty doctor."
  },
  { status: "EXPIRED", agency: 0, inHours: -60, crew: quiet }
]

/** How many journeys of four weeks are over and closed. */
const closedCount = 40

/** What is over: a journey each, of both agencies and all wards in turn. */
export const closedJourneys: ReadonlyArray<DemoJourney> = Array.from({ length: closedCount }, (_, at) => ({
  status: "CLOSED",
  agency: at % 2,
  inHours: -60 - at * 15.25,
  ward: (at + (at >> 3)) % 4,
  crew: at % 8 === 4 ? { CLEANER: 1, ...two } : two,
  ...(at % 8 === 4 && { demoWorker: "BOOKED" })
}))
