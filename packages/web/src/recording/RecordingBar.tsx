import type { Recorder } from "@crewfleet/machines/recording"
import { useState, useSyncExternalStore } from "react"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { BarBelow } from "./BarBelow.tsx"
import styles from "./RecordingBar.module.css"
import { saveRecording } from "./saveRecording.ts"

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
    <BarBelow label="Recording">
      <Row across={3}>
        <Row as="p" gap={0} across={3}>
          <span role="status">{standing}</span>{" "}
          <span className={styles.size}>
            {Math.floor((100 * size) / recorder.limit)}% of {recorder.limit / 1_000_000} MB
          </span>
        </Row>
        <Button size="small" onClick={() => saveRecording(recorder.recording())}>
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
    </BarBelow>
  )
}

const words = {
  recording: "This tab is being recorded, with personal data masked. Nothing is sent.",
  full: "The recording is full: what happens from now on is not in it.",
  stopped: "The recording has stopped. Download it before you leave this page."
}
