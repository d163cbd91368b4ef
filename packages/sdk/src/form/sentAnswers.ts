import type { AnswersOf, AnyForm } from "./FormOf.ts"
import type { Question } from "./Question.ts"

/**
 * A form as the service tells it once it was sent: answers that are not asked for are empty, and spellings are the service's.
 * What cannot be sent as it is typed stays, so that it counts as typed and not saved.
 */
export const sentAnswers = <Form extends AnyForm>(form: Form, typed: AnswersOf<Form>): AnswersOf<Form> => {
  const sent: Answers = form.read(form.write(typed))
  const unreadable = form.asked(typed).flatMap((field) => {
    const { kind, each, write, empty } = form.questions[field] as AnyQuestion
    const answer = (typed as Answers)[field]
    if (each && Array.isArray(answer))
      return [[field, answer.map((row) => ({ ...sentAnswers(each, row), rowId: row.rowId }))] as const]
    if (each && kind === "group") return [[field, sentAnswers(each, answer as Answers)] as const]
    const isLost = (write(answer) ?? null) === null && JSON.stringify(answer) !== JSON.stringify(empty)
    return isLost ? [[field, answer] as const] : []
  })
  return { ...sent, ...Object.fromEntries(unreadable) }
}

type Answers = Readonly<Record<string, unknown>>
type AnyQuestion = Question<unknown, unknown> & { readonly each?: AnyForm }
