import type { Failure } from "@crewfleet/sdk"
import { assign, enqueueActions } from "xstate"
import type { AttachmentStatus } from "./attachmentSenderMachine.ts"
import { type Attachment, owedIn } from "./DeliveryDraft.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"
import { childrenOf, deliverySetup } from "./deliverySetup.ts"

interface Told {
  readonly id: string
  readonly status: AttachmentStatus
  readonly failure?: Failure | undefined
}

/** The child that sends an attachment. */
const senderOf = (id: string): string => `attachment-${id}`

/** How a form is filled in, and how the attachments that it names leave the device. */
export const editingDelivery = <K extends DeliveryTypes>(options: DeliveryOptions<K>) => {
  const { edit, problemsOf, attachmentsIn = () => [] } = options
  return deliverySetup(options).extend({
    actions: {
      edit: enqueueActions(({ enqueue, context }, given: { readonly edit: K["edit"] }) => {
        const { form = context.form, problems = [], notice } = edit(context, given.edit) ?? {}
        const [before, after] = [attachmentsIn(context.form), attachmentsIn(form)]
        const gone = new Set(before.filter((id) => !after.includes(id)))
        const added = after.filter((id) => !before.includes(id)).map(onDevice)
        for (const id of gone) enqueue.stopChild(senderOf(id))
        const attachments = [...context.attachments.filter(({ id }) => !gone.has(id)), ...added]
        enqueue.assign({ form, problems, attachments })
        if (notice) enqueue.emit({ type: "notice", notice })
      }),
      showProblems: assign(({ context }) => ({ problems: problemsOf(context.form, context.facts) })),
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
        for (const { id } of owedIn(context)) {
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
      isPossible: ({ context }, given: { readonly edit: K["edit"] }) =>
        edit(context, given.edit) !== undefined,
      isIncomplete: ({ context }) => problemsOf(context.form, context.facts).length > 0,
      isAttachmentReceived: (_, { status }: Told) => status === "received"
    }
  })
}

const onDevice = (id: string): Attachment => ({ id, status: "onDevice" })
