import { type Chart, type LaidOut, mermaidOf, svgOf } from "@crewfleet/machines/inspection"
import { useState } from "react"
import { saveFile } from "../file/saveFile.ts"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { Button } from "../ui/Button.tsx"
import { Stack } from "../ui/Stack.tsx"
import { DrawingView } from "./DrawingView.tsx"
import { LaidOutMachine } from "./LaidOutMachine.tsx"
import { StateList } from "./StateList.tsx"

interface MachinePageProps {
  readonly feature: string
  readonly chart: Chart
}

/** One machine: its sentence, its drawing and what is said of each of its states. */
export function MachinePage({ feature, chart }: MachinePageProps) {
  return (
    <Page
      title={chart.id}
      windowTitle={`${chart.id} of ${feature}`}
      lead={chart.description}
      back={<BackLink href="/" label="Machines" />}
    >
      <LaidOutMachine chart={chart}>
        {(laidOut) => <DrawnMachine chart={chart} laidOut={laidOut} />}
      </LaidOutMachine>
    </Page>
  )
}

function DrawnMachine({ chart, laidOut }: { readonly chart: Chart; readonly laidOut: LaidOut }) {
  const [selected, setSelected] = useState<string>()
  const [copied, setCopied] = useState("")
  const download = () => saveFile(new Blob([svgOf(laidOut)], { type: "image/svg+xml" }), `${chart.id}.svg`)
  const copy = () =>
    navigator.clipboard.writeText(mermaidOf(chart)).then(
      () => setCopied("Copied."),
      () => setCopied("The browser does not let it be copied.")
    )
  return (
    <Stack>
      <DrawingView
        laidOut={laidOut}
        selected={selected}
        onSelect={setSelected}
        actions={
          <>
            <Button size="small" onClick={download}>
              Download SVG
            </Button>
            <Button size="small" onClick={copy}>
              Copy as Mermaid
            </Button>
            <span role="status">{copied}</span>
          </>
        }
      />
      <StateList chart={chart} selected={selected} onSelect={setSelected} />
    </Stack>
  )
}
