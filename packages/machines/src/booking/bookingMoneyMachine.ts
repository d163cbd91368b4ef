import type { MoneySheet, Notice, Problem } from "@crewfleet/sdk"
import { counterObstacle, counterReasonProblem, isStandingEntry, recordWords } from "@crewfleet/sdk/rules"
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
import { failedAgain, notFailed, type Retrying, retryPause } from "../list/Retrying.ts"
import { port } from "../port.ts"

/** Whose money is looked at. */
export interface MoneyOf {
  readonly bookingId: number
  readonly agencyId: number
}

/** What is done to an entry: it is cancelled by another one. */
export interface MoneyAct {
  readonly entryId: number
}

/** What happens to the money of a booking as it is looked at. */
export type BookingMoneyEvent =
  /** Its `key` is another one each time; an act whose answer got lost is sent again under the first. */
  | { readonly type: "act.chosen"; readonly act: MoneyAct; readonly key: string }
  | ActingEvent
  | { readonly type: "reload.asked" }

/** What the `act` port is asked with. */
export interface CounterRequest extends MoneyOf, MoneyAct {
  readonly reason: string
  readonly key: string
}

/** What is kept in mind. */
export interface BookingMoneyContext extends Acting<MoneyAct>, Retrying {
  readonly of: MoneyOf
  /** The money as it was told last; it stays while it is loaded again. */
  readonly sheet: MoneySheet | undefined
  readonly key: string
}

const bookingMoney = setup({
  types: {
    input: {} as { readonly of: MoneyOf },
    context: {} as BookingMoneyContext,
    events: {} as BookingMoneyEvent,
    emitted: {} as
      | { readonly type: "notice"; readonly notice: Notice }
      /** What was paid is another sum now, so that whoever shows it is out of date. */
      | { readonly type: "money.changed" },
    tags: {} as "busy"
  },
  actors: {
    load: port<MoneySheet, MoneyOf>("load"),
    act: port<MoneySheet, CounterRequest>("act")
  },
  delays: { retryPause },
  actions: {
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      const { problems, notices } = refusalOf(error)
      enqueue.assign({ problems })
      for (const notice of notices) enqueue.emit({ type: "notice", notice })
    }),
    keepConflict: assign((_, { error }: { readonly error: unknown }) => conflictOf(error)),
    /** Where no dialog of the act is shown any more. */
    tellWarnings: enqueueActions(({ context: { warnings }, enqueue }) => {
      enqueue.assign({ warnings: [] })
      for (const notice of warnings) enqueue.emit({ type: "notice", notice })
    }),
    keepSheet: assign(({ context }, { sheet }: { readonly sheet: MoneySheet }) => ({
      ...notFailed,
      sheet,
      overtaken: overtakes(context, context.sheet?.entries, sheet.entries)
    })),
    keepFailure: assign(({ context }, { error }: { readonly error: unknown }) => failedAgain(context, error)),
    choose: assign(({ context }, { act, key }: { readonly act: MoneyAct; readonly key: string }) => ({
      ...chosenAct(context, act),
      key
    })),
    type: assign((_, { reason }: { readonly reason: string }) => ({ reason })),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    leaveAct: assign(nothingTold),
    forgetAct: assign(noAct),
    notifyDone: emit({ type: "notice", notice: recordWords.moneyCountered }),
    reportChanged: emit({ type: "money.changed" })
  },
  guards: {
    triesAgain: ({ context }) => context.attempts > 0,
    isPossible: ({ context: { sheet } }, { act }: { readonly act: MoneyAct }) => {
      const entry = standingEntry(sheet, act)
      return sheet !== undefined && entry !== undefined && counterObstacle(sheet, entry) === undefined
    },
    isStillWanted: ({ context }, { output }: { readonly output: MoneySheet }) => {
      const act = waitingAct(context)
      return act !== undefined && standingEntry(output, act) !== undefined
    },
    lacksReason: ({ context }) => problemsOf(context).length > 0,
    isConflict: (_, { error }: { readonly error: unknown }) => isConflict(error)
  }
})

/** The entry that is cancelled, as long as it stands. */
const standingEntry = (sheet: MoneySheet | undefined, { entryId }: MoneyAct) =>
  sheet?.entries.find((entry) => entry.id === entryId && isStandingEntry(entry))

const problemsOf = ({ reason }: BookingMoneyContext): ReadonlyArray<Problem> => {
  const text = counterReasonProblem(reason)
  return text === undefined ? [] : [{ field: "reason", text }]
}

const told = {
  type: "keepSheet",
  params: ({ event }: { event: { readonly output: MoneySheet } }) => ({ sheet: event.output })
} as const

const loading = bookingMoney.createStateConfig({
  description: "The money is on its way, as it stands now.",
  tags: "busy",
  on: typingReason,
  invoke: {
    id: "load",
    src: "load",
    input: ({ context }) => context.of,
    onDone: [
      {
        guard: { type: "isStillWanted", params: ({ event }) => event },
        target: "asking",
        actions: told
      },
      { target: "looking", actions: [told, "tellWarnings"] }
    ],
    onError: {
      target: "failed",
      actions: ["tellWarnings", { type: "keepFailure", params: ({ event }) => event }]
    }
  }
})

const looking = bookingMoney.createStateConfig({
  description: "The person sees what was paid, what is due and what is held, and may cancel an entry.",
  on: {
    "act.chosen": {
      guard: { type: "isPossible", params: ({ event }) => event },
      target: "asking",
      actions: { type: "choose", params: ({ event }) => event }
    },
    "reload.asked": "loading"
  }
})

const acting = bookingMoney.createStateConfig({
  description: "The service cancels the entry.",
  tags: "busy",
  on: typingReason,
  invoke: {
    id: "act",
    src: "act",
    input: ({ context: { of, act, reason, key } }) => ({
      ...of,
      entryId: act?.entryId ?? 0,
      reason: reason.trim(),
      key
    }),
    onDone: { target: "looking", actions: [told, "notifyDone", "reportChanged", "forgetAct"] },
    onError: [whenInConflict, whenRefused]
  }
})

/** The money of a booking: its entries, what follows from them, and the cancelling of one, for which somebody says why. */
export const bookingMoneyMachine = bookingMoney.createMachine({
  id: "bookingMoney",
  description: "The money of a booking is looked at, and an entry of it cancelled.",
  context: ({ input }) => ({ ...notFailed, ...noAct, of: input.of, sheet: undefined, key: "" }),
  initial: "loading",
  states: {
    loading,
    failed: {
      description: "The money could not be loaded; the person may try again, and it tries by itself.",
      on: { ...typingReason, "reload.asked": "loading" },
      after: { retryPause: { guard: "triesAgain", target: "loading" } }
    },
    looking,
    asking: {
      description: "The person says why the entry is cancelled, and confirms or gives it up.",
      on: askingReason
    },
    acting
  }
})
