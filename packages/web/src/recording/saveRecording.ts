import { formatRecording, type Recording } from "@crewfleet/machines/recording"
import { saveFile } from "../file/saveFile.ts"

/** Hands over what was recorded as a file that is named after this moment. */
export const saveRecording = (recording: Recording): void => {
  const saved = new Date().toISOString().slice(0, 19).replaceAll(":", "-")
  saveFile(
    new Blob([formatRecording(recording)], { type: "application/json" }),
    `crewfleet-recording-${saved}.json`
  )
}
