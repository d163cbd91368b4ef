import { formatRecording, parseRecording, type Recording } from "@crewfleet/machines/recording"
import { recordingKey } from "./isRecordingAsked.ts"

/** What this tab recorded before the page was loaded anew; nothing where it cannot be read. */
export const keptRecording = (): Recording | undefined => {
  try {
    return parseRecording(sessionStorage.getItem(recordingKey) ?? "")
  } catch {
    return undefined
  }
}

/** Keeps what was recorded, masked as in a file, for the next page of this tab; where there is no room it begins anew. */
export const keepRecording = (recording: Recording): void => {
  try {
    sessionStorage.setItem(recordingKey, formatRecording(recording))
  } catch {
    // Whoever records sees that less is recorded than before.
  }
}

/** Forgets that this tab is recorded, and what it kept. */
export const forgetRecording = (): void => {
  try {
    sessionStorage.removeItem(recordingKey)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
