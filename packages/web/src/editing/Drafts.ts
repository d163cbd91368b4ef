import type { Draft } from "@crewfleet/machines"
import type { TakenDraft } from "@crewfleet/sdk/rules"
import type { SealedStore } from "../sealed/makeSealedStore.ts"
import { draftStore } from "./draftStore.ts"
import { draftPlace } from "./draftsBefore.ts"

/** What people typed of one kind of thing and did not save; what one of them typed, no other sees. */
export interface Drafts<Thing, Form> {
  /** Keeps what was typed so far; rejects where this browser cannot, or where it is not known who typed it. */
  readonly keep: (
    owner: string | undefined,
    id: number | undefined,
    draft: Draft<Thing, Form>
  ) => Promise<void>
  /** What was typed before a reload, a crash or the end of a session. */
  readonly read: (
    owner: string | undefined,
    id: number | undefined
  ) => Promise<Draft<Thing, Form> | undefined>
  /** Removes what was typed once it is saved or given up. */
  readonly forget: (owner: string | undefined, id: number | undefined) => Promise<void>
}

/** How a form takes what was kept of it. */
interface TakingForm<Thing, Form> {
  readonly take: (kept: unknown) => TakenDraft<Form>
  /** What is answered in the thing: it stands for what the draft's version of the portal did not ask. Empty, unless told. */
  readonly answersOf?: (thing: Thing) => Form
}

/**
 * Keeps drafts encrypted. They are taken answer by answer, as another version of the portal may have asked other questions;
 * what today's have no place for is `left`.
 */
export const makeDrafts = <Thing, Form>(
  kind: string,
  { take, answersOf }: TakingForm<Thing, Form>,
  store: SealedStore = draftStore
): Drafts<Thing, Form> => {
  const placeOf = (id: number | undefined) => draftPlace(kind, id ?? "new")
  return {
    keep: (owner, id, draft) =>
      store.keep(owner, placeOf(id), new TextEncoder().encode(JSON.stringify(draft))),
    read: async (owner, id) => {
      const bytes = await store.read(owner, placeOf(id)).catch(() => undefined)
      const kept: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes))
      const { form, thing, key, left, inDoubt } = Object(kept) as Partial<Draft<Thing, object>>
      if (typeof form !== "object" || (id === undefined) !== (thing === undefined)) return undefined
      const taken = take(form)
      const answered = thing && answersOf ? Object.entries(Object(answersOf(thing))) : []
      const unasked = Object.fromEntries(answered.filter(([field]) => !(field in form)))
      return { form: { ...taken.form, ...unasked }, thing, key, left: { ...left, ...taken.left }, inDoubt }
    },
    forget: (owner, id) => store.forget(owner, [placeOf(id)]).catch(() => {})
  }
}
