import { assign, enqueueActions, not, setup, stateIn } from "xstate"
import { port } from "../port.ts"
import type { ConditionDraft, ReportOfBooking } from "./ConditionDraft.ts"
import { harmlessAnswers } from "./harmlessAnswers.ts"

/** What happens to what a device keeps of a report. */
export type DraftKeeperEvent =
  | { readonly type: "draft.changed"; readonly draft: ConditionDraft }
  /** The service has everything, or a person wants it gone: nothing is to be left here. */
  | { readonly type: "draft.ended" }

interface Context {
  readonly report: ReportOfBooking
  readonly draft: ConditionDraft | undefined
  /** It has changed since it was last written. */
  readonly changed: boolean
}

const keeper = setup({
  types: {
    input: {} as ReportOfBooking,
    context: {} as Context,
    events: {} as DraftKeeperEvent,
    tags: {} as "busy"
  },
  actors: {
    keepDraft: port<void, { readonly report: ReportOfBooking; readonly draft: ConditionDraft }>("keepDraft"),
    forgetDraft: port<void, ReportOfBooking>("forgetDraft")
  },
  delays: {
    /** Milliseconds of typing that are written together. */
    pause: 200,
    /** Milliseconds until it is tried again. */
    patience: 3_000
  },
  guards: { hasChanged: ({ context }) => context.changed },
  actions: {
    take: assign((_, { draft }: { readonly draft: ConditionDraft }) => ({ draft, changed: true })),
    begin: assign({ changed: false }),
    let: assign({ draft: undefined, changed: false }),
    /** Whether it could be kept or not: whoever waits for it may go on. */
    tellReport: enqueueActions(({ enqueue, self }) => {
      if (self._parent) enqueue.sendTo(self._parent, { type: "keeping.settled" })
    })
  }
})

const take = { type: "take", params: ({ event }: { event: { draft: ConditionDraft } }) => event } as const

const keeping = keeper.createStateConfig({
  tags: "busy",
  entry: "begin",
  on: { "draft.changed": { actions: take } },
  invoke: {
    id: "keepDraft",
    src: "keepDraft",
    input: ({ context: { report, draft } }) => ({ report, draft: draft as ConditionDraft }),
    onDone: [{ guard: "hasChanged", target: "unkept" }, { target: "kept" }],
    onError: "notKept"
  }
})

const forgetting = keeper.createStateConfig({
  tags: "busy",
  entry: "let",
  on: { "draft.changed": { actions: take } },
  invoke: {
    id: "forgetDraft",
    src: "forgetDraft",
    input: ({ context }) => context.report,
    onDone: [{ guard: "hasChanged", target: "unkept" }, { target: "empty" }],
    onError: [{ guard: "hasChanged", target: "unkept" }, { target: "notForgotten" }]
  }
})

/** Keeps one report on the device: every change is written within a moment, and what cannot be is tried again. */
export const draftKeeperMachine = keeper.createMachine({
  id: "draftKeeper",
  meta: { harmless: harmlessAnswers },
  context: ({ input }) => ({ report: input, draft: undefined, changed: false }),
  initial: "unread",
  on: { "draft.ended": { guard: not(stateIn("#draftKeeper.empty")), target: ".forgetting" } },
  states: {
    /** Something may be there from before. */
    unread: { on: { "draft.changed": { target: "unkept", actions: take } } },
    empty: { on: { "draft.changed": { target: "unkept", actions: take } } },
    unkept: { after: { pause: "keeping" }, on: { "draft.changed": { actions: take } } },
    keeping,
    kept: { entry: "tellReport", on: { "draft.changed": { target: "unkept", actions: take } } },
    notKept: {
      entry: "tellReport",
      after: { patience: "keeping" },
      on: { "draft.changed": { target: "unkept", actions: take } }
    },
    forgetting,
    notForgotten: {
      after: { patience: "forgetting" },
      on: { "draft.changed": { target: "unkept", actions: take } }
    }
  }
})
