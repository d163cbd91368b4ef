import type { EditorContext } from "./EditorContext.ts"
import { type EditorOptions, formRulesOf } from "./EditorOptions.ts"

/** Whether something was typed or chosen that is not saved. */
export const isDirty = <Thing, Form>(
  { thing, form }: Pick<EditorContext<Thing, Form>, "thing" | "form">,
  options: Pick<EditorOptions<Thing, Form>, "form" | "empty">
): boolean => {
  const { empty, formOf } = formRulesOf(options)
  return !isSameForm(form, thing === undefined ? empty : formOf(thing))
}

/** Whether two forms hold the same answers. */
export const isSameForm = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
