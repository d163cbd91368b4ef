import { formatRecording, type Recorder } from "@crewfleet/machines/recording"
import { useState, useSyncExternalStore } from "react"
import { saveFile } from "../file/saveFile.ts"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import styles from "./RecordingBar.module.css"

interface RecordingBarProps {
  readonly recorder: Recorder
  readonly onStop: () => void
  readonly onDiscard: () => void
}

/** Says that this tab is recorded and how much of it can be, and hands over the recording. */
export function RecordingBar({ recorder, onStop, onDiscard }: RecordingBarProps) {
  const size = useSyncExternalStore(recorder.subscribe, recorder.size)
  const isFull = useSyncExternalStore(recorder.subscribe, recorder.isFull)
  const [isStopped, setStopped] = useState(false)
  const standing = isStopped ? words.stopped : isFull ? words.full : words.recording

  return (
    <Row as="aside" across={3} className={styles.bar} aria-label="Recording">
      <Row as="p" gap={0} across={3}>
        <span role="status">{standing}</span>{" "}
        <span className={styles.size}>
          {Math.floor((100 * size) / recorder.limit)}% of {recorder.limit / 1_000_000} MB
        </span>
      </Row>
      <Button size="small" onClick={() => save(recorder)}>
        Download recording
      </Button>
      {isStopped ? (
        <Button size="small" kind="quiet" onClick={onDiscard}>
          Discard recording
        </Button>
      ) : (
        <Button
          size="small"
          kind="quiet"
          onClick={() => {
            onStop()
            setStopped(true)
          }}
        >
          Stop recording
        </Button>
      )}
    </Row>
  )
}

const save = (recorder: Recorder) => {
  const recording = recorder.recording()
  const began = recording.began.slice(0, 19).replaceAll(":", "-")
  const content = new Blob([formatRecording(recording)], { type: "application/json" })
  saveFile(content, `crewfleet-recording-${began}.json`)
}

const words = {
  recording: "This tab is being recorded, with personal data masked. Nothing is sent.",
  full: "The recording is full: what happens from now on is not in it.",
  stopped: "The recording has stopped. Download it before you leave this page."
}
