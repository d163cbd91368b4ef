import { isPassing } from "@crewfleet/sdk/rules"
import { assign, enqueueActions } from "xstate"
import type { UploadReport } from "../upload/uploadMachine.ts"
import { attachmentUpload } from "./attachmentFile.ts"
import { boundIn, namedIn } from "./boundIn.ts"
import type { DeliveryContext } from "./DeliveryContext.ts"
import { type Attachment, owedIn } from "./DeliveryDraft.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"
import { childrenOf, deliverySetup } from "./deliverySetup.ts"

type Asked = {
  readonly now: string
}

/** How a form is filled in, and how the attachments that it names leave the device. */
export const editingDelivery = <K extends DeliveryTypes>(options: DeliveryOptions<K>) => {
  const { edit, problemsOf, attachmentsIn = () => [] } = options
  /** What is not asked to be sent keeps its own, but not those that what was received names. */
  const isToLeave = (context: DeliveryContext<K>, { id }: Attachment) =>
    context.asked || context.receivedAt !== undefined || boundIn(options, context).has(id)
  return deliverySetup(options).extend({
    actions: {
      edit: enqueueActions(({ enqueue, context }, given: { readonly edit: K["edit"] }) => {
        const {
          form = context.form,
          problems = [],
          notice,
          before: formBefore
        } = edit(context, given.edit) ?? {}
        const [before, after] = [attachmentsIn(context.form), attachmentsIn(form)]
        const bound = boundIn(options, context)
        const gone = before.filter((id) => !after.includes(id) && !bound.has(id))
        for (const id of gone) enqueue.stopChild(id)
        const kept = context.attachments.filter(({ id }) => !gone.includes(id))
        const known = [...before, ...kept.map(({ id }) => id), ...namedIn(options, context)]
        const added = after.filter((id) => !known.includes(id)).map(onDevice)
        enqueue.assign({ form, problems, attachments: [...kept, ...added], before: formBefore })
        if (notice) enqueue.emit({ type: "notice", notice })
      }),
      forgetLeft: assign({ left: undefined }),
      showProblems: assign(({ context }, { now }: Asked) => ({
        problems: problemsOf(context.form, context.facts, now)
      })),
      /** Each has an upload of its own, under its name, so that none holds up another, or the content. */
      startAttachments: enqueueActions(({ enqueue, context }) => {
        enqueue.assign({
          attachments: context.attachments.map((each) => {
            if (each.status !== "onDevice" || !isToLeave(context, each)) return each
            const { id } = each
            const input = { upload: attachmentUpload(id), to: context.record }
            enqueue.spawnChild("attachment", { id, input })
            return { ...each, status: "sending" as const }
          })
        })
      }),
      /** Those that what was received names are sent all the same. */
      stopAttachments: enqueueActions(({ enqueue, context }) => {
        const bound = boundIn(options, context)
        for (const { id } of context.attachments) if (!bound.has(id)) enqueue.stopChild(id)
      }),
      letAttachmentGo: enqueueActions(({ enqueue, context }, { id }: { readonly id: string }) => {
        enqueue.stopChild(id)
        enqueue.assign({ attachments: context.attachments.filter((attachment) => attachment.id !== id) })
      }),
      forwardToAttachments: enqueueActions(({ enqueue, context, event, self }) => {
        const type = event.type === "retry.asked" ? "retry.chosen" : event.type
        for (const { id } of owedIn(context)) {
          const upload = childrenOf(self)[id]
          if (upload) enqueue.sendTo(upload, { type })
        }
      }),
      keepAttachmentStatus: assign(({ context }, report: UploadReport) => ({
        attachments: context.attachments.map((attachment) =>
          attachment.id === report.id ? attachmentAs(report) : attachment
        )
      }))
    },
    guards: {
      isPossible: ({ context }, given: { readonly edit: K["edit"] }) =>
        edit(context, given.edit) !== undefined,
      isIncomplete: ({ context }, { now }: Asked) => problemsOf(context.form, context.facts, now).length > 0
    }
  })
}

const onDevice = (id: string): Attachment => ({ id, status: "onDevice" })

const attachmentAs = ({ id, ...report }: UploadReport): Attachment => {
  if (report.type !== "upload.interrupted")
    return { id, status: report.type === "upload.done" ? "received" : "sending" }
  const { failure } = report
  return { id, status: failure && isPassing(failure) ? "waiting" : "refused", failure }
}
