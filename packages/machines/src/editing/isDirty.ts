import type { EditorContext } from "./EditorContext.ts"
import type { EditorOptions } from "./EditorOptions.ts"

/** Whether something was typed or chosen that is not saved. */
export const isDirty = <Thing, Form>(
  { thing, form }: Pick<EditorContext<Thing, Form>, "thing" | "form">,
  { empty, formOf }: Pick<EditorOptions<Thing, Form>, "empty" | "formOf">
): boolean => !isSameForm(form, thing === undefined ? empty : formOf(thing))

/** Whether two forms hold the same answers. */
export const isSameForm = <Form>(one: Form, other: Form): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
