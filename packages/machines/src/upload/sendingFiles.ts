import { type Failure, failureOf } from "@crewfleet/sdk"
import { type AnyForm, type FileIn, owedFiles, withFile } from "@crewfleet/sdk/rules"
import { createActor, toPromise } from "xstate"
import type { LoadClient } from "../calling.ts"
import type { BlobStore } from "../file/BlobStore.ts"
import { type AnswerPlace, acceptedBy, answerFile, type KeptFile, sentFileOf } from "./answerFile.ts"
import { type Upload, type UploadEnd, uploadOf, wrongWithFile } from "./Upload.ts"
import { type UploadWork, uploadLogic } from "./uploadLogic.ts"
import type { UploadInput } from "./uploadMachine.ts"

/** Where the files wait that answer a form, and how one reaches the service. */
export interface AnswerFiles extends Pick<UploadWork<AnswerPlace, KeptFile>, "send"> {
  readonly blobs: BlobStore
}

interface Typed {
  readonly id: number | undefined
  readonly form: object
}

/**
 * Sends the chosen files of a form before it is saved, and names them in what is saved. What the service has is not sent to
 * it again, however often the save is; what is wrong with a file is said at its question, and nothing is saved.
 */
export const sendingFiles = (
  form: AnyForm,
  files: (AnswerFiles & { readonly load: LoadClient }) | undefined
) => {
  /** How far each file has come, by its question and what was chosen there. */
  const come = new Map<string, Upload<KeptFile>>()

  const sent = async (
    { at, question, file }: FileIn,
    id: number | undefined,
    signal: AbortSignal | undefined
  ) => {
    const chosen = uploadOf(file)
    const key = JSON.stringify([at, chosen.files.map(({ blobId }) => blobId)])
    const end = await endOf(
      files ? uploadLogic(answerFile, files.load, files.blobs, files) : answerFile,
      { upload: come.get(key) ?? chosen, to: { id, question: at }, accepts: acceptedBy(question) },
      signal
    )
    come.set(key, end.upload)
    const wrong = wrongWithFile(end)
    if (end.failure && wrong.length === 0) throw end.failure
    return { at, key, end, wrong }
  }

  return async <Input extends Typed, Output>(
    input: Input,
    signal: AbortSignal | undefined,
    save: (input: Input) => Promise<Output>
  ): Promise<Output> => {
    if (!files) return save(input)
    const uploads: Array<Awaited<ReturnType<typeof sent>>> = []
    for (const chosen of owedFiles(form, input.form)) uploads.push(await sent(chosen, input.id, signal))
    const violations = uploads.flatMap(({ at, wrong }) => wrong.map((message) => ({ field: at, message })))
    if (violations.length > 0) throw { _tag: "Refused", status: 400, violations } satisfies Failure
    const named = uploads.reduce(
      (answers, { at, end }) => withFile(form, answers, at, sentFileOf(end)),
      input.form
    )
    try {
      return await save({ ...input, form: named })
    } catch (error) {
      // What the service does not have any more is sent to it anew.
      const refused = fieldsIn(failureOf(error))
      for (const { at, key } of uploads) if (refused.includes(at)) come.delete(key)
      throw error
    }
  }
}

/** Runs an upload to its end; it stops when nobody waits for it any more. */
const endOf = async (
  logic: typeof answerFile,
  input: UploadInput<AnswerPlace, KeptFile>,
  signal: AbortSignal | undefined
): Promise<UploadEnd<KeptFile>> => {
  const actor = createActor(logic, { input })
  const stop = () => void actor.stop()
  signal?.addEventListener("abort", stop, { once: true })
  try {
    return await toPromise(actor.start())
  } finally {
    signal?.removeEventListener("abort", stop)
  }
}

const fieldsIn = (failure: Failure) =>
  failure._tag === "Refused" ? failure.violations.map(({ field = "" }) => field.replaceAll(".", "/")) : []
