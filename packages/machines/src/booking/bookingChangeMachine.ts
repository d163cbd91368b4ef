import {
  type BookingPosition,
  type Failure,
  failureOf,
  type HistoryEntry,
  isRefusedWith,
  type Notice,
  noticesFor,
  type Problem
} from "@crewfleet/sdk"
import { type BookingChange, bookingChangeWords } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { isOffered, problemsWith } from "../life/offered.ts"
import { port } from "../port.ts"
import { bookingLife } from "./bookingLife.ts"

/** What happens to the dialog in which a booking is moved along its life. */
export type BookingChangeEvent =
  | { readonly type: "change.chosen"; readonly change: BookingChange }
  | { readonly type: "reason.typed"; readonly reason: string }
  | { readonly type: "change.confirmed" }
  | { readonly type: "change.abandoned" }
  /** The booking is wanted once more after it could not be loaded. */
  | { readonly type: "reload.asked" }

/** A booking as it stands at a moment, with what happened to it before, the latest first. */
export interface StandingBooking {
  readonly status: string
  readonly version?: number | undefined
  readonly start: string
  readonly end: string
  readonly vehicleIsOut?: boolean
  readonly history: ReadonlyArray<HistoryEntry>
  /** When it was looked at, ISO 8601. */
  readonly now: string
}

/** What the `change` port is asked with. */
export interface ChangeRequest {
  readonly id: number
  readonly event: BookingChange
  readonly reason: string | undefined
  readonly version: number | undefined
}

/** What the dialog keeps in mind. */
export interface BookingChangeContext {
  readonly id: number
  readonly booking: StandingBooking | undefined
  /** Why the booking could not be loaded. */
  readonly failure: Failure | undefined
  readonly change: BookingChange | undefined
  /** What was typed for this change; it survives every failure, and until another change is chosen. */
  readonly reason: string
  readonly problems: ReadonlyArray<Problem>
  /** The change came too late: what is shown of the booking is newer than what it was chosen on. */
  readonly overtaken: boolean
}

const dialog = setup({
  types: {
    input: {} as { readonly id: number },
    context: {} as BookingChangeContext,
    events: {} as BookingChangeEvent,
    emitted: {} as
      | { readonly type: "notice"; readonly notice: Notice }
      /** The booking stands elsewhere now, so that lists that show it are out of date. */
      | { readonly type: "booking.moved" },
    tags: {} as "busy"
  },
  actors: {
    load: port<StandingBooking, { readonly id: number }>("load"),
    change: port<BookingPosition, ChangeRequest>("change")
  },
  actions: {
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      const violations = failure._tag === "Refused" ? failure.violations : []
      enqueue.assign({
        problems: violations
          .filter(({ field }) => field === "reason")
          .map(({ message }) => ({ field: "reason", text: message }))
      })
      for (const notice of noticesFor("authenticatedCall", failure)) enqueue.emit({ type: "notice", notice })
    }),
    keepBooking: assign((_, { output }: { readonly output: StandingBooking }) => ({
      booking: output,
      failure: undefined
    })),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    choose: assign(({ context }, { change }: { readonly change: BookingChange }) => ({
      change,
      reason: change === context.change ? context.reason : "",
      problems: [],
      overtaken: false
    })),
    type: assign((_, { reason }: { readonly reason: string }) => ({ reason })),
    showProblem: assign(({ context }) => ({ problems: problemsOf(context) })),
    noteOvertaken: assign({ overtaken: true }),
    forgetOvertaken: assign({ overtaken: false }),
    forgetChange: assign({ change: undefined, reason: "", problems: [], overtaken: false }),
    notifyDone: emit(({ context }) => ({
      type: "notice",
      notice: { level: "success", text: bookingChangeWords(context.change ?? "").done }
    })),
    reportMoved: emit({ type: "booking.moved" })
  },
  guards: {
    isOffered: ({ context: { booking } }, { change }: { readonly change: BookingChange }) =>
      booking !== undefined && isPossible(booking, change),
    isStillWanted: ({ context }, { output }: { readonly output: StandingBooking }) =>
      context.overtaken && context.change !== undefined && isPossible(output, context.change),
    lacksReason: ({ context }) => problemsOf(context).length > 0,
    isOvertaken: (_, { error }: { readonly error: unknown }) => isRefusedWith(failureOf(error), 409)
  }
})

const isPossible = (booking: StandingBooking, change: BookingChange): boolean =>
  isOffered(bookingLife, booking.status, booking, change)

const problemsOf = ({ booking, change, reason }: BookingChangeContext): ReadonlyArray<Problem> =>
  booking && change ? problemsWith(bookingLife, booking.status, booking, { type: change, reason }) : []

const loading = dialog.createStateConfig({
  description: "The booking is on its way, as it stands now.",
  tags: "busy",
  invoke: {
    id: "load",
    src: "load",
    input: ({ context }) => ({ id: context.id }),
    onDone: [
      {
        guard: { type: "isStillWanted", params: ({ event }) => event },
        target: "confirming",
        actions: { type: "keepBooking", params: ({ event }) => event }
      },
      { target: "choosing", actions: { type: "keepBooking", params: ({ event }) => event } }
    ],
    onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
  }
})

const choosing = dialog.createStateConfig({
  description: "The person sees what happened so far, and chooses what is to happen next.",
  on: {
    "change.chosen": {
      guard: { type: "isOffered", params: ({ event }) => event },
      target: "confirming",
      actions: { type: "choose", params: ({ event }) => event }
    },
    "reload.asked": "loading"
  }
})

const typing = {
  "reason.typed": {
    actions: {
      type: "type",
      params: ({ event }: { readonly event: { readonly reason: string } }) => event
    }
  }
} as const

const confirming = dialog.createStateConfig({
  description: "The person says why, and confirms or gives up the change.",
  on: {
    ...typing,
    "change.confirmed": [{ guard: "lacksReason", actions: "showProblem" }, "changing"],
    "change.abandoned": { target: "choosing", actions: "forgetOvertaken" }
  }
})

/**
 * A change that came too late shows how the booking stands now, and keeps what was typed: to be sent again where the
 * booking still allows the change.
 */
const changing = dialog.createStateConfig({
  description: "The service makes the change.",
  tags: "busy",
  on: typing,
  invoke: {
    id: "change",
    src: "change",
    input: ({ context: { id, change, reason, booking } }) => ({
      id,
      event: change ?? "booking.cancelled",
      reason: reason.trim() || undefined,
      version: booking?.version
    }),
    onDone: { target: "loading", actions: ["notifyDone", "reportMoved", "forgetChange"] },
    onError: [
      {
        guard: { type: "isOvertaken", params: ({ event }) => event },
        target: "loading",
        actions: [{ type: "explain", params: ({ event }) => event }, "noteOvertaken", "reportMoved"]
      },
      { target: "confirming", actions: { type: "explain", params: ({ event }) => event } }
    ]
  }
})

/** A booking as it stands, what happened to it, and the changes that lead on: each is chosen, said why, and made. */
export const bookingChangeMachine = dialog.createMachine({
  id: "bookingChange",
  description: "A booking is led along its life: a change is chosen, explained and made.",
  meta: { harmless: ["start", "end", "now", "vehicleIsOut"] },
  context: ({ input }) => ({
    id: input.id,
    booking: undefined,
    failure: undefined,
    change: undefined,
    reason: "",
    problems: [],
    overtaken: false
  }),
  initial: "loading",
  states: {
    loading,
    failed: {
      description: "The booking could not be loaded; the person may try again.",
      on: { "reload.asked": "loading" }
    },
    choosing,
    confirming,
    changing
  }
})
