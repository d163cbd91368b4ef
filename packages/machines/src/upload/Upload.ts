import { type Failure, type Notice, noticesFor, type Situation } from "@crewfleet/sdk"
import type { FileAnswer } from "@crewfleet/sdk/rules"
import type { FileReference } from "../file/FileReference.ts"

/** A file on its way to the service, as far as it has come: plain JSON, with which the next attempt goes on. */
export interface Upload<Answer extends object = object> {
  /** What was chosen: a file, or the photographed pages of one. */
  readonly files: ReadonlyArray<FileReference>
  /** The smaller ones in their place, from the first on; what is no picture stays as it is. */
  readonly shrunk: ReadonlyArray<FileReference>
  /** The PDF of photographed pages. */
  readonly assembled?: FileReference | undefined
  /** What the service said once it had the file. */
  readonly answer?: Answer | undefined
}

/** How an attempt ended: done, refused `because` of the file itself, or interrupted by a failure. */
export interface UploadEnd<Answer extends object = object> {
  readonly upload: Upload<Answer>
  readonly because?: string | undefined
  readonly failure?: Failure | undefined
}

/** What was chosen, before anything was done with it. */
export const uploadOf = (file: FileAnswer | null | undefined): Upload<never> => {
  const { pages, blobId } = file ?? {}
  const files = pages ?? (file && blobId !== undefined ? [{ ...file, blobId }] : [])
  return { files, shrunk: files.filter(({ type }) => !type.startsWith("image/")) }
}

/** Whether the service has the file, and everything was done with its answer. */
export const isUploaded = ({ because, failure }: UploadEnd): boolean =>
  because === undefined && failure === undefined

/** What is wrong with the file itself, in the words of its question or of the service. */
export const wrongWithFile = ({
  because,
  failure
}: Pick<UploadEnd, "because" | "failure">): ReadonlyArray<string> => {
  if (because !== undefined) return [because]
  return failure?._tag === "Refused" ? failure.violations.map(({ message }) => message) : []
}

/** Why the service will not have a file, in one sentence. */
export const refusalOfFile = (end: Pick<UploadEnd, "because" | "failure">): string =>
  wrongWithFile(end)[0] ??
  (end.failure ? noticesFor("authenticatedCall", end.failure)[0]?.text : undefined) ??
  "It cannot be uploaded. Choose another file"

/** What is told of a failure that ended an attempt. */
export const noticesOfUpload = (situation: Situation, { failure }: UploadEnd): ReadonlyArray<Notice> =>
  failure ? noticesFor(situation, failure) : []
