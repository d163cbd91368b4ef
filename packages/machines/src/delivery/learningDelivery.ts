import { assign, enqueueActions } from "xstate"
import { boundIn } from "./boundIn.ts"
import type { DeliveryContext } from "./DeliveryContext.ts"
import { emptyDraft, followed, type KeptDelivery, type LookedUp, ownReceived } from "./DeliveryDraft.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"
import { editingDelivery } from "./editingDelivery.ts"
import { isStarted } from "./isStarted.ts"

/** What is told takes the place of what was known; what is not told stays. */
const reportedOver = <Facts extends object>(
  known: Partial<Facts>,
  reported: Partial<Facts>
): Partial<Facts> => ({
  ...known,
  ...(Object.fromEntries(Object.entries(reported).filter(([, fact]) => fact !== undefined)) as Partial<Facts>)
})

/** How a delivery learns what the device and the service have of it. */
export const learningDelivery = <K extends DeliveryTypes>(options: DeliveryOptions<K>) => {
  const { empty, formOf, corrected = (form) => form } = options
  const carriedInto: Required<DeliveryOptions<K>>["carriedInto"] =
    options.carriedInto ?? ((form) => ({ form }))
  type Looked = {
    readonly output: LookedUp<K>
  }
  /** What has been sent says what it said, whatever is known by now. */
  const carried = (context: DeliveryContext<K>) => {
    if (context.asked || context.receivedAt !== undefined) return { context }
    const { form = context.form, notice } = carriedInto(context.form, context.facts)
    return { context: { ...context, form }, notice }
  }
  return editingDelivery(options).extend({
    actions: {
      takeDraft: assign(({ context }, { output: { draft, facts } }: { readonly output: KeptDelivery<K> }) => {
        const taken = draft ?? emptyDraft<K>(empty)
        return carried({ ...context, ...taken, facts: reportedOver(facts, taken.facts) }).context
      }),
      learn: enqueueActions(({ enqueue, context: before }, { output }: Looked) => {
        const facts = reportedOver(before.facts, output.facts)
        // What this device knows to have been received stays so, also where it stands aside by now.
        const received = output.received ?? ownReceived(before)
        const { context, notice } = carried({ ...before, received, facts })
        enqueue.assign(context)
        if (notice) enqueue.emit({ type: "notice", notice })
      }),
      /** A form in which nobody has noted anything begins anew with what is told. */
      beTold: assign(({ context }, { facts: told }: { readonly facts: Partial<K["facts"]> }) => {
        const isUntouched = !context.received && !isStarted(options, context)
        const form = isUntouched ? empty : context.form
        return carried({ ...context, form, facts: reportedOver(context.facts, told) }).context
      }),
      /** From now on it says what was received, of which nothing is on this device any more but what is still owed. */
      adoptReceived: assign(({ context }) => {
        const { received, facts, attachments } = context
        const bound = boundIn(options, context)
        return received
          ? {
              ...emptyDraft<K>(formOf(received.content)),
              attachments: attachments.filter(({ id }) => bound.has(id)),
              id: received.id,
              receivedAt: received.receivedAt,
              facts,
              failure: undefined,
              attempts: 0
            }
          : {}
      }),
      startAfresh: assign(({ context }) => {
        const { facts } = context
        return carried({ ...context, ...emptyDraft<K>(empty), facts, failure: undefined, attempts: 0 })
          .context
      }),
      /** What the form has to fit may have been received after what is to be corrected. */
      amend: assign(({ context }) => {
        const { received, form, known, id } = context
        return carried({
          ...context,
          form: corrected(received ? formOf(received.content) : form),
          known: [...known.filter((other) => other !== id), ...(id ? [id] : [])],
          id: undefined,
          asked: false,
          attempts: 0,
          receivedAt: undefined,
          before: undefined
        }).context
      }),
      /** What has been received, or tried, may be replaced by this device. */
      acknowledge: assign(({ context: { received, known } }) => {
        const other = received?.id
        return other ? { known: [...known.filter((id) => id !== other), other] } : {}
      })
    },
    guards: {
      isReceived: ({ context }) => context.receivedAt !== undefined,
      isAsked: ({ context }) => context.asked,
      isRefused: ({ context }) => context.refusal !== undefined,
      hasDraft: (_, { output }: { readonly output: KeptDelivery<K> }) => output.draft !== undefined,
      isThere: (_, { output }: Looked) => output.received !== undefined,
      /** What is there is this device's own: an earlier attempt that did arrive. */
      isKnown: ({ context }, { output }: Looked) => {
        const there = output.received?.id
        return context.known.some((id) => id !== context.id && id === there) && followed(context) !== there
      },
      isThereAndNothingHere: ({ context }, { output }: Looked) =>
        output.received !== undefined && !context.received && !isStarted(options, context),
      hasReceived: ({ context }) => context.received !== undefined
    }
  })
}
