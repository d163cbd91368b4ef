import type { Failure, Problem } from "@crewfleet/sdk"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { ContentOf, DeliveryTypes, Outgoing } from "./DeliveryTypes.ts"

/**
 * A file that was added on this device, such as a photo; it waits in the host's store under its id. Once it is to be sent it
 * is still here and tried again, on its way, with the service, or refused.
 */
export interface Attachment {
  readonly id: string
  readonly status: "onDevice" | "waiting" | "sending" | "received" | "refused"
  readonly failure?: Failure | undefined
}

/** A delivery as the device keeps it: everything that is needed to go on after a crash, and to send it once. */
export interface DeliveryDraft<K extends DeliveryTypes = DeliveryTypes> {
  readonly form: K["form"]
  /** What was kept of an earlier form and today's has no place for. */
  readonly left?: Readonly<Record<string, unknown>> | undefined
  readonly attachments: ReadonlyArray<Attachment>
  /** The name under which it is sent; made when it is first asked to be sent. */
  readonly id: string | undefined
  /** The deliveries that it may knowingly take the place of: earlier attempts, and what a person chose to replace. */
  readonly known: ReadonlyArray<string>
  /** Whether it is complete and to be sent. */
  readonly asked: boolean
  /** When the service received it: ISO 8601. */
  readonly receivedAt: string | undefined
  /** Why the service did not take it when it was last sent. */
  readonly refusal: Failure | undefined
  /** What is wrong with its answers, as they were when it was asked to be sent. */
  readonly problems: ReadonlyArray<Problem>
  readonly facts: Partial<K["facts"]>
  /** What the service has of this record, where this device is known to have sent it or to correct it. */
  readonly received?: K["receipt"] | undefined
  /** The form before an edit took something away that nobody typed over: whoever takes the edit back has it again. On this page alone. */
  readonly before?: K["form"] | undefined
}

/** What the device has of a delivery before it is opened, and what it knows beside it. */
export interface KeptDelivery<K extends DeliveryTypes = DeliveryTypes> {
  readonly draft: DeliveryDraft<K> | undefined
  readonly facts: Partial<K["facts"]>
}

/** What the service has of a delivery, and what it knows beside it; what it does not tell stays as it was known. */
export interface LookedUp<K extends DeliveryTypes = DeliveryTypes> {
  readonly received: K["receipt"] | undefined
  readonly facts: Partial<K["facts"]>
}

/** A delivery before anything was noted. */
export const emptyDraft = <K extends DeliveryTypes>(empty: K["form"]): DeliveryDraft<K> => ({
  form: empty,
  left: undefined,
  attachments: [],
  id: undefined,
  known: [],
  asked: false,
  receivedAt: undefined,
  refusal: undefined,
  problems: [],
  facts: {},
  before: undefined
})

/** What was received of it, where that is from this device or what it knowingly takes the place of. */
export const ownReceived = <K extends DeliveryTypes>({ receivedAt, known, received }: DeliveryDraft<K>) =>
  receivedAt !== undefined || known.some((id) => id === received?.id) ? received : undefined

/** The draft in a larger context; what was on its way when the page went is on this device again. */
export const draftIn = <K extends DeliveryTypes>(context: DeliveryDraft<K>): DeliveryDraft<K> => ({
  received: ownReceived(context),
  form: context.form,
  left: context.left,
  attachments: context.attachments.map(({ id, status }) => ({
    id,
    status: status === "received" ? status : "onDevice"
  })),
  id: context.id,
  known: context.known,
  asked: context.asked,
  receivedAt: context.receivedAt,
  refusal: context.refusal,
  problems: context.problems,
  facts: context.facts
})

/** The attachments that the service does not have yet, though it may have the content. */
export const owedIn = ({ attachments }: Pick<DeliveryDraft, "attachments">): ReadonlyArray<Attachment> =>
  attachments.filter(({ status }) => status !== "received")

/** Whether the service has everything, so that nothing has to stay on the device. */
export const isFinished = (draft: Pick<DeliveryDraft, "receivedAt" | "attachments">): boolean =>
  draft.receivedAt !== undefined && owedIn(draft).length === 0

/** Whether it was asked to be sent and the service does not have all of it. */
export const isUnsent = (draft: DeliveryDraft): boolean =>
  draft.refusal !== undefined || (draft.asked && !isFinished(draft))

/** The delivery that this one knowingly takes the place of. */
export const followed = ({ id, known }: Pick<DeliveryDraft, "id" | "known">): string | undefined =>
  known.filter((other) => other !== id).at(-1)

/** What is sent; throws where the form is not complete. */
export const outgoing = <K extends DeliveryTypes>(
  draft: DeliveryDraft<K>,
  { contentOf, besides }: Pick<DeliveryOptions<K>, "contentOf" | "besides">
): Outgoing<ContentOf<K>> => {
  const { id } = draft
  const content = contentOf(draft.form, draft.facts)
  if (!id || content === undefined) throw new Error("What is sent is complete and has a name")
  return { ...besides?.(draft), id, follows: followed(draft) ?? null, content }
}
