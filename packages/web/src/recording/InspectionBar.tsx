import type { Recorder } from "@crewfleet/machines/recording"
import type { ProvokingFetch } from "@crewfleet/sdk"
import { useState, useSyncExternalStore } from "react"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { ProvokeForm } from "./ProvokeForm.tsx"
import styles from "./RecordingBar.module.css"
import { saveRecording } from "./saveRecording.ts"

interface InspectionBarProps {
  readonly recorder: Recorder
  readonly provoking: ProvokingFetch
  /** Opens the inspector of somebody else that the brand names, and says why where it cannot. */
  readonly onPoint: ((fail: (problem: string) => void) => void) | undefined
  readonly onStop: () => void
}

/** Says that this tab is inspected, saves its last minutes, and lets its calls fail. */
export function InspectionBar({ recorder, provoking, onPoint, onStop }: InspectionBarProps) {
  const [provokes, setProvokes] = useState(false)
  const [problem, setProblem] = useState("")
  const standing = useSyncExternalStore(provoking.subscribe, provoking.provoked)
  return (
    <Stack as="aside" gap={3} className={styles.bar} aria-label="Inspection">
      {provokes && <ProvokeForm provoking={provoking} onClose={() => setProvokes(false)} />}
      <Row across={3}>
        <p role="status">
          {words.inspected(standing.length)} {problem}
        </p>
        <Button size="small" onClick={() => saveRecording(recorder.recording())}>
          Save the last ten minutes
        </Button>
        <Button size="small" onClick={() => window.open("/inspector/live", "crewfleet-inspector")}>
          Open the inspector
        </Button>
        {onPoint && (
          <Button
            size="small"
            onClick={() => {
              setProblem("")
              onPoint(setProblem)
            }}
          >
            Open Stately’s inspector
          </Button>
        )}
        <Button size="small" aria-expanded={provokes} onClick={() => setProvokes(!provokes)}>
          Provoke a failure
        </Button>
        <Button size="small" kind="quiet" onClick={onStop}>
          Stop inspecting
        </Button>
      </Row>
    </Stack>
  )
}

const words = {
  inspected: (provoked: number) =>
    `This tab is inspected, with personal data masked.${
      provoked > 0 ? ` ${provoked === 1 ? "One failure is" : `${provoked} failures are`} provoked.` : ""
    }`
}
