import type { Failure } from "@crewfleet/sdk"
import {
  type AnswersOf,
  type AnyForm,
  type FileIn,
  fieldOf,
  filesIn,
  owedFiles,
  withFile,
  withoutOwedFiles
} from "@crewfleet/sdk/rules"
import { type KeptFile, sentFileOf } from "../upload/answerFile.ts"
import type { UploadEnd } from "../upload/Upload.ts"
import type { EditorOptions } from "./EditorOptions.ts"
import { isSameForm } from "./isDirty.ts"

type Chosen = Pick<FileIn, "at" | "file">

/** What an editor knows of the files of its form; nothing, where it has none. */
export const editorFiles = <Thing, Form>({ files }: Pick<EditorOptions<Thing, Form>, "files">) => {
  const owedIn = (form: Form) => (files ? owedFiles(files, form as object) : [])
  const changing = (form: Form, changed: ReadonlyArray<Chosen>) => {
    const changes = changed.reduce(
      (all, { at, file }) => (files ? withFile(files, all, at, file) : all),
      form as object
    ) as Answers
    return Object.fromEntries(changed.map(({ at }) => [fieldOf(at), changes[fieldOf(at)]])) as Partial<Form>
  }
  return {
    owedFields: (form: Form) => owedIn(form).map(({ at }) => fieldOf(at)),
    /** A form as it is sent while files are owed; in the place of each stands what is kept there. */
    without: (form: Form, kept: Form): Form =>
      files
        ? (withoutOwedFiles(files, form as AnswersOf<AnyForm>, kept as AnswersOf<AnyForm>) as Form)
        : form,
    next: (form: Form): Chosen | undefined => owedIn(form).map(({ at, file }) => ({ at, file }))[0],
    isOwed: (form: Form, chosen: Chosen | undefined) =>
      owedIn(form).some(({ at, file }) => at === chosen?.at && isSameForm(file, chosen.file)),
    /** What changes once the service has a file; where it waits here it is remembered, in case the service loses it. */
    uploaded: (form: Form, { at, file: { blobId, pages } }: Chosen, end: UploadEnd<KeptFile>) =>
      changing(form, [
        { at, file: { ...sentFileOf(end), ...(blobId && { blobId }), ...(pages && { pages }) } }
      ]),
    /** What changes once the service says that it will not have a file. */
    refused: (form: Form, { at, file }: Chosen, text: string) =>
      changing(form, [{ at, file: { ...file, refused: text } }]),
    /** What changes where the service has a file no more that a save has named; undefined where it named none. */
    withoutGone: (form: Form, failure: Failure) => {
      if (!files || failure._tag !== "Refused") return undefined
      const named = filesIn(files, form as object).filter(({ file }) => file.id !== undefined)
      const gone = named.flatMap(({ at, file: { id: _, ...file } }) => {
        const said = failure.violations.find(({ field = "" }) => field.replaceAll(".", "/") === at)
        if (!said) return []
        const isHere = file.blobId !== undefined || file.pages !== undefined
        return [{ at, file: isHere ? file : { ...file, refused: said.message } }]
      })
      return gone.length > 0 ? changing(form, gone) : undefined
    }
  }
}

type Answers = Readonly<Record<string, unknown>>
