import { mostPdfPages, type PdfProblem, pdfWords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { soloThread } from "../thread/soloThread.ts"
import type { PdfToCheck } from "./pdfChecker.ts"

const megabytes = 512

/** What has to be looked into may be hostile, so each file has a thread of its own, and that is bounded. */
const checker = soloThread<PdfToCheck, PdfProblem | "none">(new URL("pdfChecker.ts", import.meta.url), {
  patience: { atWork: 20_000, idle: 30_000 },
  each: 25,
  heap: megabytes
})

/** Whether bytes begin as a PDF does, with nothing before that which could be of another format. */
export const looksLikePdf = (content: Buffer): boolean =>
  /^(\xef\xbb\xbf)?\s*%PDF-/.test(content.toString("latin1", 0, 64))

/**
 * What is wrong with a PDF, in the words for whoever chose it: broken, with a password, with too many pages, or with something
 * in it that does something when it is opened. What is in it is looked at object by object, not what it looks like.
 */
export const pdfProblem = (content: Buffer): Effect.Effect<string | undefined> =>
  checker({ content: new Uint8Array(content), mostPages: mostPdfPages }).pipe(
    Effect.orElseSucceed((): PdfProblem => "tooLarge"),
    Effect.map((problem) => (problem === "none" ? undefined : pdfWords[problem]))
  )
