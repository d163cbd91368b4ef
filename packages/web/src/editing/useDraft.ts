import { type EditorContext, type EditorOptions, isDirty } from "@crewfleet/machines"
import { useEffect } from "react"
import type { Drafts } from "./Drafts.ts"

/** Keeps what its owner types while it is `edited`, as long as it is not saved, and says whether there is any. */
export const useDraft = <Thing, Form>(
  drafts: Drafts<Thing, Form>,
  owner: string | undefined,
  { id, thing, form }: Pick<EditorContext<Thing, Form>, "id" | "thing" | "form">,
  options: Pick<EditorOptions<Thing, Form>, "empty" | "formOf">,
  edited: boolean
): boolean => {
  const dirty = isDirty({ thing, form }, options)
  useEffect(() => {
    if (!edited) return
    if (!dirty) return drafts.forget(owner, id)
    const timer = setTimeout(() => drafts.keep(owner, id, { form, thing }), 300)
    return () => clearTimeout(timer)
  }, [drafts, owner, id, thing, form, dirty, edited])
  return dirty
}
