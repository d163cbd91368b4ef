import type { Asking, Question } from "../Question.ts"

/** A file that answers a question: `id` once the service has it, `blobId` while it waits on this device. */
export interface FileAnswer {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly id?: string | undefined
  readonly blobId?: string | undefined
}

/** What a question for a file says. */
export interface AskingFile extends Asking {
  /** Media types. */
  readonly accept: ReadonlyArray<string>
  /** Bytes. */
  readonly max: number
  readonly wrongType: string
  readonly tooLarge: string
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
    const text = typed ? fileProblem(asking, typed) : undefined
    return text === undefined ? [] : [{ text }]
  },
  say: (typed) => typed?.name ?? ""
})

/** What is wrong with a file before it is uploaded. */
export const fileProblem = (
  { accept, max, wrongType, tooLarge }: Pick<AskingFile, "accept" | "max" | "wrongType" | "tooLarge">,
  { type, size }: { readonly type: string; readonly size: number }
): string | undefined => {
  if (size === 0) return "The selected file is empty"
  if (!accept.includes(type)) return wrongType
  return size > max ? tooLarge : undefined
}
