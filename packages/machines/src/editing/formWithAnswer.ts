import { isSameForm } from "./isDirty.ts"

/**
 * What a form holds once the service has answered: its answer to each question, but what was typed since the form was
 * `sent` stays. What is the same stays the very same, so that no row is drawn anew while somebody types in it.
 */
export const formWithAnswer = <Form>(form: Form, sent: Form, answer: Form): Form => {
  const taken = (field: keyof Form) => {
    const wasTyped = !isSameForm(form[field], sent[field])
    return wasTyped || isSameForm(form[field], answer[field]) ? form[field] : answer[field]
  }
  const fields = Object.keys(Object.assign({}, answer, form)) as Array<never>
  return Object.fromEntries(fields.map((field) => [field, taken(field)])) as Form
}
