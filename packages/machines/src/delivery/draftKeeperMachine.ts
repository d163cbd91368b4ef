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
  /** Whether it could not be written when that was last tried. */
  readonly failing: true | undefined
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
    succeed: assign({ failing: undefined }),
    fail: assign({ failing: true }),
    let: assign({ draft: undefined, changed: false, failing: undefined }),
    /** Whether it could be kept or not: whoever waits for it may go on. */
    reportToDelivery: enqueueActions(({ enqueue, self }) => {
      if (self._parent) enqueue.sendTo(self._parent, { type: "keeping.settled" })
    })
  }
})

const take = { type: "take", params: ({ event }: { event: { draft: object } }) => event } as const

const keeping = keeper.createStateConfig({
  description: "The draft is being written.",
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
  description: "The draft is being removed.",
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
  description: "Keeps one delivery on this device, and removes it once it is over.",
  context: ({ input }) => ({ record: input, draft: undefined, changed: false, failing: undefined }),
  initial: "unread",
  on: { "draft.ended": { guard: not(stateIn("#draftKeeper.empty")), target: ".forgetting" } },
  states: {
    unread: {
      description: "Nothing was written yet, but something may be there from before.",
      on: { "draft.changed": { target: "unkept", actions: take } }
    },
    empty: {
      description: "Nothing of it is on this device.",
      on: { "draft.changed": { target: "unkept", actions: take } }
    },
    unkept: {
      description: "What was typed in the last moment is about to be written.",
      after: { pause: "keeping" },
      on: { "draft.changed": { actions: take } }
    },
    keeping,
    kept: {
      description: "All of it is on this device.",
      entry: ["succeed", "reportToDelivery"],
      on: { "draft.changed": { target: "unkept", actions: take } }
    },
    notKept: {
      description: "The draft could not be written, and is tried again.",
      entry: ["fail", "reportToDelivery"],
      after: { patience: "keeping" },
      on: { "draft.changed": { target: "unkept", actions: take } }
    },
    forgetting,
    notForgotten: {
      description: "The draft could not be removed, and is tried again.",
      after: { patience: "forgetting" },
      on: { "draft.changed": { target: "unkept", actions: take } }
    }
  }
})
