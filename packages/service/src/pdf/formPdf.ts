import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import type { AnswersOf, AnyForm } from "@crewfleet/sdk"
import { Effect, Semaphore } from "effect"
import { type FormParticulars, formSheet } from "./formSheet.ts"

/** A filled-in form as a PDF, from its declaration: the same bytes for the same answers. */
export const formPdf = <Form extends AnyForm>(
  form: Form,
  answers: AnswersOf<Form>,
  particulars: FormParticulars
): Effect.Effect<Buffer> =>
  Effect.suspend(() => {
    const sheet = JSON.stringify(formSheet(form, answers, particulars))
    return Effect.promise((signal) => typeset(sheet, signal))
  }).pipe(twoAtATime.withPermit)

// Each takes a processor, and some 150 MB for as long as it works.
const twoAtATime = Semaphore.makeUnsafe(2)

/**
 * Typesetting is a process of its own for each PDF: it works on what anybody may have typed, so it holds up nobody, can be
 * ended, and takes no more with it than the one PDF. The service neither loads nor keeps it. Its program of WebAssembly
 * lives for a moment, in which optimising it would be most of the work.
 */
const typeset = (sheet: string, signal: AbortSignal) =>
  new Promise<Buffer>((resolve, reject) => {
    const options = {
      encoding: "buffer",
      maxBuffer: 50_000_000,
      timeout: 30_000,
      killSignal: "SIGKILL",
      // What it works on may be hostile, so it knows no secret.
      env: {},
      signal
    } as const
    const { stdin } = execFile(
      process.execPath,
      ["--liftoff-only", program],
      options,
      (failure, pdf, said) => {
        if (failure) reject(new Error(`The PDF was not made: ${said}`, { cause: failure }))
        else resolve(pdf)
      }
    )
    // One that ends before it has read all is told by its end.
    stdin?.on("error", () => {})
    stdin?.end(sheet)
  })

const program = fileURLToPath(new URL("typeset.ts", import.meta.url))
