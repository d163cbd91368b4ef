import { forgetSealed, keepSealed, readSealed } from "../sealed/sealedStorage.ts"

/** What was typed and not saved yet, and the thing over which it was typed; none for a new one. */
export interface Draft<Thing, Form> {
  readonly form: Form
  readonly thing?: Thing | undefined
}

/** What people typed of one kind of thing and did not save; what one of them typed, no other sees, and nobody's is kept. */
export interface Drafts<Thing, Form> {
  /** Keeps what was typed so far, where this browser keeps anything. */
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
  readonly forget: (owner: string | undefined, id: number | undefined) => void
}

const sealed = { keep: keepSealed, read: readSealed, forget: forgetSealed }

/** Keeps drafts encrypted; `isForm` knows today's questions, as another version of the portal may have asked others. */
export const makeDrafts = <Thing, Form>(
  kind: string,
  isForm: (value: unknown) => value is Form,
  storage: typeof sealed = sealed
): Drafts<Thing, Form> => {
  const placeOf = (owner: string, id: number | undefined) => `crewfleet.draft.${kind}.${owner}.${id ?? "new"}`
  return {
    keep: async (owner, id, draft) => {
      if (owner !== undefined) await storage.keep(placeOf(owner, id), draft).catch(() => {})
    },
    read: async (owner, id) => {
      if (owner === undefined) return undefined
      const kept = await storage.read(placeOf(owner, id)).catch(() => undefined)
      const { form, thing } = Object(kept) as Partial<Draft<Thing, unknown>>
      return isForm(form) && (id === undefined) === (thing === undefined) ? { form, thing } : undefined
    },
    forget: (owner, id) => {
      if (owner !== undefined) storage.forget(placeOf(owner, id))
    }
  }
}
