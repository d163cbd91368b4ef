import { conditionReport, here } from "./conditionReport.ts"

/** Meanwhile the service is asked what it has: a return begins with the damages of the pick-up. */
export const filling = conditionReport.createStateConfig({
  initial: "looking",
  on: {
    "answer.given": {
      actions: ["tellUnsigned", { type: "answer", params: ({ event }) => event }, "keep"]
    },
    "damage.placed": {
      guard: { type: "isOwnDamage", params: ({ event }) => event.damage },
      actions: ["tellUnsigned", { type: "placeDamage", params: ({ event }) => event }, "keep"]
    },
    "damage.removed": {
      guard: { type: "isOwnDamage", params: ({ event }) => event },
      actions: ["tellUnsigned", { type: "removeDamage", params: ({ event }) => event }, "keep"]
    },
    "photo.taken": {
      guard: { type: "isOwnDamage", params: ({ event }) => ({ id: event.damageId }) },
      actions: ["tellUnsigned", { type: "takePhoto", params: ({ event }) => event }, "keep"]
    },
    "photo.unreadable": { actions: { type: "refusePhoto", params: ({ event }) => event } },
    "photo.removed": {
      guard: { type: "isOwnPhoto", params: ({ event }) => event },
      actions: [
        "tellUnsigned",
        { type: "stopPhoto", params: ({ event }) => event },
        { type: "removePhoto", params: ({ event }) => event },
        "keep"
      ]
    },
    "signature.changed": { actions: [{ type: "sign", params: ({ event }) => event }, "keep"] },
    "send.asked": [
      { guard: "isIncomplete", actions: ["showProblems", "keep"] },
      {
        target: "sealing",
        actions: [{ type: "nameIt", params: ({ event }) => event }, "keep", "startPhotos"]
      }
    ],
    "draft.discarded": [
      { guard: "hasReceived", target: "received", actions: ["stopPhotos", "adoptReceived", "forget"] },
      { target: ".looking", actions: ["stopPhotos", "startAfresh", "forget"] }
    ]
  },
  states: {
    looking: {
      invoke: {
        id: "lookUp",
        src: "lookUp",
        input: here,
        onDone: [
          {
            guard: { type: "isThereAndNothingHere", params: ({ event }) => event },
            target: "#conditionReport.received",
            actions: [{ type: "learn", params: ({ event }) => event }, "adoptReceived", "forget"]
          },
          { target: "known", actions: [{ type: "learn", params: ({ event }) => event }, "keep"] }
        ],
        onError: "unknown"
      }
    },
    known: {},
    unknown: {
      on: {
        "connection.returned": { target: "looking", actions: "forwardToPhotos" },
        "retry.asked": { target: "looking", actions: "forwardToPhotos" }
      }
    },
    /** The service did not take it as it was: it can be changed, with what the service has by now, and sent again. */
    refused: {
      invoke: {
        id: "lookUpAgain",
        src: "lookUp",
        input: here,
        onDone: { actions: [{ type: "learn", params: ({ event }) => event }, "keep"] },
        /** What is known already has to do. */
        onError: {}
      },
      on: {
        "connection.returned": { target: "refused", reenter: true, actions: "forwardToPhotos" }
      }
    }
  }
})
