import { outgoing, type ReportOfBooking } from "./ConditionDraft.ts"
import { conditionReport, unopened } from "./conditionReport.ts"

const here = ({
  context: { bookingId, moment }
}: {
  readonly context: ReportOfBooking
}): ReportOfBooking => ({
  bookingId,
  moment
})

/** What the device kept comes first: it is there without a connection. */
const reading = conditionReport.createStateConfig({
  tags: "busy",
  invoke: {
    id: "readDraft",
    src: "readDraft",
    input: here,
    onDone: [
      {
        guard: { type: "hasDraft", params: ({ event }) => event },
        target: "deciding",
        actions: [{ type: "takeDraft", params: ({ event }) => event }, "keep"]
      },
      { target: "asking", actions: { type: "takeDraft", params: ({ event }) => event } }
    ],
    onError: "asking"
  }
})

/** Nothing is on this device: the service may have the report. */
const asking = conditionReport.createStateConfig({
  tags: "busy",
  after: { patience: "filling" },
  invoke: {
    id: "lookUpFirst",
    src: "lookUp",
    input: here,
    onDone: [
      {
        guard: { type: "isThere", params: ({ event }) => event },
        target: "received",
        actions: [{ type: "learn", params: ({ event }) => event }, "adoptReceived"]
      },
      { target: "filling.known", actions: [{ type: "learn", params: ({ event }) => event }, "keep"] }
    ],
    onError: [
      {
        guard: { type: "isNotOurs", params: ({ event }) => event },
        target: "absent",
        actions: { type: "keepFailure", params: ({ event }) => event }
      },
      { target: "filling.unknown" }
    ]
  }
})

const deciding = conditionReport.createStateConfig({
  always: [
    { guard: "isReceived", target: "received", actions: "startPhotos" },
    { guard: "isAsked", target: "sending", actions: "startPhotos" },
    { target: "filling" }
  ]
})

const absent = conditionReport.createStateConfig({
  on: { "reload.asked": { target: "asking", actions: "startAfresh" } }
})

/** Meanwhile the service is asked what it has: a return begins with the damages of the pick-up. */
const filling = conditionReport.createStateConfig({
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
      { guard: "isIncomplete", actions: "showProblems" },
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
      }
    }
  }
})

/** Its name is kept before it leaves, so that what arrives is known again after a crash. */
const sealing = conditionReport.createStateConfig({
  tags: "busy",
  after: { keepingPatience: "sending" },
  on: { "keeping.settled": "sending" }
})

const sending = conditionReport.createStateConfig({
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
const waiting = conditionReport.createStateConfig({
  after: { pause: "sending" },
  on: {
    "connection.returned": { target: "sending", actions: "forwardToPhotos" },
    "retry.asked": { target: "sending", actions: "forwardToPhotos" },
    "amendment.asked": { target: "filling", actions: ["takeBack", "keep"] }
  }
})

/** Another report is there: whose it is decides what comes next. */
const comparing = conditionReport.createStateConfig({
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

const conflicting = conditionReport.createStateConfig({
  on: {
    "own.chosen": {
      target: "sealing",
      actions: ["acknowledge", { type: "nameIt", params: ({ event }) => event }, "keep"]
    },
    "other.chosen": { target: "received", actions: ["stopPhotos", "adoptReceived", "forget"] }
  }
})

/** The service has it; photos may still be on their way. */
const received = conditionReport.createStateConfig({
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

/**
 * One report of a vehicle's condition: filled in, kept on the device at every change, signed, and sent once. It always
 * knows where the report is.
 */
export const conditionReportMachine = conditionReport.createMachine({
  id: "conditionReport",
  meta: { masked: ["name", "hirerName", "note", "remarks", "drawing", "receivedFrom"] },
  context: ({ input }) => unopened(input),
  entry: "startKeeper",
  initial: "reading",
  on: {
    "photo.told": [
      {
        guard: { type: "isPhotoReceived", params: ({ event }) => event },
        actions: [{ type: "keepPhotoStatus", params: ({ event }) => event }, "keep"]
      },
      { actions: { type: "keepPhotoStatus", params: ({ event }) => event } }
    ],
    "connection.returned": { actions: "forwardToPhotos" },
    "retry.asked": { actions: "forwardToPhotos" }
  },
  states: {
    reading,
    asking,
    deciding,
    absent,
    filling,
    sealing,
    sending,
    waiting,
    comparing,
    conflicting,
    received
  }
})
