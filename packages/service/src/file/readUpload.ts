import { readFile } from "node:fs/promises"
import type { Refusal } from "@crewfleet/sdk/effect"
import { type Acceptance, fileProblem, pdfType } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { violating } from "../http/violationsOf.ts"
import { FileScanner } from "./FileScanner.ts"
import { looksLikePdf, pdfProblem } from "./pdfProblem.ts"
import { mostPixels, type Picture, pictureIn, plainBytes } from "./plainPicture.ts"
import { Uploads } from "./Uploads.ts"

/** A file that somebody sent, lying in a temporary file. */
export interface SentFile {
  readonly path: string
  readonly userId: number
  /** What a person calls it, such as `The logo`. */
  readonly name: string
  readonly accepts: Acceptance
}

/**
 * What is kept of an uploaded file: what it is, its content says, whatever it is called. Refused at the field `file` in the
 * words of what is accepted, or of what is wrong with it. It takes its time, so it happens outside of transactions.
 */
export const readUpload = Effect.fnUntraced(function* ({ path, userId, name, accepts }: SentFile) {
  const content = yield* Effect.promise(() => readFile(path))
  const { within } = yield* Uploads
  return yield* within(userId, content.length, checked(content, name, accepts))
})

const checked = Effect.fnUntraced(function* (sent: Buffer, name: string, accepts: Acceptance) {
  const picture = yield* pictureIn(sent)
  const contentType = picture?.type ?? (looksLikePdf(sent) ? pdfType : "")
  const problem = fileProblem(accepts, { type: contentType, size: sent.length })
  if (problem !== undefined) return yield* refused(problem)
  yield* scanned(sent)
  const content = picture ? yield* plainPicture(sent, name, picture) : yield* soundPdf(sent)
  return { content, contentType }
})

const plainPicture = Effect.fnUntraced(function* (sent: Buffer, name: string, picture: Picture) {
  if (picture.pixels > mostPixels) return yield* refused(`${name} has more than 25 million pixels`)
  return (
    (yield* plainBytes(sent, picture)) ?? (yield* refused("The selected file is damaged. Choose another one"))
  )
})

const soundPdf = Effect.fnUntraced(function* (sent: Buffer) {
  const problem = yield* pdfProblem(sent)
  return problem === undefined ? sent : yield* refused(problem)
})

/** How long a scanner may take: what it has not said by then, it says of nothing. */
const patience = "30 seconds"

const scanned = Effect.fnUntraced(function* (content: Buffer): Effect.fn.Return<void, Refusal, FileScanner> {
  const { look } = yield* FileScanner
  const verdict = yield* Effect.timeout(look(content), patience).pipe(
    Effect.catchCause((): Effect.Effect<never, Refusal> => Effect.fail(notScanned))
  )
  if (verdict !== "clean") yield* refused(verdict.refused)
})

const notScanned: Refusal = {
  _tag: "Unavailable",
  message: "Files cannot be checked right now. Try again later.",
  retryAfter: 60
}

const refused = (text: string) => Effect.fail(violating([{ field: "file", text }]))
