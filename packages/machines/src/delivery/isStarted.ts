import type { DeliveryContext } from "./DeliveryContext.ts"
import { type DeliveryDraft, owedIn } from "./DeliveryDraft.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"

/** A draft, and what was received where a correction begins with that. */
type Started<K extends DeliveryTypes> = DeliveryDraft<K> & Partial<Pick<DeliveryContext<K>, "received">>

/** Whether anything is to stay on the device: it was noted, or is owed. */
export const isStarted = <K extends DeliveryTypes>(options: DeliveryOptions<K>, draft: Started<K>): boolean =>
  owedIn(draft).length > 0 || isNoted(options, draft)

/** Whether anything was noted, beside what a form takes over from the facts and a correction from what was received. */
export const isNoted = <K extends DeliveryTypes>(
  { empty, formOf, corrected = (form) => form, carriedInto = (form) => ({ form }) }: DeliveryOptions<K>,
  draft: Started<K>
): boolean => {
  const { form, facts, received } = draft
  const beginnings = [empty, ...(received ? [corrected(formOf(received.content))] : [])].map(
    (started) => carriedInto(started, facts).form ?? started
  )
  return !beginnings.some((beginning) => isSame(form, beginning, empty))
}

/** Whether two forms give the same answers to every question, in whatever order these stand. */
const isSame = (one: object, other: object, empty: object): boolean =>
  Object.keys(empty).every((question) => answerTo(one, question) === answerTo(other, question))

const answerTo = (form: object, question: string) => JSON.stringify(Reflect.get(form, question))
