import {
  makeTimeline,
  parseRecording,
  type Recording,
  type Replay,
  replay
} from "@crewfleet/machines/recording"
import { everyMachine, testOf, testOfStep } from "@crewfleet/machines/testing"
import { writeInstant } from "@crewfleet/sdk/rules"
import { useRef, useState } from "react"
import { BackLink } from "../../layout/BackLink.tsx"
import { Page } from "../../layout/Page.tsx"
import { Button } from "../../ui/Button.tsx"
import { Callout } from "../../ui/Callout.tsx"
import { FileField } from "../../ui/FileField.tsx"
import { Row } from "../../ui/Row.tsx"
import { ScreenView } from "../screen/ScreenView.tsx"
import { PartingList } from "./PartingList.tsx"
import { Prepared } from "./Prepared.tsx"
import { RunView } from "./RunView.tsx"

interface OpenedRecording {
  /** Which of those that were opened here it is, the first being 1. */
  readonly number: number
  readonly name: string
  readonly recording: Recording
  readonly replayed: Replay
  readonly timeline: ReturnType<typeof makeTimeline>
}

/** A recording from a file: it is replayed without a network, and gone through step by step. */
export function RecordingPage() {
  const [opened, setOpened] = useState<OpenedRecording>()
  const [problem, setProblem] = useState<string>()
  const [copied, setCopied] = useState("")
  const lastNumber = useRef(0)
  const open = async (file: File) => {
    const number = ++lastNumber.current
    const isLast = () => number === lastNumber.current
    setCopied("")
    try {
      const text = await file.text()
      if (!isLast()) return
      const recording = parseRecording(text)
      setOpened({
        number,
        name: file.name,
        recording,
        replayed: replay(recording, everyMachine),
        timeline: makeTimeline(recording.steps)
      })
      setProblem(undefined)
    } catch (error) {
      if (!isLast()) return
      setOpened(undefined)
      setProblem(error instanceof Error ? error.message : "This file cannot be read")
    }
  }
  const copy = (test: string) =>
    navigator.clipboard.writeText(test).then(
      () => setCopied("Copied. Paste it into a file such as packages/machines/test/whatItIsAbout.test.ts."),
      () => setCopied("The browser does not let it be copied.")
    )
  const titleOf = ({ name }: OpenedRecording) => name.replace(/\.json$/, "")
  return (
    <Page title="Recording" back={<BackLink href="/" label="Machines" />} lead={words.lead}>
      <FileField
        name="recording"
        label="Recording"
        accept="application/json,.json"
        problem={problem}
        chosen={opened?.name}
        onChoose={open}
      />
      {opened && (
        <Prepared key={opened.number} name={opened.name} steps={opened.recording.steps.length}>
          {(onShown) => (
            <>
              <Facts recording={opened.recording} />
              <RunView
                timeline={opened.timeline}
                count={opened.recording.steps.length}
                isLive={false}
                notes={<PartingList {...opened} />}
                acts={(at) => (
                  <Row>
                    <Button
                      size="small"
                      onClick={() =>
                        copy(testOfStep(opened.recording, at, `${titleOf(opened)}, step ${at + 1}`))
                      }
                    >
                      Copy a test of this step
                    </Button>
                    <Button size="small" onClick={() => copy(testOf(opened.recording, titleOf(opened)))}>
                      Copy as test
                    </Button>
                    <span role="status">{copied}</span>
                  </Row>
                )}
                beside={(at, goTo) => (
                  <ScreenView recording={opened.recording} at={at} onShown={() => onShown(goTo)} />
                )}
              />
            </>
          )}
        </Prepared>
      )}
    </Page>
  )
}

function Facts({ recording }: { readonly recording: Recording }) {
  const { began, app, brand, full } = recording
  return (
    <>
      <p>
        {[brand, app, `recorded from ${writeInstant("second", began, "UTC")} UTC`].filter(Boolean).join(", ")}
      </p>
      {full && <Callout tone="warning">{words.full}</Callout>}
    </>
  )
}

const words = {
  lead: "A recording is replayed here without a network. It stays on this device.",
  full: "The recording was full: what happened after its last step is not in it."
}
