import { Clock, Effect } from "effect"
import { Settings } from "./Settings.ts"

/** Writes one line of the log, with the moment: facts about the service, and nothing of what people typed. */
export const writeLog = Effect.fnUntraced(function* (entry: Readonly<Record<string, unknown>>) {
  const { log = (line: string) => console.log(line) } = yield* Settings
  const at = new Date(yield* Clock.currentTimeMillis).toISOString()
  log(JSON.stringify({ at, ...entry }))
})
