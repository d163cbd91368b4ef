import {
  type BookingChange,
  type BookingStatus,
  bookingChanges,
  bookingChangeWords,
  bookingStatusWords,
  isBlank,
  reasonProblem
} from "@crewfleet/sdk/rules"
import { and, setup } from "xstate"
import { lifeOf } from "../life/Life.ts"

/** What happens to a booking; `reason` is kept with the change. */
export type BookingLifeEvent =
  | { readonly type: BookingChange; readonly reason?: string | undefined }
  /** Its terms are agreed anew, which leaves it where it stands: `bookingTermsForm` says which. */
  | { readonly type: "booking.changed" }

/** The facts that decide what may happen to a booking, as ISO 8601 text. */
export interface BookingFacts {
  readonly start: string
  readonly end: string
  readonly now: string
  /** Another hire of the vehicle has started and is not complete; only the service knows, and tells it where a booking is looked at. */
  readonly vehicleIsOut?: boolean
  /** Another booking, or a journey, holds the vehicle at a moment of the hire; told likewise. */
  readonly vehicleIsTaken?: boolean
  /** A defect keeps the vehicle out of service; told likewise. */
  readonly vehicleIsUnfit?: boolean
  /** The report of this pick-up has been received; told likewise, and where it is not told the service judges. */
  readonly pickUpIsReported?: boolean | undefined
  /** The report of this return has been received; told likewise. */
  readonly returnIsReported?: boolean | undefined
}

/** The facts that recordings may show. */
export const harmlessBookingFacts: ReadonlyArray<keyof BookingFacts> = [
  "start",
  "end",
  "now",
  "vehicleIsOut",
  "vehicleIsTaken",
  "vehicleIsUnfit",
  "pickUpIsReported",
  "returnIsReported"
]

/** Milliseconds by which a vehicle may be handed over before the booked start. */
const earliest = 24 * 3_600_000

const problemOf = (event: BookingLifeEvent) =>
  event.type === "booking.changed" ? undefined : reasonProblem(event.type, event.reason ?? "")

const givesNoReason = (event: BookingLifeEvent) =>
  event.type === "booking.changed" || isBlank(event.reason ?? "")

/** A report that is known to be missing, and no reason given instead. */
const lacksReport = (isReported: boolean | undefined, event: BookingLifeEvent) =>
  isReported === false && givesNoReason(event)

/** Whether the booked end of a hire has passed: one that starts all the same was handed over before anybody said so. */
export const isPastEnd = ({ end, now }: Pick<BookingFacts, "end" | "now">): boolean =>
  Date.parse(now) >= Date.parse(end)

const life = setup({
  types: { input: {} as BookingFacts, context: {} as BookingFacts, events: {} as BookingLifeEvent },
  guards: {
    isTimeToStart: ({ context: { start, now } }) => Date.parse(now) >= Date.parse(start) - earliest,
    isNotPast: ({ context, event }) => !(isPastEnd(context) && givesNoReason(event)),
    vehicleIsBack: ({ context }) => !context.vehicleIsOut,
    vehicleIsFree: ({ context }) => !context.vehicleIsTaken,
    vehicleIsFit: ({ context }) => !context.vehicleIsUnfit,
    pickUpIsReported: ({ context, event }) => !lacksReport(context.pickUpIsReported, event),
    returnIsReported: ({ context, event }) => !lacksReport(context.returnIsReported, event),
    saysWhy: ({ event }) => problemOf(event) === undefined
  }
})

const to = <Status extends BookingStatus>(target: Status) => ({ guard: "saysWhy", target }) as const
const cancelling = { "booking.cancelled": to("CANCELLED") } as const
const starting = life.createStateConfig({
  on: {
    "hire.started": {
      guard: and([
        "vehicleIsBack",
        "vehicleIsFit",
        "isTimeToStart",
        "isNotPast",
        "pickUpIsReported",
        "saysWhy"
      ]),
      target: "IN_PROGRESS"
    }
  }
}).on
const authorising = { "booking.authorised": to("AUTHORIZED") } as const

const machine = life.createMachine({
  id: "bookingLife",
  description: "The life of a booking, from being made to being complete or cancelled.",
  meta: { harmless: harmlessBookingFacts },
  context: ({ input }) => input,
  initial: "BOOKED",
  states: {
    BOOKED: {
      description: "The booking was made, and somebody has to authorise it.",
      on: {
        "authorisation.asked": to("WAITINGAUTH"),
        ...authorising,
        "booking.changed": "BOOKED",
        ...cancelling
      }
    },
    WAITINGAUTH: {
      description: "Authorisation was asked for and is waited for.",
      on: {
        ...authorising,
        "booking.changed": "WAITINGAUTH",
        ...cancelling,
        "request.takenBack": to("BOOKED")
      }
    },
    AUTHORIZED: {
      description: "The booking holds; a vehicle may be reserved, or handed over.",
      on: {
        "vehicle.reserved": to("RESERVED"),
        ...starting,
        "booking.changed": "AUTHORIZED",
        ...cancelling,
        "authorisation.takenBack": to("BOOKED")
      }
    },
    RESERVED: {
      description: "The vehicle is reserved and waits to be handed over.",
      on: {
        ...starting,
        "booking.changed": "RESERVED",
        ...cancelling,
        "reservation.takenBack": to("AUTHORIZED")
      }
    },
    IN_PROGRESS: {
      description: "The hirer has the vehicle.",
      on: {
        "hire.completed": { guard: and(["returnIsReported", "saysWhy"]), target: "COMPLETE" },
        "booking.changed": "IN_PROGRESS",
        "start.takenBack": to("RESERVED")
      }
    },
    COMPLETE: {
      description: "The vehicle is back, and the hire is over, unless that was said by mistake.",
      on: {
        "completion.takenBack": {
          guard: and(["vehicleIsBack", "vehicleIsFree", "saysWhy"]),
          target: "IN_PROGRESS"
        }
      }
    },
    CANCELLED: {
      description: "The booking was cancelled before the hire started, unless that was said by mistake.",
      on: { "cancellation.takenBack": { guard: and(["vehicleIsFree", "saysWhy"]), target: "BOOKED" } }
    }
  }
})

/**
 * The life of a booking, which the portal shows and the service enforces: its states are the statuses of the wire. A
 * hire that has started ends by being completed; before that it can be cancelled, with a reason. Starting wants the report at
 * pick-up, completing that at return, or a reason; a start that is recorded after the booked end wants one, too. What was said by mistake is taken back, with a reason: a hire whose start is
 * taken back has its vehicle reserved, and a booking whose cancellation is taken back has to be authorised anew.
 */
export const bookingLife = lifeOf(machine, {
  steps: bookingChanges,
  because: {
    isTimeToStart: "A hire can start from 24 hours before its booked start",
    isNotPast: {
      says: "The booked end has passed: say why the start was not recorded before",
      field: "reason",
      asked: true
    },
    vehicleIsBack: "The vehicle is still out with another hirer: complete that hire first",
    vehicleIsFree: "The vehicle is promised to somebody else at that time by now",
    vehicleIsFit: "The vehicle is out of service until its defects are mended",
    pickUpIsReported: {
      says: "This pick-up has no report yet: fill it in, or say why the hire starts without one",
      field: "reason",
      asked: true
    },
    returnIsReported: {
      says: "This return has no report yet: fill it in, or say why the hire is completed without one",
      field: "reason",
      asked: true
    },
    saysWhy: { says: ({ event }) => problemOf(event), field: "reason", asked: true }
  },
  unknown: (step, status) => ({
    text: `“${bookingChangeWords(step).act}” is not possible: the booking is ${bookingStatusWords(status).toLowerCase()} now.`
  })
})
