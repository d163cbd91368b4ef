import { type BookingChange, bookingChanges, isBookingStatus, reasonProblem } from "@crewfleet/sdk"
import { and, setup } from "xstate"
import { bookingLifeWords } from "./bookingLifeWords.ts"

/** What happens to a booking; `reason` is kept with the change. */
export type BookingLifeEvent = { readonly type: BookingChange; readonly reason?: string | undefined }

/** The facts that decide what may happen to a booking, as ISO 8601 text. */
export interface BookingFacts {
  readonly start: string
  readonly end: string
  readonly now: string
  /** Another hire of the vehicle has started and is not complete; only the service can know. */
  readonly vehicleIsOut?: boolean
}

/** Milliseconds by which a vehicle may be handed over before the booked start. */
const earliest = 24 * 3_600_000

const life = setup({
  types: { input: {} as BookingFacts, context: {} as BookingFacts, events: {} as BookingLifeEvent },
  guards: {
    isTimeToStart: ({ context: { start, end, now } }) =>
      Date.parse(now) >= Date.parse(start) - earliest && Date.parse(now) < Date.parse(end),
    vehicleIsBack: ({ context }) => !context.vehicleIsOut,
    saysWhy: ({ event }) => reasonProblem(event.type, event.reason ?? "") === undefined
  }
})

const cancelling = { "booking.cancelled": { guard: "saysWhy", target: "CANCELLED" } } as const
const starting = life.createStateConfig({
  on: { "hire.started": { guard: and(["isTimeToStart", "vehicleIsBack"]), target: "IN_PROGRESS" } }
}).on
const authorising = { "booking.authorised": "AUTHORIZED" } as const

/**
 * The life of a booking, which the portal shows and the service enforces: its states are the statuses of the wire. A
 * hire that has started ends by being completed; before that it can be cancelled, with a reason.
 */
export const bookingLife = life.createMachine({
  id: "bookingLife",
  meta: { harmless: ["start", "end", "now"] },
  context: ({ input }) => input,
  initial: "BOOKED",
  states: {
    BOOKED: { on: { "authorisation.asked": "WAITINGAUTH", ...authorising, ...cancelling } },
    WAITINGAUTH: { on: { ...authorising, ...cancelling } },
    AUTHORIZED: { on: { "vehicle.reserved": "RESERVED", ...starting, ...cancelling } },
    RESERVED: { on: { ...starting, ...cancelling } },
    IN_PROGRESS: { on: { "hire.completed": "COMPLETE" } },
    COMPLETE: { type: "final" },
    CANCELLED: { type: "final" }
  }
})

/** A change that a status allows, as a button offers it. */
export interface OfferedChange {
  readonly change: BookingChange
  /** Why it cannot be done now, where it cannot. */
  readonly obstacle?: string
}

/** The changes that lead on from a status, in the order of a booking's life; none from a status that is not known. */
export const offeredChanges = (status: string, facts: BookingFacts): ReadonlyArray<OfferedChange> => {
  if (!isBookingStatus(status)) return []
  const present = bookingLife.resolveState({ value: status, context: facts })
  return bookingChanges
    .filter((change) => bookingLife.states[status]?.transitions.has(change))
    .map((change) =>
      present.can({ type: change, reason: "given later" })
        ? { change }
        : { change, obstacle: bookingLifeWords[facts.vehicleIsOut ? "vehicleIsBack" : "isTimeToStart"] }
    )
}
