import type { Problem } from "../failure/Problem.ts"
import type { AnswersOf, AnyForm, Confirmation } from "./FormOf.ts"
import { fieldOf } from "./fieldOf.ts"
import { type FileIn, filesIn, withFile } from "./filesIn.ts"
import { nameOf } from "./Question.ts"

/** The files among typed answers that the service does not have and may have: those of questions that are asked. */
export const owedFiles = (form: AnyForm, typed: object): ReadonlyArray<FileIn> => {
  const without = filesIn(form, typed).filter(
    ({ file }) => file.id === undefined && file.refused === undefined
  )
  if (without.length === 0) return without
  const named = without.reduce((all, { at, file }) => withFile(form, all, at, { ...file, id: at }), typed)
  // Read back, as answers may travel in another shape.
  const asked = filesIn(form, form.read(form.write(named))).map(({ file }) => file.id)
  return without.filter(({ at }) => asked.includes(at))
}

/** Typed answers as they can be sent while files are owed: in the place of each stands what the service has there, `kept`. */
export const withoutOwedFiles = <Form extends AnyForm>(
  form: Form,
  typed: AnswersOf<Form>,
  kept: AnswersOf<Form>
): AnswersOf<Form> => {
  const there = filesIn(form, kept)
  const owed = owedFiles(form, typed).map(({ at }) => at)
  const isWhole = (at: string) => ["file", "signature"].includes(form.questions[fieldOf(at)].kind)
  const whole = owed.filter(isWhole).map((at) => [fieldOf(at), kept[fieldOf(at)]])
  return owed
    .filter((at) => !isWhole(at))
    .reduce<AnswersOf<Form>>(
      (answers, at) => withFile(form, answers, at, there.find((one) => one.at === at)?.file ?? null),
      { ...typed, ...Object.fromEntries(whole) }
    )
}

/** Why a form is not handed in yet: files that it requires and the service does not have. */
export const owedProblems = (form: AnyForm, typed: object): ReadonlyArray<Problem> =>
  owedFiles(form, typed).flatMap(({ at, question }) =>
    isRequired(form, at)
      ? [
          {
            field: at,
            text: `${nameOf(question)} is not uploaded yet. Wait for it, or answer in another way`
          }
        ]
      : []
  )

/** What is asked before a form is handed in without files that it can do without, and that are still to come. */
export const owedConfirmations = (
  form: AnyForm,
  typed: object,
  passed: ReadonlyArray<Confirmation>
): ReadonlyArray<Confirmation> =>
  owedFiles(form, typed).flatMap(({ at, question }) => {
    const text = `${nameOf(question)} is not uploaded yet. The form goes without it, and an update can bring it later.`
    const isPassed = passed.some((one) => one.field === at && one.text === text)
    return isRequired(form, at) || isPassed ? [] : [{ field: at, text, answer: "" }]
  })

/** Whether the question, or the one within which it stands, must be answered. */
const isRequired = (form: AnyForm, at: string): boolean => {
  const [field = "", ...within] = at.split("/")
  const { required, each, kind } = form.questions[field]
  if (kind === "file" || kind === "signature") return required !== undefined
  return isRequired(each, (kind === "rows" ? within.slice(1) : within).join("/"))
}
