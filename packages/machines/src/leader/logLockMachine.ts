import type { Problem } from "@crewfleet/sdk"
import { codeProblems, leaderWords, openingCodeForm } from "@crewfleet/sdk/rules"
import { assign, setup } from "xstate"
import { port } from "../port.ts"
import { type CodeOutcome, saidOfCode } from "./CodeOutcome.ts"

/** Whose log of a journey a device keeps. */
export interface KeptHand {
  /** By what its lock is known on this device. */
  readonly id: string
  /** What the leader is called. */
  readonly name: string
  /** Whether its code was wrong too often, and opens it no longer. */
  readonly isSpent: boolean
  /** How many parts were noted there and are still to be received. */
  readonly unsent: number
}

/** What happens to the lock of a log. */
export type LogLockEvent =
  | { readonly type: "code.submitted"; readonly code: string }
  /** The log of another leader on the same device is meant. */
  | { readonly type: "hand.chosen"; readonly id: string }
  /** Somebody signed in, and the log is open. */
  | { readonly type: "key.opened" }
  /** It is to be closed: the leader says so, here or in another tab, or its code was wrong too often. */
  | { readonly type: "lock.asked" }
  /** It was removed from this device, or the service has closed it: nothing of it is left to lose. */
  | { readonly type: "log.gone" }
  /** `at` is the clock of the device, in milliseconds. */
  | { readonly type: "page.hidden"; readonly at: number }
  | { readonly type: "page.shown"; readonly at: number }

type Context = {
  /** Whose logs of the journey are on this device. */
  readonly hands: ReadonlyArray<KeptHand>
  /** Which of them is opened. */
  readonly chosen: KeptHand | undefined
  readonly problems: ReadonlyArray<Problem>
  readonly hiddenAt: number | undefined
}

/** Milliseconds for which a log stays open on a page that nobody sees. */
export const openWhileHidden = 5 * 60_000

const problemsOf = (code: string) => codeProblems(openingCodeForm, { code })

const lock = setup({
  types: {
    context: {} as Context,
    events: {} as LogLockEvent,
    tags: {} as "busy"
  },
  actors: {
    look: port<ReadonlyArray<KeptHand>, undefined>("look"),
    tryCode: port<CodeOutcome, { readonly id: string; readonly code: string }>("tryCode"),
    /** Writes what was noted last; answers whether all of it is on this device. */
    keep: port<{ readonly isKept: boolean }, undefined>("keep"),
    /** Whether it is the code of the log that is open on this page; no try is taken from those that open it. */
    confirmCode: port<CodeOutcome, { readonly code: string }>("confirmCode"),
    /** Forgets the key on this page. */
    shut: port<void, undefined>("shut")
  },
  delays: {
    openWhileHidden,
    /** Milliseconds that a device has to write, before it counts as one that cannot. */
    patience: 5_000
  },
  guards: {
    isIncomplete: (_, { code }: { readonly code: string }) => problemsOf(code).length > 0,
    isKnown: ({ context }, { id }: { readonly id: string }) => context.hands.some((hand) => hand.id === id),
    isOpened: (_, { output }: { readonly output: CodeOutcome }) => output._tag === "Opened",
    isSpent: (_, { output }: { readonly output: CodeOutcome }) => output._tag === "Spent",
    isKept: (_, { output }: { readonly output: { readonly isKept: boolean } }) => output.isKept,
    isNothingHere: ({ context }) => context.chosen === undefined,
    isHidden: ({ context }) => context.hiddenAt !== undefined,
    isChosenSpent: ({ context }) => context.chosen?.isSpent === true,
    /** A clock that was put back tells nothing of how long it was. */
    wasHiddenLong: ({ context: { hiddenAt = 0 } }, { at }: { readonly at: number }) =>
      at < hiddenAt || at - hiddenAt >= openWhileHidden
  },
  actions: {
    keepHands: assign(({ context }, { output }: { readonly output: ReadonlyArray<KeptHand> }) => ({
      hands: output,
      chosen: output.find(({ id }) => id === context.chosen?.id) ?? output.at(-1)
    })),
    forgetHands: assign({ hands: [], chosen: undefined }),
    choose: assign(({ context }, { id }: { readonly id: string }) => ({
      chosen: context.hands.find((hand) => hand.id === id),
      problems: []
    })),
    explain: assign((_, { code }: { readonly code: string }) => ({ problems: problemsOf(code) })),
    explainOutcome: assign((_, { output }: { readonly output: CodeOutcome }) => ({
      problems: [{ field: "code", text: saidOfCode(output) }]
    })),
    explainNothing: assign({ problems: [{ field: "code", text: leaderWords.codeNotChecked }] }),
    forgetProblems: assign({ problems: [] }),
    noteHidden: assign(({ context: { hiddenAt } }, { at }: { readonly at: number }) => ({
      hiddenAt: hiddenAt ?? at
    })),
    forgetHidden: assign({ hiddenAt: undefined })
  }
})

const looking = lock.createStateConfig({
  description: "What this device keeps of the log is looked for.",
  tags: "busy",
  on: { "key.opened": "open" },
  invoke: {
    id: "look",
    src: "look",
    input: undefined,
    onDone: { actions: { type: "keepHands", params: ({ event }) => event }, target: "deciding" },
    onError: { actions: "forgetHands", target: "closed" }
  }
})

const asking = lock.createStateConfig({
  description: "The log is on this device, and the code of its leader opens it.",
  exit: "forgetProblems",
  on: {
    "code.submitted": [
      {
        guard: { type: "isIncomplete", params: ({ event }) => event },
        actions: { type: "explain", params: ({ event }) => event }
      },
      { target: "checking" }
    ],
    "hand.chosen": {
      guard: { type: "isKnown", params: ({ event }) => event },
      actions: { type: "choose", params: ({ event }) => event },
      target: "deciding"
    },
    "key.opened": "open"
  }
})

const checking = lock.createStateConfig({
  description: "The code is counted, and then tried.",
  tags: "busy",
  invoke: {
    id: "tryCode",
    src: "tryCode",
    input: ({ context, event }) => ({
      id: context.chosen?.id ?? "",
      code: event.type === "code.submitted" ? event.code : ""
    }),
    onDone: [
      { guard: { type: "isOpened", params: ({ event }) => event }, target: "open" },
      { guard: { type: "isSpent", params: ({ event }) => event }, target: "looking" },
      { actions: { type: "explainOutcome", params: ({ event }) => event }, target: "asking" }
    ],
    onError: { actions: "explainNothing", target: "asking" }
  }
})

const open = lock.createStateConfig({
  description: "The log is open on this page.",
  initial: "opening",
  on: { "lock.asked": "keeping", "log.gone": "shutting" },
  states: {
    opening: {
      description: "Nobody may see the page by now, as the code took a moment.",
      always: [{ guard: "isHidden", target: "hidden" }, "seen"]
    },
    seen: {
      description: "Somebody looks at the page.",
      entry: "forgetHidden",
      on: {
        "page.hidden": { actions: { type: "noteHidden", params: ({ event }) => event }, target: "hidden" }
      }
    },
    hidden: {
      description: "Nobody sees the page, and after a while the log closes.",
      after: { openWhileHidden: "#logLock.keeping" },
      on: {
        "page.shown": [
          {
            guard: { type: "wasHiddenLong", params: ({ event }) => event },
            target: "#logLock.keeping",
            actions: "forgetHidden"
          },
          { target: "seen" }
        ]
      }
    }
  }
})

const keeping = lock.createStateConfig({
  description:
    "What was noted is written first: the log is only covered where any of it is on this page alone.",
  tags: "busy",
  invoke: {
    id: "keep",
    src: "keep",
    input: undefined,
    onDone: [{ guard: { type: "isKept", params: ({ event }) => event }, target: "shutting" }, "covered"],
    onError: "covered"
  },
  after: { patience: "covered" },
  on: { "log.gone": "shutting" }
})

const covered = lock.createStateConfig({
  description:
    "Nothing of the log is seen until its leader's code, and what is on this page alone stays there.",
  exit: "forgetProblems",
  on: { "key.opened": "open", "log.gone": "shutting" },
  initial: "waiting",
  states: {
    waiting: {
      description: "Whoever has the page enters the code; after a while the device is tried again.",
      on: {
        "code.submitted": [
          {
            guard: { type: "isIncomplete", params: ({ event }) => event },
            actions: { type: "explain", params: ({ event }) => event }
          },
          { target: "confirming" }
        ]
      },
      after: { openWhileHidden: "keepingAgain" }
    },
    confirming: {
      description: "The code is compared with that of the log.",
      tags: "busy",
      invoke: {
        id: "confirmCode",
        src: "confirmCode",
        input: ({ event }) => ({ code: event.type === "code.submitted" ? event.code : "" }),
        onDone: [
          { guard: { type: "isOpened", params: ({ event }) => event }, target: "#logLock.open" },
          { actions: { type: "explainOutcome", params: ({ event }) => event }, target: "waiting" }
        ],
        onError: { actions: "explainNothing", target: "waiting" }
      }
    },
    keepingAgain: {
      description: "What was noted is written once more.",
      tags: "busy",
      invoke: {
        id: "keep",
        src: "keep",
        input: undefined,
        onDone: [
          { guard: { type: "isKept", params: ({ event }) => event }, target: "#logLock.shutting" },
          "waiting"
        ],
        onError: "waiting"
      },
      after: { patience: "waiting" }
    }
  }
})

/**
 * The lock of a journey's log on one device: only its leader's code opens it, or signing in anew, and it closes by itself where
 * nobody sees the page. What is on that page alone is not let go, but covered. Ports: `look` (whose logs there are), `tryCode` (which
 * counts before it tries), `keep` (which writes what was noted last), `confirmCode` (which compares and counts nothing), `shut`.
 */
export const logLockMachine = lock.createMachine({
  id: "logLock",
  description: "The log of a journey lies locked on a device, and its leader's code opens it.",
  meta: { harmless: ["id", "isSpent", "isKept", "left", "at", "hiddenAt"] },
  context: { hands: [], chosen: undefined, problems: [], hiddenAt: undefined },
  initial: "looking",
  on: {
    "page.hidden": { actions: { type: "noteHidden", params: ({ event }) => event } },
    "page.shown": { actions: "forgetHidden" }
  },
  states: {
    looking,
    deciding: {
      description: "What is here decides what is asked.",
      always: [
        { guard: "isNothingHere", target: "closed" },
        { guard: "isChosenSpent", target: "spent" },
        "asking"
      ]
    },
    closed: {
      description: "Nothing of the log is on this device, or it cannot be read: its leader signs in.",
      on: { "key.opened": "open" }
    },
    asking,
    checking,
    open,
    keeping,
    covered,
    shutting: {
      description: "The key is forgotten on this page.",
      tags: "busy",
      invoke: { id: "shut", src: "shut", input: undefined, onDone: "looking", onError: "looking" }
    },
    spent: {
      description:
        "The code was wrong too often: only signing in opens the log, and all that is in it stays.",
      on: {
        "key.opened": "open",
        "hand.chosen": {
          guard: { type: "isKnown", params: ({ event }) => event },
          actions: { type: "choose", params: ({ event }) => event },
          target: "deciding"
        }
      }
    }
  }
})
