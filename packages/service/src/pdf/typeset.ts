import { Worker } from "node:worker_threads"
import { Effect, Semaphore } from "effect"
import type { FormSheet } from "./formSheet.ts"

/**
 * A sheet as a PDF. The typesetter is a thread of its own that begins with the first sheet and ends when none has come for a
 * while: it works on what anybody may have typed, so it holds up nobody, can be ended, and takes no more with it than the
 * sheet that it is at.
 */
export const typeset = (sheet: FormSheet): Effect.Effect<Buffer> =>
  Effect.promise((signal) => setBy(readyTypesetter(), sheet, signal)).pipe(oneAtATime.withPermit)

const oneAtATime = Semaphore.makeUnsafe(1)

/** How long a sheet may take, and how long the typesetter waits for another one, in milliseconds. */
const patience = { atWork: 30_000, idle: 30_000 } as const

// It remembers some 4 MB of each sheet, so another one takes its place before that is much.
const sheetsEach = 25

let ready: Worker | undefined
let sheetsSet = 0
let leaving: NodeJS.Timeout | undefined

const readyTypesetter = () => {
  if (ready) return ready
  sheetsSet = 0
  // What it works on may be hostile, so it knows no secret; its end is told to whoever waits, and to nobody else.
  const typesetter = new Worker(new URL("typesetter.ts", import.meta.url), { env: {}, execArgv: [] })
  return typesetter.on("error", () => {})
}

const setBy = (typesetter: Worker, sheet: FormSheet, signal: AbortSignal) =>
  new Promise<Buffer>((resolve, reject) => {
    clearTimeout(leaving)
    ready = undefined
    typesetter.ref()
    const end = (cause?: unknown) => {
      stopListening()
      void typesetter.terminate()
      reject(new Error("The PDF was not made", { cause }))
    }
    const tooLong = setTimeout(end, patience.atWork, "It took too long.")
    const finish = (pdf: Uint8Array<ArrayBuffer>) => {
      stopListening()
      typesetter.unref()
      ready = typesetter
      sheetsSet++
      if (sheetsSet === sheetsEach) leave(typesetter)
      else leaving = setTimeout(leave, patience.idle, typesetter).unref()
      resolve(Buffer.from(pdf.buffer))
    }
    const stopListening = () => {
      clearTimeout(tooLong)
      signal.removeEventListener("abort", end)
      typesetter.off("message", finish).off("error", end).off("exit", end)
    }
    signal.addEventListener("abort", end)
    typesetter.once("message", finish).once("error", end).once("exit", end)
    typesetter.postMessage(JSON.stringify(sheet))
  })

const leave = (typesetter: Worker) => {
  if (ready === typesetter) ready = undefined
  void typesetter.terminate()
}
