import { type DeliveryOptions, type DeliveryTypes, emptyDraft } from "@crewfleet/machines"
import type { Notice } from "@crewfleet/sdk"

/** What becomes of a form by edits one after another, and what people are told of the last. */
export const edited = <K extends DeliveryTypes>(
  options: DeliveryOptions<K>,
  first: K["form"],
  ...edits: ReadonlyArray<K["edit"]>
) => {
  let [form, before, notice]: [K["form"], K["form"]?, Notice?] = [first]
  for (const edit of edits) {
    const made = options.edit({ ...emptyDraft<K>(form), before }, edit)
    ;[form, before, notice] = [made?.form ?? form, made?.before, made?.notice]
  }
  return { form, notice }
}
