import { assign, enqueueActions, not, setup, stateIn } from "xstate"
import { port } from "../port.ts"

/** What happens to what a device keeps of a delivery. */
export type DraftKeeperEvent =
  | { readonly type: "draft.changed"; readonly draft: object }
  /** The service has everything, or a person wants it gone: nothing is to be left here. */
  | { readonly type: "draft.ended" }

type Context = {
  readonly record: object
  readonly draft: object | undefined
  /** It has changed since it was last written. */
  readonly changed: boolean
}

const keeper = setup({
  types: {
    input: {} as object,
    context: {} as Context,
    events: {} as DraftKeeperEvent,
    tags: {} as "busy"
  },
  actors: {
    keepDraft: port<void, { readonly record: object; readonly draft: object }>("keepDraft"),
    forgetDraft: port<void, object>("forgetDraft")
  },
  delays: {
    /** Milliseconds of typing that are written together. */
    pause: 200,
    /** Milliseconds until it is tried again. */
    patience: 3_000
  },
  guards: { hasChanged: ({ context }) => context.changed },
  actions: {
    take: assign((_, { draft }: { readonly draft: object }) => ({ draft, changed: true })),
    begin: assign({ changed: false }),
    let: assign({ draft: undefined, changed: false }),
    /** Whether it could be kept or not: whoever waits for it may go on. */
    tellDelivery: enqueueActions(({ enqueue, self }) => {
      if (self._parent) enqueue.sendTo(self._parent, { type: "keeping.settled" })
    })
  }
})

const take = { type: "take", params: ({ event }: { event: { draft: object } }) => event } as const

const keeping = keeper.createStateConfig({
  tags: "busy",
  entry: "begin",
  on: { "draft.changed": { actions: take } },
  invoke: {
    id: "keepDraft",
    src: "keepDraft",
    input: ({ context: { record, draft } }) => ({ record, draft: draft as object }),
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
    input: ({ context }) => context.record,
    onDone: [{ guard: "hasChanged", target: "unkept" }, { target: "empty" }],
    onError: [{ guard: "hasChanged", target: "unkept" }, { target: "notForgotten" }]
  }
})

/** Keeps one delivery on the device: every change is written within a moment, and what cannot be is tried again. */
export const draftKeeperMachine = keeper.createMachine({
  id: "draftKeeper",
  context: ({ input }) => ({ record: input, draft: undefined, changed: false }),
  initial: "unread",
  on: { "draft.ended": { guard: not(stateIn("#draftKeeper.empty")), target: ".forgetting" } },
  states: {
    /** Something may be there from before. */
    unread: { on: { "draft.changed": { target: "unkept", actions: take } } },
    empty: { on: { "draft.changed": { target: "unkept", actions: take } } },
    unkept: { after: { pause: "keeping" }, on: { "draft.changed": { actions: take } } },
    keeping,
    kept: { entry: "tellDelivery", on: { "draft.changed": { target: "unkept", actions: take } } },
    notKept: {
      entry: "tellDelivery",
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
