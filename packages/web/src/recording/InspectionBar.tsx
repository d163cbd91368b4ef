import type { Recorder } from "@crewfleet/machines/recording"
import type { ProvokingFetch } from "@crewfleet/sdk"
import { useState, useSyncExternalStore } from "react"
import { write } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { BarBelow } from "./BarBelow.tsx"
import { ProvokeForm, said } from "./ProvokeForm.tsx"
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
  const [told, setTold] = useState("")
  const standing = useSyncExternalStore(provoking.subscribe, provoking.provoked)
  const save = () => {
    saveRecording(recorder.recording())
    setTold(`Saved at ${write("time", new Date())}, as it was until then.`)
  }
  return (
    <BarBelow label="Inspection">
      <Stack gap={3}>
        {provokes && <ProvokeForm provoking={provoking} onClose={() => setProvokes(false)} />}
        <Row across={3}>
          <p role="status">
            {words.inspected} {standing.map((provoked) => `${said(provoked)}.`).join(" ")} {told}
          </p>
          <Button size="small" onClick={save}>
            Save the last ten minutes
          </Button>
          <Button size="small" onClick={() => window.open("/inspector/live", "crewfleet-inspector")}>
            Open the inspector
          </Button>
          {onPoint && (
            <Button
              size="small"
              onClick={() => {
                setTold("")
                onPoint(setTold)
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
    </BarBelow>
  )
}

const words = { inspected: "This tab is inspected, with personal data masked." }
