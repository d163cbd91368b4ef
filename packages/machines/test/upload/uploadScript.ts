import type { FileReference, Upload, UploadEnd, UploadingEvent } from "@crewfleet/machines"
import type { Failure } from "@crewfleet/sdk"
import type { Acceptance } from "@crewfleet/sdk/rules"
import { acceptedBy } from "../../src/upload/answerFile.ts"

const away: Failure = { _tag: "NetworkFailure" }

/** Each way in which an upload may end for the machine that started it. */
export const uploadEnds = <Answer extends object>(
  upload: Upload<Answer>,
  answer: Answer
): ReadonlyArray<UploadEnd<Answer>> => [
  { upload: { ...upload, answer } },
  { upload, because: "Choose another file" },
  { upload, failure: away },
  { upload, failure: { _tag: "Refused", status: 413, violations: [] } },
  { upload: { ...upload, answer }, failure: { _tag: "Refused", status: 409, violations: [] } }
]

/** What may happen to any upload. */
export const uploadEvents: ReadonlyArray<UploadingEvent> = [
  { type: "retry.chosen" },
  { type: "connection.returned" },
  { type: "upload.progressed", share: 0.5 },
  { type: "upload.failed", failure: away },
  { type: "upload.failed", failure: { _tag: "Refused", status: 400, violations: [] } }
]

/** Everything that may happen to an upload of a single file that gives up where it fails. */
export const uploadScript = <To, Answer extends object>(
  file: FileReference,
  to: To,
  answer: Answer,
  accepts?: Acceptance
) => {
  const upload: Upload<Answer> = { files: [file], shrunk: [] }
  const letter = { ...file, blobId: "b-9", name: "letter.txt", type: "text/plain" }
  return {
    inputs: [
      upload,
      { ...upload, files: [letter] },
      { ...upload, answer },
      { ...upload, assembled: file },
      { ...upload, assembled: { ...file, size: 1e9 } }
    ].map((one) => ({ upload: one, to, ...(accepts && { accepts: acceptedBy(accepts) }) })),
    events: [...uploadEvents, { type: "upload.finished", ...answer } as const],
    answers: {
      shrink: [{ ...file, blobId: "b-8", size: 40_000 }],
      assemble: [],
      send: [],
      attach: [undefined]
    },
    unused: ["assembling", "interrupted"]
  }
}
