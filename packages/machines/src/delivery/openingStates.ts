import type { DeliveryTypes } from "./DeliveryTypes.ts"
import type { Delivery } from "./delivery.ts"

/** How a delivery begins. */
export const openingStates = <K extends DeliveryTypes>(delivery: Delivery<K>) => ({
  /** What the device kept comes first: it is there without a connection. */
  reading: delivery.createStateConfig({
    tags: "busy",
    invoke: {
      id: "readDraft",
      src: "readDraft",
      input: ({ context: { record } }) => ({ record }),
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
  }),

  /** Nothing is on this device: the service may have it. */
  asking: delivery.createStateConfig({
    tags: "busy",
    after: { patience: "filling" },
    invoke: {
      id: "lookUpFirst",
      src: "lookUp",
      input: ({ context: { record } }) => ({ record }),
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
  }),

  /** What was kept goes on where it stood. */
  deciding: delivery.createStateConfig({
    always: [
      { guard: "isReceived", target: "received", actions: "startAttachments" },
      { guard: "isAsked", target: "sending", actions: "startAttachments" },
      { guard: "isRefused", target: "filling.refused" },
      { target: "filling" }
    ]
  }),

  /** There is no such record, or whoever asks may not see it. */
  absent: delivery.createStateConfig({
    on: { "reload.asked": { target: "asking", actions: "startAfresh" } }
  })
})
