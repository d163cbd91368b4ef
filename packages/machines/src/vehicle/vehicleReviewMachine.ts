import { words } from "@crewfleet/sdk/rules"
import { vehicleReview } from "./vehicleReviewSetup.ts"

const loading = vehicleReview.createStateConfig({
  description: "The vehicle is on its way, as it stands now.",
  tags: "busy",
  invoke: {
    id: "load",
    src: "load",
    input: ({ context }) => ({ id: context.id }),
    onDone: { target: "looking", actions: { type: "keepVehicle", params: ({ event }) => event } },
    onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
  }
})

const looking = vehicleReview.createStateConfig({
  description: "The administrator looks at the vehicle, and approves or rejects it.",
  on: {
    "approval.chosen": {
      guard: { type: "isOffered", params: { step: "vehicle.approved" } },
      target: "approving",
      actions: "forgetSeen"
    },
    "rejection.chosen": {
      guard: { type: "isOffered", params: { step: "vehicle.rejected" } },
      target: "explaining",
      actions: ["forgetSeen", "forgetProblems"]
    },
    "reload.asked": { target: "loading", actions: "forgetSeen" }
  }
})

const typing = {
  "reason.typed": {
    actions: {
      type: "keepReason",
      params: ({ event }: { readonly event: { readonly text: string } }) => event
    }
  }
} as const

const explaining = vehicleReview.createStateConfig({
  description: "The administrator says why the vehicle is rejected.",
  on: {
    ...typing,
    "rejection.confirmed": [
      { guard: "lacksReason", actions: "showProblems" },
      { target: "rejecting", actions: "forgetProblems" }
    ],
    "rejection.cancelled": { target: "looking", actions: "forgetProblems" }
  }
})

const approving = vehicleReview.createStateConfig({
  description: "The approval is being saved.",
  tags: "busy",
  invoke: {
    id: "approve",
    src: "approve",
    input: ({ context }) => ({ id: context.id, version: context.vehicle?.version }),
    onDone: {
      target: "seeking",
      actions: [
        { type: "keepVehicle", params: ({ event }) => event },
        { type: "notify", params: words.vehicleApproved }
      ]
    },
    onError: [
      {
        guard: { type: "isOutdated", params: ({ event }) => event },
        target: "loading",
        actions: "keepSeen"
      },
      { target: "looking", actions: { type: "explain", params: ({ event }) => event } }
    ]
  }
})

const rejecting = vehicleReview.createStateConfig({
  description: "The rejection is being saved.",
  tags: "busy",
  on: typing,
  invoke: {
    id: "reject",
    src: "reject",
    input: ({ context }) => ({
      id: context.id,
      version: context.vehicle?.version,
      reason: context.reason.trim()
    }),
    onDone: {
      target: "seeking",
      actions: [
        { type: "keepVehicle", params: ({ event }) => event },
        { type: "notify", params: words.vehicleRejected }
      ]
    },
    onError: [
      {
        guard: { type: "isOutdated", params: ({ event }) => event },
        target: "loading",
        actions: "keepSeen"
      },
      { target: "explaining", actions: { type: "explain", params: ({ event }) => event } }
    ]
  }
})

/** That the next one cannot be found is no reason to hide what was decided. */
const seeking = vehicleReview.createStateConfig({
  description: "The next vehicle that waits for a decision is looked for.",
  tags: "busy",
  invoke: {
    id: "findNext",
    src: "findNext",
    input: ({ context }) => ({ after: context.id }),
    onDone: { target: "decided", actions: { type: "keepNext", params: ({ event }) => event } },
    onError: "decided"
  }
})

/**
 * An administrator looks at a vehicle and approves it, or rejects it with a reason. Whoever decides on something else than
 * the vehicle is by now, as the second of two at once, is shown what became of it, and what was typed stays.
 */
export const vehicleReviewMachine = vehicleReview.createMachine({
  id: "vehicleReview",
  description: "An administrator decides on a vehicle, with a reason where it is rejected.",
  context: ({ input }) => ({
    id: input.id,
    vehicle: undefined,
    failure: undefined,
    reason: "",
    problems: [],
    seen: undefined,
    next: undefined
  }),
  initial: "loading",
  states: {
    loading,
    failed: {
      description: "The vehicle could not be loaded; the administrator may try again.",
      on: { "reload.asked": "loading" }
    },
    looking,
    explaining,
    approving,
    rejecting,
    seeking,
    decided: {
      description: "The decision holds; the administrator may go on to the next vehicle.",
      on: { "reload.asked": "loading" }
    }
  }
})
