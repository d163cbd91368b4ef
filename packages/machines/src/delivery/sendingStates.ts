import { outgoing } from "./DeliveryDraft.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"
import type { Delivery } from "./delivery.ts"

/** How it leaves, and what may come of that. */
export const sendingStates = <K extends DeliveryTypes>(
  delivery: Delivery<K>,
  options: DeliveryOptions<K>
) => ({
  /** Its name is kept before it leaves, so that what arrives is known again after a crash. */
  sealing: delivery.createStateConfig({
    description: "The name under which it is sent is kept before it leaves.",
    tags: "busy",
    after: { keepingPatience: "sending" },
    on: { "keeping.settled": "sending" }
  }),

  sending: delivery.createStateConfig({
    description: "It is on its way to the service.",
    tags: "busy",
    entry: "forgetFailure",
    invoke: {
      id: "send",
      src: "send",
      input: ({ context }) => ({ record: context.record, outgoing: outgoing(context, options) }),
      onDone: {
        target: "received",
        actions: [{ type: "keepReceived", params: ({ event }) => event }, "keep"]
      },
      onError: [
        {
          guard: { type: "isConflict", params: ({ event }) => event },
          target: "comparing",
          actions: { type: "keepFailure", params: ({ event }) => event }
        },
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
  }),

  waiting: delivery.createStateConfig({
    description: "It is on this device, and leaves by itself or when the person asks for it.",
    after: { pause: "sending" },
    on: {
      "connection.returned": { target: "sending", actions: "forwardToAttachments" },
      "retry.asked": { target: "sending", actions: "forwardToAttachments" },
      "amendment.asked": { target: "filling", actions: ["takeBack", "keep"] }
    }
  }),

  comparing: delivery.createStateConfig({
    description: "Another one is there, and whose it is is looked up.",
    tags: "busy",
    invoke: {
      id: "lookUpOther",
      src: "lookUp",
      input: ({ context: { record } }) => ({ record, isOther: true }),
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
      onError: {
        target: "waiting",
        actions: [{ type: "keepFailure", params: ({ event }) => event }, "sayUncompared"]
      }
    }
  }),

  conflicting: delivery.createStateConfig({
    description: "Of two of the same record the person chooses one.",
    on: {
      "own.chosen": {
        target: "sealing",
        actions: ["acknowledge", { type: "nameIt", params: ({ event }) => event }, "keep"]
      },
      "other.chosen": { target: "received", actions: ["stopAttachments", "adoptReceived", "keep"] }
    }
  }),

  received: delivery.createStateConfig({
    id: "received",
    description: "The service has it; attachments may still be on their way.",
    on: {
      "amendment.asked": { target: "filling", actions: "amend" },
      "attachment.removed": {
        actions: [{ type: "letAttachmentGo", params: ({ event }) => event }, "keep"]
      }
    }
  })
})
