import type { EditorContext } from "./EditorContext.ts"
import type { EditorOptions } from "./EditorOptions.ts"

/** Whether something was typed or chosen that is not saved. */
export const isDirty = <Thing, Form>(
  { thing, form }: Pick<EditorContext<Thing, Form>, "thing" | "form">,
  { empty, formOf }: Pick<EditorOptions<Thing, Form>, "empty" | "formOf">
): boolean => !isSameForm(form, thing === undefined ? empty : formOf(thing))

/** Whether two forms hold the same answers; a `key`, of a form or of a row in it, is none. */
export const isSameForm = (one: unknown, other: unknown): boolean => answersIn(one) === answersIn(other)

const answersIn = (form: unknown) =>
  JSON.stringify(form, (name, value) => (name === "key" ? undefined : value))
