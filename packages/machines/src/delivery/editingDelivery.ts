import { assign, enqueueActions } from "xstate"
import type { Attachment } from "./DeliveryDraft.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"
import { senderOf, sendingAttachments } from "./sendingAttachments.ts"

/** How a form is filled in. */
export const editingDelivery = <K extends DeliveryTypes>(options: DeliveryOptions<K>) => {
  const { edit, problemsOf, attachmentsIn = () => [] } = options
  return sendingAttachments(options).extend({
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
      showProblems: assign(({ context }) => ({ problems: problemsOf(context.form, context.facts) }))
    },
    guards: {
      isPossible: ({ context }, given: { readonly edit: K["edit"] }) =>
        edit(context, given.edit) !== undefined,
      isIncomplete: ({ context }) => problemsOf(context.form, context.facts).length > 0
    }
  })
}

const onDevice = (id: string): Attachment => ({ id, status: "onDevice" })
