import type { RejectionReason } from "@crewfleet/sdk/rules"
import { review } from "./reviewSetup.ts"

const approval = { status: "APPROVED" } as const

const typing = {
  "comment.typed": {
    actions: {
      type: "type",
      params: ({ event }: { readonly event: { readonly comment: string } }) => event
    }
  }
} as const

const rejection = {
  type: "decide",
  params: ({ event }: { readonly event: { readonly because: RejectionReason } }) => ({
    status: "REJECTED" as const,
    because: event.because
  })
} as const

/** A reason rejects at once, unless it asks for more. */
const rejecting = [
  {
    guard: { ...rejection, type: "isHindered" },
    target: "explaining",
    actions: [rejection, "showProblems"]
  },
  { target: "deciding", actions: [rejection, "forgetProblems"] }
] as const

const loading = review.createStateConfig({
  description: "What waits is on its way.",
  tags: "busy",
  invoke: {
    id: "load",
    src: "load",
    input: ({ context: { agencyId, next } }) => ({ agencyId, after: next }),
    onDone: { target: "coming", actions: { type: "keepPage", params: ({ event }) => event } },
    onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
  }
})

const looking = review.createStateConfig({
  description: "A record is looked at, and decided with one press; those behind it are loaded ahead.",
  initial: "still",
  states: {
    still: {
      description: "As many as are wanted are here.",
      always: { guard: "lacksMore", target: "fetching" }
    },
    fetching: review.createStateConfig({
      description: "More are loaded ahead.",
      invoke: {
        id: "loadAhead",
        src: "load",
        input: ({ context: { agencyId, next } }) => ({ agencyId, after: next }),
        onDone: { target: "still", actions: { type: "keepPage", params: ({ event }) => event } },
        onError: "short"
      }
    }),
    short: { description: "No more could be loaded ahead; they are asked for again once these are decided." }
  },
  on: {
    ...typing,
    "approval.chosen": [
      {
        guard: { type: "isHindered", params: approval },
        actions: [{ type: "decide", params: approval }, "showProblems"]
      },
      { target: "deciding", actions: [{ type: "decide", params: approval }, "forgetProblems"] }
    ],
    "reason.chosen": rejecting,
    "rejection.chosen": { target: "explaining", actions: "forgetProblems" },
    "record.left": { target: "coming", actions: "leave" },
    "reload.asked": { target: "loading", actions: "begin" }
  }
})

const explaining = review.createStateConfig({
  description: "The person says why it is rejected.",
  on: {
    ...typing,
    "reason.chosen": rejecting,
    "rejection.cancelled": { target: "looking", actions: "forgetProblems" }
  }
})

const deciding = review.createStateConfig({
  description: "The decision is on its way.",
  tags: "busy",
  on: typing,
  invoke: {
    id: "decide",
    src: "decide",
    input: ({ context: { agencyId, queue, decision = approval, comment } }) => ({
      ...decision,
      agencyId,
      record: queue[0] as (typeof queue)[number],
      comment: comment.trim()
    }),
    onDone: { target: "coming", actions: ["notifyDecided", "goOn"] },
    onError: [
      {
        guard: { type: "isPassedOver", params: ({ event }) => event },
        target: "coming",
        actions: [{ type: "explain", params: ({ event }) => event }, "goOn"]
      },
      {
        guard: "isRejection",
        target: "explaining",
        actions: { type: "explain", params: ({ event }) => event }
      },
      { target: "looking", actions: { type: "explain", params: ({ event }) => event } }
    ]
  }
})

/**
 * Somebody goes through the records that wait for an agency, or looks at one: each is approved or, with one of the reasons,
 * rejected. What somebody else has decided, renewed or deleted meanwhile is told and passed over.
 */
export const reviewMachine = review.createMachine({
  id: "review",
  description: "Somebody goes through the records that wait for an agency, and approves or rejects each.",
  meta: { harmless: ["sort", "because", "today", "expires"] },
  context: ({ input: { agencyId, today, record } }) => ({
    agencyId,
    today,
    queue: record ? [record] : [],
    next: undefined,
    total: record ? 1 : 0,
    decided: [],
    left: [],
    comment: "",
    decision: undefined,
    problems: [],
    failure: undefined
  }),
  initial: "opening",
  states: {
    opening: {
      description: "Either one record is given, or the queue is asked for.",
      always: [{ guard: "hasRecord", target: "looking" }, "loading"]
    },
    loading,
    failed: {
      description: "What waits could not be loaded; the person may try again.",
      on: { "reload.asked": "loading" }
    },
    coming: {
      description: "The next record comes up, if there is one.",
      always: [{ guard: "hasRecord", target: "looking" }, { guard: "hasMore", target: "loading" }, "done"]
    },
    looking,
    explaining,
    deciding,
    done: {
      description: "Nothing waits any more but what was left for later.",
      on: { "reload.asked": { target: "loading", actions: "begin" } }
    }
  }
})
