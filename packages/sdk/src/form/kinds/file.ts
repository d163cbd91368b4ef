import type { Asking, Question } from "../Question.ts"

/**
 * A file that answers a question: `id` once the service has it, `blobId` while it waits on this device, or the photographed
 * `pages` of which it will be made.
 */
export interface FileAnswer {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly id?: string | undefined
  readonly blobId?: string | undefined
  readonly pages?: ReadonlyArray<ChosenFile> | undefined
  /** Why the service will not have it, until another is chosen. */
  readonly refused?: string | undefined
}

/** A file that was chosen and waits on this device. */
export interface ChosenFile {
  readonly blobId: string
  readonly name: string
  readonly type: string
  readonly size: number
}

/** What a question for a file says. */
export interface AskingFile extends Asking {
  /** Media types. */
  readonly accept: ReadonlyArray<string>
  /** Bytes. */
  readonly max: number
  /** Bytes of a picture as it is chosen, before it is shrunk; `max`, unless told. */
  readonly pictureMax?: number
  /** Takes photographed pages too, which become one PDF. */
  readonly pages?: true
  readonly wrongType: string
  readonly tooLarge: string
  /** What is said of it where the usual words will not do. */
  readonly words?: Partial<FileWords>
}

/** What is said of a file while it is shown and on its way. */
export interface FileWords {
  readonly preview: string
  readonly preparing: string
  readonly uploading: string
  readonly attaching: string
}

/** What is said of any file. */
export const fileWords: FileWords = {
  preview: "Preview of the file",
  preparing: "Preparing the file",
  uploading: "Uploading the file",
  attaching: "Saving the file"
}

/** A file on the wire. */
export interface SentFile {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly size: number
}

/** A file; one that is not with the service yet answers the question, and is not sent. */
export const file = <const Says extends AskingFile>(
  asking: Says
): Question<FileAnswer | null, SentFile, Says> => ({
  ...asking,
  kind: "file",
  shape: { id: "string", name: "string", type: "string", size: "number" },
  empty: null,
  take: (kept) => {
    const { name, type, size } = Object(kept)
    const isFile = typeof name === "string" && typeof type === "string" && typeof size === "number"
    return kept === null || isFile ? (kept as FileAnswer | null) : undefined
  },
  read: (wire) => wire ?? null,
  write: (typed) => {
    if (!typed?.id) return undefined
    const { id, name, type, size } = typed
    return { id, name, type, size }
  },
  isAnswered: (typed) => typed !== null,
  problems: (typed) => {
    const text = typed ? (typed.refused ?? filesProblem(asking, typed.pages ?? [typed])) : undefined
    return text === undefined ? [] : [{ text }]
  },
  say: (typed) => typed?.name ?? "",
  harmlessWithin: ["type"]
})

/** What a question says of the files that it takes. */
export type Acceptance = Pick<
  AskingFile,
  "accept" | "max" | "pictureMax" | "pages" | "wrongType" | "tooLarge"
>

type Weighed = Pick<ChosenFile, "type" | "size">

/** The media types of a photographed page. */
export const pageTypes: ReadonlyArray<string> = ["image/png", "image/jpeg", "image/webp"]

/** Whether these are photographed pages, which become one PDF: several pictures, or one where only a PDF will do. */
export const arePages = (
  { accept, pages }: Pick<AskingFile, "accept" | "pages">,
  files: ReadonlyArray<Weighed>
): boolean =>
  pages === true &&
  files.every(({ type }) => pageTypes.includes(type)) &&
  (files.length > 1 || files.some(({ type }) => !accept.includes(type)))

/** The answer that chosen files are: one file, or its photographed pages, named after the first. */
export const fileAnswerOf = (
  asking: Pick<AskingFile, "accept" | "pages">,
  files: readonly [ChosenFile, ...ReadonlyArray<ChosenFile>]
): FileAnswer => {
  const [first] = files
  if (!arePages(asking, files)) return first
  const size = files.reduce((all, page) => all + page.size, 0)
  return { name: `${first.name.replace(/\.[^.]*$/, "")}.pdf`, type: "application/pdf", size, pages: files }
}

/** What is wrong with a file, or with its photographed pages; how large their PDF is shows once it is made. */
export const filesProblem = (asking: Acceptance, files: ReadonlyArray<Weighed>): string | undefined => {
  if (arePages(asking, files))
    return files.map(({ size }) => emptyProblem(size)).find((problem) => problem !== undefined)
  const [first, ...others] = files
  if (!first || others.length > 0) return asking.wrongType
  return fileProblem(asking, first)
}

const emptyProblem = (size: number) => (size === 0 ? "The selected file is empty" : undefined)

/** What is wrong with a file before it is uploaded. */
export const fileProblem = (
  { accept, max, pictureMax = max, wrongType, tooLarge }: Acceptance,
  { type, size }: Weighed
): string | undefined => {
  const empty = emptyProblem(size)
  if (empty !== undefined) return empty
  if (!accept.includes(type)) return wrongType
  return size > (pageTypes.includes(type) ? pictureMax : max) ? tooLarge : undefined
}
