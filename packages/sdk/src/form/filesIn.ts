import type { AnyForm } from "./FormOf.ts"
import type { AskingFile, FileAnswer, SentFile } from "./kinds/file.ts"
import type { Question } from "./Question.ts"

/** A question for a file. */
export type FileQuestion = Question<FileAnswer | null, SentFile, AskingFile>

/** A file among answers, with the question that it answers and its address: `photo`, or `witnesses/a1/photo` in a row. */
export interface FileIn {
  readonly at: string
  readonly question: FileQuestion
  readonly file: FileAnswer
}

type Answers = Readonly<Record<string, unknown>>
type AnyQuestion = Question<unknown, unknown> & { readonly each?: AnyForm }

/** All files among the answers of a form, typed or sent, within groups and rows too. */
export const filesIn = (form: AnyForm, answers: object): ReadonlyArray<FileIn> =>
  Object.entries(questionsOf(form)).flatMap(([field, question]): ReadonlyArray<FileIn> => {
    const answer = (answers as Answers)[field]
    if (typeof answer !== "object" || answer === null) return []
    if (question.kind === "file")
      return [{ at: field, question: question as unknown as FileQuestion, file: answer as FileAnswer }]
    const { each } = question
    if (!each) return []
    const within = (part: object, before: string) =>
      filesIn(each, part).map((found) => ({ ...found, at: `${before}/${found.at}` }))
    return Array.isArray(answer)
      ? answer.flatMap((row) => within(row, `${field}/${row.rowId}`))
      : within(answer, field)
  })

/** The question for a file that stands at an address; undefined where there is none. */
export const fileQuestionAt = (form: AnyForm, at: string): FileQuestion | undefined => {
  const [field = "", ...within] = at.split("/")
  const questions = questionsOf(form)
  const question = Object.hasOwn(questions, field) ? questions[field] : undefined
  if (!question) return undefined
  if (question.kind === "file") return within.length === 0 ? (question as unknown as FileQuestion) : undefined
  if (!question.each) return undefined
  return fileQuestionAt(question.each, (question.kind === "rows" ? within.slice(1) : within).join("/"))
}

/** Answers with another file, or none, at an address where one stands. */
export const withFile = <Answers extends object>(
  form: AnyForm,
  answers: Answers,
  at: string,
  file: FileAnswer | null
): Answers => {
  const [field = "", ...within] = at.split("/")
  const answer = (answers as Readonly<Record<string, object>>)[field]
  const each = questionsOf(form)[field]?.each
  if (!each || !answer) return { ...answers, [field]: file }
  const [rowId, ...rest] = within
  const changed = Array.isArray(answer)
    ? answer.map((row) => (row.rowId === rowId ? withFile(each, row, rest.join("/"), file) : row))
    : withFile(each, answer, within.join("/"), file)
  return { ...answers, [field]: changed }
}

/** The most bytes that any question of a form takes as a file; 0 where none does. */
export const largestFileOf = (form: AnyForm): number =>
  Object.values(questionsOf(form)).reduce((most, { kind, each, ...says }) => {
    if (kind === "file") return Math.max(most, (says as unknown as AskingFile).max)
    return each ? Math.max(most, largestFileOf(each)) : most
  }, 0)

const questionsOf = (form: AnyForm): Readonly<Record<string, AnyQuestion>> => form.questions
