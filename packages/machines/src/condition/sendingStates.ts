import { outgoing } from "./ConditionDraft.ts"
import { conditionReport, here } from "./conditionReport.ts"

/** Its name is kept before it leaves, so that what arrives is known again after a crash. */
export const sealing = conditionReport.createStateConfig({
  tags: "busy",
  after: { keepingPatience: "sending" },
  on: { "keeping.settled": "sending" }
})

/** It leaves, under its name. */
export const sending = conditionReport.createStateConfig({
  tags: "busy",
  entry: "forgetFailure",
  invoke: {
    id: "sendReport",
    src: "sendReport",
    input: ({ context }) => ({ report: here({ context }), outgoing: outgoing(context) }),
    onDone: {
      target: "received",
      actions: [{ type: "keepReceived", params: ({ event }) => event }, "keep"]
    },
    onError: [
      { guard: { type: "isConflict", params: ({ event }) => event }, target: "comparing" },
      {
        guard: { type: "isPassing", params: ({ event }) => event },
        target: "waiting",
        actions: { type: "keepFailure", params: ({ event }) => event }
      },
      {
        target: "filling.refused",
        actions: [{ type: "keepRefusal", params: ({ event }) => event }, "keep"]
      }
    ]
  }
})

/** It is on this device, and leaves when the connection is back, after a while, or when somebody asks. */
export const waiting = conditionReport.createStateConfig({
  after: { pause: "sending" },
  on: {
    "connection.returned": { target: "sending", actions: "forwardToPhotos" },
    "retry.asked": { target: "sending", actions: "forwardToPhotos" },
    "amendment.asked": { target: "filling", actions: ["takeBack", "keep"] }
  }
})

/** Another report is there: whose it is decides what comes next. */
export const comparing = conditionReport.createStateConfig({
  tags: "busy",
  invoke: {
    id: "lookUpOther",
    src: "lookUp",
    input: here,
    onDone: [
      {
        guard: { type: "isKnown", params: ({ event }) => event },
        target: "sending",
        actions: [{ type: "learn", params: ({ event }) => event }, "acknowledge", "keep"]
      },
      {
        guard: { type: "isThere", params: ({ event }) => event },
        target: "conflicting",
        actions: { type: "learn", params: ({ event }) => event }
      },
      { target: "waiting", actions: { type: "learn", params: ({ event }) => event } }
    ],
    onError: { target: "waiting", actions: { type: "keepFailure", params: ({ event }) => event } }
  }
})

/** Of two reports of the same moment a person chooses. */
export const conflicting = conditionReport.createStateConfig({
  on: {
    "own.chosen": {
      target: "sealing",
      actions: ["acknowledge", { type: "nameIt", params: ({ event }) => event }, "keep"]
    },
    "other.chosen": { target: "received", actions: ["stopPhotos", "adoptReceived", "forget"] }
  }
})

/** The service has it; photos may still be on their way. */
export const received = conditionReport.createStateConfig({
  on: {
    "amendment.asked": { target: "filling", actions: "amend" },
    "photo.removed": {
      actions: [
        { type: "stopPhoto", params: ({ event }) => event },
        { type: "letPhotoGo", params: ({ event }) => event },
        "keep"
      ]
    }
  }
})
