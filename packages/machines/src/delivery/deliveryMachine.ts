import { emptyDraft } from "./DeliveryDraft.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"
import { delivery } from "./delivery.ts"
import { fillingState } from "./fillingState.ts"
import { openingStates } from "./openingStates.ts"
import { sendingStates } from "./sendingStates.ts"

/**
 * Something that is made on this device and must reach the service exactly once: filled in, kept on the device at every
 * change, and sent under a name of its own, with its attachments. It always knows where it is.
 *
 * Ports: `readDraft` (gives what the device has), `lookUp` (gives what the service has), `send` (input `SendRequest`, gives
 * the receipt; 409 where another one is there that this one does not follow). Its children have ports of their own:
 * `draftKeeperMachine` keeps the draft, and one `attachmentFile` brings each attachment to the service.
 */
export const deliveryMachine = <K extends DeliveryTypes>(options: DeliveryOptions<K>) => {
  const made = delivery(options)
  return made.createMachine({
    id: options.id,
    description: options.description,
    meta: { harmless: ["asked", "isOther", "isUncompared", ...(options.harmless ?? [])] },
    context: ({ input }) => ({
      record: input,
      ...emptyDraft<K>(options.empty),
      received: undefined,
      failure: undefined,
      attempts: 0,
      isUncompared: false
    }),
    entry: "startKeeper",
    initial: "reading",
    on: {
      "upload.done": {
        actions: [{ type: "keepAttachmentStatus", params: ({ event }) => event }, "keep"]
      },
      "upload.*": { actions: { type: "keepAttachmentStatus", params: ({ event }) => event } },
      "connection.returned": { actions: "forwardToAttachments" },
      "retry.asked": { actions: "forwardToAttachments" }
    },
    states: {
      ...openingStates(made),
      ...fillingState(made),
      ...sendingStates(made, options)
    }
  })
}

/** The machine of one kind of delivery. */
export type DeliveryMachine<K extends DeliveryTypes> = ReturnType<typeof deliveryMachine<K>>
