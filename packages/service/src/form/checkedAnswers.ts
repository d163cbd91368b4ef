import type { Problem } from "@crewfleet/sdk"
import type { AnswersOf, AnyForm, Complete } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { violating } from "../http/violationsOf.ts"
import { now } from "../time/now.ts"

/** The answers of a form as they are kept, once its rules have nothing against it; refused as the portal would. */
export const checkedAnswers = Effect.fnUntraced(function* <Form extends AnyForm>(
  form: Form,
  answers: AnswersOf<Form>,
  facts: object = {},
  /** What is wrong with what was sent beside the answers in it, which the form may have found too. */
  more: ReadonlyArray<Problem> = []
) {
  const at = (yield* now).toISOString()
  const found = form.problems(answers, { ...facts, now: at })
  const others = more.filter(
    ({ field, text }) => !found.some((one) => one.field === field && one.text === text)
  )
  const problems = [...found, ...others]
  if (problems.length > 0)
    return yield* Effect.fail(
      violating(problems.map(({ field, text }) => ({ field: field.replaceAll("/", "."), text })))
    )
  return form.write(answers) as Complete<Form>
})
