import type { LogStep } from "@crewfleet/sdk/rules"
import { noAct } from "../acting/Acting.ts"
import { askingReason, typingReason, whenInConflict, whenRefused } from "../acting/actingStates.ts"
import { notFailed } from "../list/Retrying.ts"
import { journeyLog, type LogAct } from "./journeyLogSetup.ts"

interface Chosen {
  readonly event: { readonly act: LogAct; readonly key: string }
}

interface Typed {
  readonly event: { readonly step: LogStep; readonly words: string }
}

interface Failed {
  readonly event: { readonly error: unknown }
}

const choose = { type: "choose", params: ({ event }: Chosen) => event } as const
const noteFailure = { type: "noteFailure", params: ({ event }: Failed) => event } as const
const keepFailure = { type: "keepFailure", params: ({ event }: Failed) => event } as const

const choosing = {
  "act.chosen": [
    {
      guard: { type: "isAskedFirst", params: ({ event }: Chosen) => event },
      target: "asking",
      actions: choose
    },
    { guard: { type: "isPossible", params: ({ event }: Chosen) => event }, target: "acting", actions: choose }
  ]
} as const

const typingWords = {
  ...typingReason,
  "words.typed": { actions: { type: "typeWords", params: ({ event }: Typed) => event } }
} as const

const loading = journeyLog.createStateConfig({
  description: "The log is on its way, as it stands now.",
  tags: "busy",
  on: typingWords,
  invoke: {
    id: "load",
    src: "load",
    input: ({ context: { request } }) => ({ request }),
    onDone: [
      {
        guard: { type: "isStillWanted", params: ({ event }) => event },
        target: "asking",
        actions: { type: "keepLog", params: ({ event }) => event }
      },
      { target: "looking", actions: [{ type: "keepLog", params: ({ event }) => event }, "tellWarnings"] }
    ],
    onError: [
      { guard: "showsLog", target: "looking", actions: [noteFailure, "tellWarnings"] },
      { target: "failed", actions: keepFailure }
    ]
  }
})

const looking = journeyLog.createStateConfig({
  description: "What has arrived of the log is shown, and is read again while somebody looks at it.",
  on: {
    ...choosing,
    "reload.asked": "refreshing",
    "code.dismissed": { actions: "forgetCode" },
    "page.shown": { target: "refreshing", actions: "show" }
  },
  after: { watchPause: { guard: "isWatched", target: "refreshing" } }
})

const refreshing = journeyLog.createStateConfig({
  description: "It is read once more, and what is there can be used meanwhile.",
  on: { ...choosing, "code.dismissed": { actions: "forgetCode" } },
  invoke: {
    id: "load",
    src: "load",
    input: ({ context: { request } }) => ({ request }),
    onDone: { target: "looking", actions: { type: "keepLog", params: ({ event }) => event } },
    onError: { target: "looking", actions: noteFailure }
  }
})

const asking = journeyLog.createStateConfig({
  description:
    "The person says why a defect is overruled, how it was mended, or what is to be mended of the log.",
  on: { ...askingReason, ...typingWords }
})

const acting = journeyLog.createStateConfig({
  description: "What was chosen is on its way.",
  tags: "busy",
  on: typingWords,
  invoke: {
    id: "act",
    src: "act",
    input: ({ context: { request, act, reason, words, key } }) => ({
      request,
      act: act as LogAct,
      reason: reason.trim(),
      words,
      key
    }),
    onDone: {
      target: "looking",
      actions: ["notifyDone", { type: "keepDone", params: ({ event }) => event }, "forgetAct"]
    },
    onError: [whenInConflict, { ...whenRefused, guard: "isAsked" }, { ...whenRefused, target: "looking" }]
  }
})

/** The log of a journey as its agency watches it from what has arrived, decides about defects, and reviews it. */
export const journeyLogMachine = journeyLog.createMachine({
  id: "journeyLog",
  description:
    "An agency watches the log of a journey from what has arrived, decides about defects, and reviews it.",
  meta: { harmless: ["do", "step", "kind", "gravity", "isShown", "watches"] },
  context: ({ input }) => ({
    ...notFailed,
    ...noAct,
    ...input,
    log: undefined,
    readAt: undefined,
    isShown: true,
    words: {},
    code: undefined,
    key: ""
  }),
  initial: "loading",
  on: { "page.hidden": { actions: "hide" }, "page.shown": { actions: "show" } },
  states: {
    loading,
    failed: {
      description: "The log could not be loaded; the person may try again, and it tries by itself.",
      on: { "reload.asked": "loading" },
      after: { retryPause: { guard: "triesAgain", target: "loading" } }
    },
    looking,
    refreshing,
    asking,
    acting
  }
})
