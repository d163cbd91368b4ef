import {
  type BookingPosition,
  type Failure,
  failureOf,
  type HistoryEntry,
  type Notice,
  type Problem,
  type StepConflict
} from "@crewfleet/sdk"
import {
  type BookingChange,
  bookingChangeWords,
  type Moment,
  momentOfStep,
  reasonProblem,
  stepSetAside
} from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import {
  type Acting,
  type ActingEvent,
  chosenAct,
  conflictOf,
  isConflict,
  noAct,
  nothingTold,
  overtakes,
  refusalOf,
  waitingAct
} from "../acting/Acting.ts"
import { askingReason, typingReason, whenInConflict, whenRefused } from "../acting/actingStates.ts"
import { obstaclesBefore, problemsWith } from "../life/offered.ts"
import { port } from "../port.ts"
import { bookingLife, harmlessBookingFacts } from "./bookingLife.ts"

/** What is done to a booking: a step along its life, or the decision that a step that came with a report is not taken. */
export type BookingAct = BookingChange | typeof stepSetAside

/** Which act was chosen, and the report whose step it settles, if it does. */
export interface ChosenAct {
  readonly act: BookingAct
  readonly report?: string | undefined
}

/** What happens to the dialog in which a booking is moved along its life. */
export type BookingChangeEvent =
  | ({ readonly type: "act.chosen" } & ChosenAct)
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
  readonly vehicleIsTaken?: boolean
  readonly vehicleIsUnfit?: boolean
  readonly pickUpIsReported?: boolean | undefined
  readonly returnIsReported?: boolean | undefined
  /** Steps that came with a report, were not taken, and wait for a decision. */
  readonly stepConflicts?: ReadonlyArray<StepConflict>
  readonly history: ReadonlyArray<HistoryEntry>
  /** When it was looked at, ISO 8601. */
  readonly now: string
}

/** What the `act` port is asked with. */
export interface ChangeRequest {
  readonly id: number
  readonly event: BookingAct
  readonly reason: string | undefined
  /** The report whose step is settled with it. */
  readonly report: string | undefined
  readonly version: number | undefined
}

/** What the dialog keeps in mind. */
export interface BookingChangeContext extends Acting<BookingAct> {
  readonly id: number
  /** The report whose step the act settles, where it settles one. */
  readonly report: string | undefined
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
    keepConflict: assign((_, { error }: { readonly error: unknown }) => conflictOf(error)),
    keepBooking: assign(({ context }, { output }: { readonly output: StandingBooking }) => ({
      booking: output,
      failure: undefined,
      overtaken: overtakes(context, context.booking && movesOf(context.booking), movesOf(output))
    })),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    choose: assign(({ context }, { act, report }: ChosenAct) => ({
      ...chosenAct(context.report === report ? context : noAct, act),
      report
    })),
    type: assign((_, { reason }: { readonly reason: string }) => ({ reason })),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    leaveAct: assign(nothingTold),
    forgetAct: assign({ ...noAct, report: undefined }),
    notifyDone: emit(({ context }) => ({
      type: "notice",
      notice: { level: "success", text: bookingChangeWords(context.act ?? "").done }
    })),
    reportMoved: emit({ type: "booking.moved" })
  },
  guards: {
    isOffered: ({ context: { booking } }, chosen: ChosenAct) =>
      booking !== undefined && isPossible(booking, chosen),
    isStillWanted: ({ context }, { output }: { readonly output: StandingBooking }) => {
      const act = waitingAct(context)
      return act !== undefined && isPossible(output, { act, report: context.report })
    },
    lacksReason: ({ context }) => problemsOf(context).length > 0,
    isConflict: (_, { error }: { readonly error: unknown }) => isConflict(error)
  }
})

/** What stands in the way of a step; of one that came with a report, at the time at which it takes effect. */
export const obstaclesToStep = (booking: StandingBooking, step: BookingChange, conflict?: StepConflict) =>
  obstaclesBefore(bookingLife, booking.status, factsOf(booking, conflict), step).map(({ text }) => text)

/** The report that is known to be missing for a step; undefined where none is. */
export const missingReport = (booking: StandingBooking, step: BookingAct | undefined): Moment | undefined => {
  const moment = momentOfStep(step)
  const isReported = moment === "PICK_UP" ? booking.pickUpIsReported : booking.returnIsReported
  return moment !== undefined && isReported === false ? moment : undefined
}

const factsOf = (booking: StandingBooking, conflict: StepConflict | undefined): StandingBooking => ({
  ...booking,
  now: conflict?.at ?? booking.now
})

/** What changes with each move of a booking, whoever makes it. */
const movesOf = ({ status, version }: StandingBooking) => ({ status, version })

const stepConflictOf = (booking: StandingBooking, report: string | undefined) =>
  booking.stepConflicts?.find((conflict) => conflict.report === report)

const isPossible = (booking: StandingBooking, { act, report }: ChosenAct): boolean => {
  const conflict = stepConflictOf(booking, report)
  if (!conflict && (report !== undefined || act === stepSetAside)) return false
  return act === stepSetAside || obstaclesToStep(booking, act, conflict).length === 0
}

const problemsOf = ({ booking, act, reason, report }: BookingChangeContext): ReadonlyArray<Problem> => {
  if (!booking || !act) return []
  if (act !== stepSetAside) {
    const facts = factsOf(booking, stepConflictOf(booking, report))
    return problemsWith(bookingLife, booking.status, facts, { type: act, reason })
  }
  const text = reasonProblem(act, reason)
  return text === undefined ? [] : [{ field: "reason", text }]
}

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
    input: ({ context: { id, act, reason, report, booking } }) => ({
      id,
      event: act ?? "booking.cancelled",
      reason: reason.trim() || undefined,
      report,
      version: booking?.version
    }),
    onDone: { target: "loading", actions: ["notifyDone", "reportMoved", "forgetAct"] },
    onError: [{ ...whenInConflict, actions: [whenInConflict.actions, "reportMoved"] }, whenRefused]
  }
})

/** A booking as it stands, what happened to it, and the changes that lead on: each is chosen, said why, and made. */
export const bookingChangeMachine = dialog.createMachine({
  id: "bookingChange",
  description: "A booking is led along its life: a change is chosen, explained and made.",
  meta: { harmless: [...harmlessBookingFacts, "report"] },
  context: ({ input }) => ({
    ...noAct,
    id: input.id,
    report: undefined,
    booking: undefined,
    failure: undefined
  }),
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
