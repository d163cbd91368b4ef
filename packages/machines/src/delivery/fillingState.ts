import type { DeliveryTypes } from "./DeliveryTypes.ts"
import type { Delivery } from "./delivery.ts"

/** How it is filled in. */
export const fillingState = <K extends DeliveryTypes>(delivery: Delivery<K>) => ({
  /** Meanwhile the service is asked what it has, which the form may have to take over. */
  filling: delivery.createStateConfig({
    description: "The person fills in the form; every change is kept on this device.",
    initial: "looking",
    on: {
      "form.edited": {
        guard: { type: "isPossible", params: ({ event }) => event },
        actions: [{ type: "edit", params: ({ event }) => event }, "keep"]
      },
      "facts.told": { actions: [{ type: "beTold", params: ({ event }) => event }, "keep"] },
      "left.dismissed": { actions: ["forgetLeft", "keep"] },
      "send.asked": [
        {
          guard: { type: "isIncomplete", params: ({ event }) => event },
          actions: [{ type: "showProblems", params: ({ event }) => event }, "keep"]
        },
        {
          target: "sealing",
          actions: [{ type: "nameIt", params: ({ event }) => event }, "keep", "startAttachments"]
        }
      ],
      "draft.discarded": [
        { guard: "hasReceived", target: "received", actions: ["stopAttachments", "adoptReceived", "keep"] },
        { target: ".looking", actions: ["stopAttachments", "startAfresh", "forget"] }
      ]
    },
    states: {
      looking: {
        description: "The service is asked meanwhile what it has.",
        invoke: {
          id: "lookUp",
          src: "lookUp",
          input: ({ context: { record } }) => ({ record }),
          onDone: [
            {
              guard: { type: "isThereAndNothingHere", params: ({ event }) => event },
              target: "#received",
              actions: [{ type: "learn", params: ({ event }) => event }, "adoptReceived", "keep"]
            },
            { target: "known", actions: [{ type: "learn", params: ({ event }) => event }, "keep"] }
          ],
          onError: "unknown"
        }
      },
      known: { description: "What the service has is known." },
      unknown: {
        description: "What the service has could not be learnt; it is asked again later.",
        on: {
          "connection.returned": { target: "looking", actions: "forwardToAttachments" },
          "retry.asked": { target: "looking", actions: "forwardToAttachments" }
        }
      },
      /** The service did not take it as it was: it can be changed, with what the service has by now, and sent again. */
      refused: {
        description: "The service did not take it; the person may change it and send it again.",
        invoke: {
          id: "lookUpAgain",
          src: "lookUp",
          input: ({ context: { record } }) => ({ record }),
          onDone: { actions: [{ type: "learn", params: ({ event }) => event }, "keep"] },
          /** What is known already has to do. */
          onError: {}
        },
        on: {
          "connection.returned": { target: "refused", reenter: true, actions: "forwardToAttachments" }
        }
      }
    }
  })
})
