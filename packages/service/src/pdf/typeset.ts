import { Effect } from "effect"
import { soloThread } from "../thread/soloThread.ts"
import type { Sheet } from "./Sheet.ts"

/** It remembers some 4 MB of each sheet, so another one takes its place before that is much. */
const typesetter = soloThread<string, Uint8Array<ArrayBuffer>>(new URL("typesetter.ts", import.meta.url), {
  patience: { atWork: 30_000, idle: 30_000 },
  each: 25
})

/** A sheet as a PDF, made in a thread of its own. */
export const typeset = (sheet: Sheet): Effect.Effect<Buffer> =>
  Effect.suspend(() => typesetter(JSON.stringify(sheet))).pipe(
    Effect.map((pdf) => Buffer.from(pdf.buffer)),
    Effect.mapError((cause) => new Error("The PDF was not made", { cause })),
    Effect.orDie
  )
