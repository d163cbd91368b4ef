import {
  type BookingPosition,
  type Failure,
  failureOf,
  type HistoryEntry,
  type Notice,
  type Problem
} from "@crewfleet/sdk"
import { type BookingChange, bookingChangeWords } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import {
  type Acting,
  type ActingEvent,
  chosenAct,
  isOvertaken,
  noAct,
  overtakenAct,
  refusalOf
} from "../acting/Acting.ts"
import { askingReason, typingReason, whenOvertaken, whenRefused } from "../acting/actingStates.ts"
import { isOffered, problemsWith } from "../life/offered.ts"
import { port } from "../port.ts"
import { bookingLife } from "./bookingLife.ts"

/** What happens to the dialog in which a booking is moved along its life. */
export type BookingChangeEvent =
  | { readonly type: "act.chosen"; readonly act: BookingChange }
  | ActingEvent
  /** The booking is wanted once more after it could not be loaded. */
  | { readonly type: "reload.asked" }

/** A booking as it stands at a moment, with what happened to it before, the latest first. */
export interface StandingBooking {
  readonly status: string
  readonly version?: number | undefined
  readonly start: string
  readonly end: string
  readonly vehicleIsOut?: boolean
  readonly vehicleIsUnfit?: boolean
  readonly history: ReadonlyArray<HistoryEntry>
  /** When it was looked at, ISO 8601. */
  readonly now: string
}

/** What the `act` port is asked with. */
export interface ChangeRequest {
  readonly id: number
  readonly event: BookingChange
  readonly reason: string | undefined
  readonly version: number | undefined
}

/** What the dialog keeps in mind. */
export interface BookingChangeContext extends Acting<BookingChange> {
  readonly id: number
  readonly booking: StandingBooking | undefined
  /** Why the booking could not be loaded. */
  readonly failure: Failure | undefined
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
    act: port<BookingPosition, ChangeRequest>("act")
  },
  actions: {
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      const { problems, notices } = refusalOf(error)
      enqueue.assign({ problems })
      for (const notice of notices) enqueue.emit({ type: "notice", notice })
    }),
    keepBooking: assign((_, { output }: { readonly output: StandingBooking }) => ({
      booking: output,
      failure: undefined
    })),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    choose: assign(({ context }, { act }: { readonly act: BookingChange }) => chosenAct(context, act)),
    type: assign((_, { reason }: { readonly reason: string }) => ({ reason })),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    noteOvertaken: assign({ overtaken: true }),
    leaveAct: assign({ problems: [], overtaken: false }),
    forgetAct: assign(noAct),
    notifyDone: emit(({ context }) => ({
      type: "notice",
      notice: { level: "success", text: bookingChangeWords(context.act ?? "").done }
    })),
    reportMoved: emit({ type: "booking.moved" })
  },
  guards: {
    isOffered: ({ context: { booking } }, { act }: { readonly act: BookingChange }) =>
      booking !== undefined && isPossible(booking, act),
    isStillWanted: ({ context }, { output }: { readonly output: StandingBooking }) => {
      const act = overtakenAct(context)
      return act !== undefined && isPossible(output, act)
    },
    lacksReason: ({ context }) => problemsOf(context).length > 0,
    isOvertaken: (_, { error }: { readonly error: unknown }) => isOvertaken(error)
  }
})

const isPossible = (booking: StandingBooking, act: BookingChange): boolean =>
  isOffered(bookingLife, booking.status, booking, act)

const problemsOf = ({ booking, act, reason }: BookingChangeContext): ReadonlyArray<Problem> =>
  booking && act ? problemsWith(bookingLife, booking.status, booking, { type: act, reason }) : []

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
        target: "asking",
        actions: { type: "keepBooking", params: ({ event }) => event }
      },
      { target: "looking", actions: { type: "keepBooking", params: ({ event }) => event } }
    ],
    onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
  }
})

const looking = dialog.createStateConfig({
  description: "The person sees what happened so far, and chooses what is to happen next.",
  on: {
    "act.chosen": {
      guard: { type: "isOffered", params: ({ event }) => event },
      target: "asking",
      actions: { type: "choose", params: ({ event }) => event }
    },
    "reload.asked": "loading"
  }
})

const asking = dialog.createStateConfig({
  description: "The person says why, and confirms or gives up the change.",
  on: askingReason
})

const acting = dialog.createStateConfig({
  description: "The service makes the change.",
  tags: "busy",
  on: typingReason,
  invoke: {
    id: "act",
    src: "act",
    input: ({ context: { id, act, reason, booking } }) => ({
      id,
      event: act ?? "booking.cancelled",
      reason: reason.trim() || undefined,
      version: booking?.version
    }),
    onDone: { target: "loading", actions: ["notifyDone", "reportMoved", "forgetAct"] },
    onError: [{ ...whenOvertaken, actions: [...whenOvertaken.actions, "reportMoved"] }, whenRefused]
  }
})

/** A booking as it stands, what happened to it, and the changes that lead on: each is chosen, said why, and made. */
export const bookingChangeMachine = dialog.createMachine({
  id: "bookingChange",
  description: "A booking is led along its life: a change is chosen, explained and made.",
  meta: { harmless: ["start", "end", "now", "vehicleIsOut", "vehicleIsUnfit"] },
  context: ({ input }) => ({ ...noAct, id: input.id, booking: undefined, failure: undefined }),
  initial: "loading",
  states: {
    loading,
    failed: {
      description: "The booking could not be loaded; the person may try again.",
      on: { "reload.asked": "loading" }
    },
    looking,
    asking,
    acting
  }
})
