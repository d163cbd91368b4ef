import type { DeliveryContext } from "./DeliveryContext.ts"
import { owedIn } from "./DeliveryDraft.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"

/** The attachments that what was received names. */
export const namedIn = <K extends DeliveryTypes>(
  { formOf, attachmentsIn = () => [] }: DeliveryOptions<K>,
  { received }: Pick<DeliveryContext<K>, "received">
): ReadonlyArray<string> => (received ? attachmentsIn(formOf(received.content)) : [])

/** Those of them that the service does not have yet: they are sent whatever becomes of the form. */
export const boundIn = <K extends DeliveryTypes>(
  options: DeliveryOptions<K>,
  context: Pick<DeliveryContext<K>, "received" | "attachments">
): ReadonlySet<string> => {
  const named = namedIn(options, context)
  return new Set(owedIn(context).flatMap(({ id }) => (named.includes(id) ? [id] : [])))
}
