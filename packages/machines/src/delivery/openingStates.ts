import type { DeliveryTypes } from "./DeliveryTypes.ts"
import type { Delivery } from "./delivery.ts"

/** How a delivery begins. */
export const openingStates = <K extends DeliveryTypes>(delivery: Delivery<K>) => ({
  /** What the device kept comes first: it is there without a connection. */
  reading: delivery.createStateConfig({
    description: "What this device has kept is read.",
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

  asking: delivery.createStateConfig({
    description: "This device has nothing, so the service is asked, for a moment at most.",
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

  deciding: delivery.createStateConfig({
    description: "What was kept goes on where it stood.",
    always: [
      { guard: "isReceived", target: "received", actions: "startAttachments" },
      { guard: "isAsked", target: "sending", actions: "startAttachments" },
      { guard: "isRefused", target: "filling.refused", actions: "startAttachments" },
      { target: "filling", actions: "startAttachments" }
    ]
  }),

  absent: delivery.createStateConfig({
    description: "There is no such record, or the person may not see it.",
    on: { "reload.asked": { target: "asking", actions: "startAfresh" } }
  })
})
