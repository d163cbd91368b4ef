import type { EditorContext } from "./EditorContext.ts"
import { type EditorOptions, formRulesOf } from "./EditorOptions.ts"

type Options<Thing, Form> = Pick<EditorOptions<Thing, Form>, "form" | "empty" | "sentAs">
type Typed<Thing, Form> = Pick<EditorContext<Thing, Form>, "thing" | "form">

/** Whether something was typed or chosen that is to be saved and is not. */
export const isDirty = <Thing, Form>(
  { thing, form }: Typed<Thing, Form>,
  options: Options<Thing, Form>
): boolean => isTyped({ thing, form: options.sentAs?.(form) ?? form }, options)

/** Whether a form holds anything that its thing does not, be it never sent. */
export const isTyped = <Thing, Form>(
  { thing, form }: Typed<Thing, Form>,
  options: Options<Thing, Form>
): boolean => {
  const { empty, formOf } = formRulesOf(options)
  return !isSameForm(form, thing === undefined ? empty : formOf(thing))
}

/** Whether two forms hold the same answers. */
export const isSameForm = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
