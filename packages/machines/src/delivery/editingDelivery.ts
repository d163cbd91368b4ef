import { isPassing } from "@crewfleet/sdk/rules"
import { assign, enqueueActions } from "xstate"
import type { UploadReport } from "../upload/uploadMachine.ts"
import { attachmentUpload } from "./attachmentFile.ts"
import { type Attachment, owedIn } from "./DeliveryDraft.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"
import { childrenOf, deliverySetup } from "./deliverySetup.ts"

type Asked = {
  readonly now: string
}

/** How a form is filled in, and how the attachments that it names leave the device. */
export const editingDelivery = <K extends DeliveryTypes>(options: DeliveryOptions<K>) => {
  const { edit, problemsOf, attachmentsIn = () => [], keepsAttachments = () => false } = options
  return deliverySetup(options).extend({
    actions: {
      edit: enqueueActions(({ enqueue, context }, given: { readonly edit: K["edit"] }) => {
        const { form = context.form, problems = [], notice } = edit(context, given.edit) ?? {}
        const [before, after] = [attachmentsIn(context.form), attachmentsIn(form)]
        const isKept = keepsAttachments(context.form, form)
        const gone = new Set(isKept ? [] : before.filter((id) => !after.includes(id)))
        const added = after.filter((id) => !before.includes(id)).map(onDevice)
        for (const id of gone) enqueue.stopChild(id)
        const attachments = [...context.attachments.filter(({ id }) => !gone.has(id)), ...added]
        enqueue.assign({ form, problems, attachments })
        if (notice) enqueue.emit({ type: "notice", notice })
      }),
      forgetLeft: assign({ left: undefined }),
      showProblems: assign(({ context }, { now }: Asked) => ({
        problems: problemsOf(context.form, context.facts, now)
      })),
      /** Each has an upload of its own, under its name, so that none holds up another, or the content. */
      startAttachments: enqueueActions(({ enqueue, context: { record, attachments } }) => {
        for (const { id, status } of attachments)
          if (status === "onDevice")
            enqueue.spawnChild("attachment", { id, input: { upload: attachmentUpload(id), to: record } })
        enqueue.assign({
          attachments: attachments.map((each) =>
            each.status === "onDevice" ? { ...each, status: "sending" } : each
          )
        })
      }),
      stopAttachments: enqueueActions(({ enqueue, context }) => {
        for (const { id } of context.attachments) enqueue.stopChild(id)
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
