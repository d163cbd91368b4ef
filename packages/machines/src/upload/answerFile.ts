import { type Acceptance, isPassing, type SentFile } from "@crewfleet/sdk/rules"
import type { UploadEnd } from "./Upload.ts"
import { uploadMachine } from "./uploadMachine.ts"

/** For which question a file is: of which thing, none for a new one, and at which address in its form. */
export interface AnswerPlace {
  readonly id: number | undefined
  /** `photo`, or `witnesses/a1/photo` in a row. */
  readonly question: string
}

/** What the service says once it has a file: the id by which a save names it. */
export interface KeptFile {
  readonly id: string
}

/** What a question accepts is the same for everybody. */
const harmless = ["accept", "wrongType", "tooLarge"]

/** The file that answers a question on its way, before the form is saved; its input says what the question accepts. */
export const answerFile = uploadMachine<AnswerPlace, KeptFile>({
  id: "answerFile",
  description: "A file that answers a question of a form, on its way before the form is saved.",
  harmless
})

/** The same while the form is saved without it: it goes by itself, and for as long as that takes. */
export const owedFile = uploadMachine<AnswerPlace, KeptFile>({
  id: "owedFile",
  description: "A file that answers a question of a form, on its way while the form is filled in.",
  isPatient: true,
  isRetried: isPassing,
  harmless
})

/** What a question accepts, as plain JSON. */
export const acceptedBy = ({
  accept,
  max,
  pictureMax,
  pages,
  wrongType,
  tooLarge
}: Acceptance): Acceptance => ({
  accept,
  max,
  wrongType,
  tooLarge,
  ...(pictureMax !== undefined && { pictureMax }),
  ...(pages && { pages })
})

/** The file that an upload has brought to the service, as a form names it. */
export const sentFileOf = ({ upload }: UploadEnd<KeptFile>): SentFile => {
  const file = upload.assembled ?? upload.shrunk[0]
  if (!file || !upload.answer) throw new Error("An upload that is done has a file and an answer")
  const { name, type, size } = file
  return { ...upload.answer, name, type, size }
}
