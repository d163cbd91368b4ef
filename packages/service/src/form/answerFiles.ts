import { type AnyForm, type FileQuestion, fieldOf, filesIn } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Database } from "../database/Database.ts"
import { isFileId } from "../file/fileAddress.ts"
import { fileLinks, type ShownBy } from "../file/fileLink.ts"
import { keepUpload } from "../file/keepUpload.ts"
import { claimFile, dropFile } from "../file/keptFile.ts"
import { waitingUpload } from "../file/waitingUpload.ts"
import { violating } from "../http/violationsOf.ts"

/** Who answers a form: nobody by name where a link does, and for no agency where it is their own. */
export interface Answerer {
  readonly userId: number | null
  readonly agencyId: number | null
}

/**
 * Checks an upload against the question that it answers, pictures as they are once they are shrunk, and keeps it until a save
 * names it; answers its id.
 */
export const keepAnswerFile = (
  question: FileQuestion,
  sent: { readonly path: string; readonly userId: number; readonly agencyId: number | null }
) =>
  keepUpload({
    ...sent,
    name: "The file",
    accepts: { ...question, pictureMax: question.max },
    purpose: "answer"
  })

/** Answers that are about to be kept, on the wire. */
export interface ChangedAnswers {
  readonly answers: object
  /** Those that were kept before: empty where nothing was. */
  readonly before: object
  /** Whether something else that is kept, such as a copy that was handed in, names a file; nothing does, unless told. */
  readonly isNamed?: (fileId: string) => Effect.Effect<boolean, never, Database>
}

/**
 * Puts the files to use that answers name and did not name before, and drops those that they name no more, in the transaction
 * that keeps the answers. Whoever answers has uploaded each new file for a question, and nobody put it to use; any other is
 * refused at its question, and of it stays untold whether it is there.
 */
export const takeAnswerFiles = Effect.fnUntraced(function* (
  form: AnyForm,
  by: Answerer,
  { answers, before, isNamed = () => Effect.succeed(false) }: ChangedAnswers
) {
  const there = idsIn(form, before)
  const problems: Array<{ readonly field: string; readonly text: string }> = []
  // In one order, so that two saves never wait for one another.
  const named = filesIn(form, answers).toSorted((one, other) => compared(one.file.id, other.file.id))
  const taken = new Set<string>()
  for (const { at, question, file } of named) {
    const { id = "" } = file
    if (there.has(id) || taken.has(id) || (isFileId(id) && (yield* isNamed(id)))) continue
    const field = at.replaceAll("/", ".")
    const upload = yield* waitingUpload(id, { ...by, purpose: "answer" })
    if (!upload) problems.push({ field, text: gone })
    else if (!question.accept.includes(upload.contentType)) problems.push({ field, text: question.wrongType })
    else taken.add(id)
  }
  if (problems.length > 0) return yield* Effect.fail(violating(problems))
  for (const id of taken) yield* claimFile(id)
  const stay = idsIn(form, answers)
  for (const id of [...there].toSorted()) if (!stay.has(id) && !(yield* isNamed(id))) yield* dropFile(id)
})

/** For whom files are linked, and by what right each question is shown to them; by none where it is not asked again. */
export interface LinkedFor {
  readonly viewer: number
  readonly rightTo: (field: string) => ShownBy
}

/** The signed addresses of all files among answers, by their ids. */
export const answerLinks = Effect.fnUntraced(function* (form: AnyForm, answers: object, linked?: LinkedFor) {
  const link = yield* fileLinks(linked?.viewer)
  return Object.fromEntries(
    filesIn(form, answers).flatMap(({ at, file: { id } }) =>
      id === undefined ? [] : [[id, link(id, linked?.rightTo(fieldOf(at)))]]
    )
  )
})

const gone = "The uploaded file is not there any more. Upload it again."

const idsIn = (form: AnyForm, answers: object): ReadonlySet<string> =>
  new Set(filesIn(form, answers).flatMap(({ file: { id } }) => (id === undefined ? [] : [id])))

const compared = (one = "", other = "") => (one < other ? -1 : Number(one > other))
