import type { Notice, Problem } from "@crewfleet/sdk"
import type { DeliveryContext } from "./DeliveryContext.ts"
import type { DeliveryDraft } from "./DeliveryDraft.ts"
import type { ContentOf, DeliveryTypes } from "./DeliveryTypes.ts"

/** What becomes of a form; the form itself stays, and nothing is wrong with it, unless told. */
export interface Edited<Form> {
  readonly form?: Form
  readonly problems?: ReadonlyArray<Problem>
  /** What a person is told of it. */
  readonly notice?: Notice | undefined
  /** The form to which a next edit may lead back; none, unless told. */
  readonly before?: Form | undefined
}

/** How one kind of delivery differs from others. */
export interface DeliveryOptions<K extends DeliveryTypes> {
  readonly id: string
  /** What is delivered, in a sentence for whoever looks at the machine. */
  readonly description: string
  /** The form before anything was noted. */
  readonly empty: K["form"]
  /** The form that says what a content says. */
  readonly formOf: (content: ContentOf<K>) => K["form"]
  /** What a form says, by the facts that it fits; undefined while something is missing. */
  readonly contentOf: (form: K["form"], facts: Partial<K["facts"]>) => ContentOf<K> | undefined
  /** What keeps the form from being sent, in the order of its questions; `now` is the present moment. */
  readonly problemsOf: (form: K["form"], facts: Partial<K["facts"]>, now: string) => ReadonlyArray<Problem>
  /** What an edit makes of the form; undefined where it is not possible. */
  readonly edit: (draft: DeliveryDraft<K>, edit: K["edit"]) => Edited<K["form"]> | undefined
  /** The attachments that a form names; none unless told. */
  readonly attachmentsIn?: (form: K["form"]) => ReadonlyArray<string>
  /** What a form that is not sent yet takes over from the facts; nothing unless told. */
  readonly carriedInto?: (form: K["form"], facts: Partial<K["facts"]>) => Edited<K["form"]>
  /** What a correction begins with; the form that was received unless told. */
  readonly corrected?: (form: K["form"]) => K["form"]
  /** What a form says from when it is first asked to be sent; the same, unless told. `now` is the present moment. */
  readonly stamped?: (
    asked: Pick<DeliveryContext<K>, "record" | "form" | "facts" | "received">,
    now: string
  ) => K["form"]
  /** What is sent beside the content, which nobody signs; nothing unless told. */
  readonly besides?: (draft: Pick<DeliveryDraft<K>, "form" | "facts">) => object | undefined
  /** The field of the form of which a refusal speaks; the place that it names unless told. */
  readonly fieldAt?: (place: string) => string | undefined
  /** Whether others may make one of the same record, as they may unless told: a 409 is a conflict then, or a refusal. */
  readonly isShared?: boolean
  /** The keys under which recordings may show what they hold. */
  readonly harmless?: ReadonlyArray<string>
}
