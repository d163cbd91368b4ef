import { callNames, faults, type Provoked, type ProvokingFetch } from "@crewfleet/sdk"
import { useMemo, useState, useSyncExternalStore } from "react"
import { Button } from "../ui/Button.tsx"
import { ComboboxField } from "../ui/ComboboxField.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Radios } from "../ui/Radios.tsx"
import { Row } from "../ui/Row.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { Stack } from "../ui/Stack.tsx"

interface ProvokeFormProps {
  readonly provoking: Pick<ProvokingFetch, "provoke" | "withdraw" | "provoked" | "lastCalls" | "subscribe">
  readonly onClose: () => void
}

/** Chooses a call and how it fails, the next time or every time, and takes back what was chosen. */
export function ProvokeForm({ provoking, onClose }: ProvokeFormProps) {
  const standing = useSyncExternalStore(provoking.subscribe, provoking.provoked)
  const made = useSyncExternalStore(provoking.subscribe, provoking.lastCalls)
  const calls = useMemo(() => callsAfter(made), [made])
  const [call, setCall] = useState("*")
  const [fault, setFault] = useState("no-connection")
  const [times, setTimes] = useState<Provoked["times"]>("all")
  return (
    <form
      aria-label="Provoke a failure"
      onSubmit={(event) => {
        event.preventDefault()
        provoking.provoke({ call, fault, times })
      }}
    >
      <Stack gap={3}>
        <Grid>
          <ComboboxField
            name="provokedCall"
            label="Call"
            choices={calls}
            value={call}
            onChange={(chosen) => setCall(chosen ?? "*")}
          />
          <SelectField
            name="provokedFault"
            label="Answer"
            choices={faults.map(({ id, label }) => ({ value: id, label }))}
            value={fault}
            onChange={({ target }) => setFault(target.value)}
          />
          <Radios
            name="provokedTimes"
            label="Which answers"
            inline
            choices={[
              { value: "all", label: "Every one, until taken back" },
              { value: "next", label: "The next" }
            ]}
            value={times}
            onChange={(chosen) => setTimes(chosen === "all" ? "all" : "next")}
          />
        </Grid>
        <Row>
          <Button type="submit" kind="primary" size="small">
            Provoke
          </Button>
          <Button size="small" kind="quiet" onClick={onClose}>
            Close
          </Button>
        </Row>
        {standing.length > 0 && (
          <ul aria-label="Provoked">
            {standing.map((provoked) => (
              <li key={provoked.call}>
                {said(provoked)}{" "}
                <Button size="small" kind="quiet" onClick={() => provoking.withdraw(provoked.call)}>
                  Take back
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </form>
  )
}

/** What can fail: any call, those that were made last, and all others. */
const callsAfter = (made: ReadonlyArray<string>) => [
  { value: "*", label: "Any call" },
  ...made.map((name) => ({ value: name, label: `${name} (made just now)` })),
  ...callNames
    .filter((name) => !made.includes(name))
    .toSorted()
    .map((name) => ({ value: name, label: name }))
]

/** What is provoked, in words. */
export const said = ({ call, fault, times }: Provoked) =>
  `${times === "next" ? "The next" : "Every"} ${call === "*" ? "call" : call}: ${
    faults.find(({ id }) => id === fault)?.label ?? fault
  }`
