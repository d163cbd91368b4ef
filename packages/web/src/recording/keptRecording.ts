import { formatRecording, parseRecording, type Recording } from "@crewfleet/machines/recording"
import { keyOf, type Watching } from "./Watching.ts"

/** What this tab noted before the page was loaded anew; nothing where it cannot be read. */
export const keptRecording = (watching: Watching): Recording | undefined => {
  try {
    return parseRecording(sessionStorage.getItem(keyOf(watching)) ?? "")
  } catch {
    return undefined
  }
}

/** Keeps what was noted, masked as in a file, for the next page of this tab; where there is no room it begins anew. */
export const keepRecording = (watching: Watching, recording: Recording): void => {
  for (const text of [formatRecording(recording), ""])
    try {
      sessionStorage.setItem(keyOf(watching), text)
      return
    } catch {
      // Whoever records sees that less is recorded than before.
    }
}

/** Forgets that this tab is watched, and what it kept. */
export const forgetRecording = (watching: Watching): void => {
  try {
    sessionStorage.removeItem(keyOf(watching))
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
