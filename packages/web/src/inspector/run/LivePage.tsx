import type { Provoked } from "@crewfleet/sdk"
import { useMemo, useState } from "react"
import { BackLink } from "../../layout/BackLink.tsx"
import { Page } from "../../layout/Page.tsx"
import { ProvokeForm } from "../../recording/ProvokeForm.tsx"
import { saveRecording } from "../../recording/saveRecording.ts"
import { Button } from "../../ui/Button.tsx"
import { Callout } from "../../ui/Callout.tsx"
import { Row } from "../../ui/Row.tsx"
import { SelectField } from "../../ui/SelectField.tsx"
import { Stack } from "../../ui/Stack.tsx"
import { RunView } from "./RunView.tsx"
import { type InspectedTab, useTabs } from "./useTabs.ts"

/** What the machines of a tab do, while it is used in another window. */
export function LivePage() {
  const { tabs, ask } = useTabs()
  const [chosen, setChosen] = useState<string>()
  const [provokes, setProvokes] = useState(false)
  const tab =
    tabs.find((each) => each.tab === chosen) ?? tabs.findLast(({ hasLeft }) => !hasLeft) ?? tabs.at(-1)
  return (
    <Page title="Live" back={<BackLink href="/" label="Machines" />} lead={words.lead}>
      {!tab && <Callout>{words.none}</Callout>}
      {tabs.length > 1 && (
        <SelectField
          name="tab"
          label="Tab"
          choices={tabs.map((each) => ({ value: each.tab, label: nameOf(each) }))}
          value={tab?.tab ?? ""}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {tab && (
        <Stack key={`${tab.tab} ${tab.about.began}`}>
          <p>{nameOf(tab)}</p>
          {tab.hasLeft && <Callout>{words.left}</Callout>}
          <Row>
            <Button
              size="small"
              onClick={() => saveRecording({ ...tab.about, steps: tab.timeline.steps.slice(0, tab.count) })}
            >
              Save a recording
            </Button>
            <Button
              size="small"
              disabled={tab.hasLeft}
              aria-expanded={provokes}
              onClick={() => setProvokes(!provokes)}
            >
              Provoke a failure{tab.provoked.length > 0 ? ` (${tab.provoked.length})` : ""}
            </Button>
          </Row>
          {provokes && !tab.hasLeft && (
            <Provoking
              tab={tab}
              onProvoke={(provoked) => ask({ _tag: "Provoke", tab: tab.tab, provoked })}
              onWithdraw={(call) => ask({ _tag: "Withdraw", tab: tab.tab, call })}
              onClose={() => setProvokes(false)}
            />
          )}
          <RunView timeline={tab.timeline} count={tab.count} isLive />
        </Stack>
      )}
    </Page>
  )
}

interface ProvokingProps {
  readonly tab: InspectedTab
  readonly onProvoke: (provoked: Provoked) => void
  readonly onWithdraw: (call: string) => void
  readonly onClose: () => void
}

function Provoking({ tab, onProvoke, onWithdraw, onClose }: ProvokingProps) {
  const { provoked, lastCalls } = tab
  const provoking = useMemo(
    () => ({
      provoke: onProvoke,
      withdraw: onWithdraw,
      provoked: () => provoked,
      lastCalls: () => lastCalls,
      subscribe: () => () => {}
    }),
    [provoked, lastCalls, onProvoke, onWithdraw]
  )
  return <ProvokeForm provoking={provoking} onClose={onClose} />
}

const nameOf = ({ place, about, hasLeft }: InspectedTab) => {
  const { began, app = "", brand = "" } = about
  return `${place}, ${brand} ${app}, since ${began.slice(11, 19)} UTC${hasLeft ? ", closed" : ""}`
}

const words = {
  lead: "What the machines of a tab do, while it is used in another window. Personal data is masked, and nothing leaves this browser.",
  none: "No tab is inspected. Open the portal with ?inspect behind its address, such as /login?inspect, and leave this page open.",
  left: "This tab was closed, or is not inspected any more. What it told stays here."
}
