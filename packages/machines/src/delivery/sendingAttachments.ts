import type { Failure } from "@crewfleet/sdk"
import { assign, enqueueActions } from "xstate"
import type { AttachmentStatus } from "./attachmentSenderMachine.ts"
import { childrenOf } from "./childrenOf.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"
import { keepingDelivery } from "./keepingDelivery.ts"

interface Told {
  readonly id: string
  readonly status: AttachmentStatus
  readonly failure?: Failure | undefined
}

/** The child that sends an attachment. */
export const senderOf = (id: string): string => `attachment-${id}`

/** How the attachments of a delivery leave the device. */
export const sendingAttachments = <K extends DeliveryTypes>(options: DeliveryOptions<K>) =>
  keepingDelivery(options).extend({
    actions: {
      /** Each has a sender of its own, so that none holds up another, or the content. */
      startAttachments: enqueueActions(({ enqueue, context: { record, attachments } }) => {
        for (const { id, status } of attachments)
          if (status === "onDevice")
            enqueue.spawnChild("attachment", { id: senderOf(id), input: { record, id } })
      }),
      stopAttachments: enqueueActions(({ enqueue, context }) => {
        for (const { id } of context.attachments) enqueue.stopChild(senderOf(id))
      }),
      letAttachmentGo: enqueueActions(({ enqueue, context }, { id }: { readonly id: string }) => {
        enqueue.stopChild(senderOf(id))
        enqueue.assign({ attachments: context.attachments.filter((attachment) => attachment.id !== id) })
      }),
      forwardToAttachments: enqueueActions(({ enqueue, context, event, self }) => {
        for (const { id } of context.attachments) {
          const sender = childrenOf(self)[senderOf(id)]
          if (sender) enqueue.sendTo(sender, event)
        }
      }),
      keepAttachmentStatus: assign(({ context }, { id, status, failure }: Told) => ({
        attachments: context.attachments.map((attachment) =>
          attachment.id === id
            ? { id, status, ...(failure && status !== "sending" && { failure }) }
            : attachment
        )
      }))
    },
    guards: {
      isAttachmentReceived: (_, { status }: Told) => status === "received"
    }
  })
