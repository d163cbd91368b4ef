import type { AgencyForJob } from "@crewfleet/sdk"
import { useState } from "react"
import { Button } from "../ui/Button.tsx"
import { ComboboxField } from "../ui/ComboboxField.tsx"
import { Form } from "../ui/Form.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import styles from "./JobPage.module.css"

interface LegibleFormProps extends Pick<JobOnPage, "state" | "act"> {
  readonly agencies: ReadonlyArray<AgencyForJob>
}

/** Chooses by name which agencies may see a new job. */
export function LegibleForm({ agencies, state, act }: LegibleFormProps) {
  const [chosen, setChosen] = useState(() =>
    agencies.flatMap(({ id, standing }) => (standing === undefined ? [] : [id]))
  )
  const [problem, setProblem] = useState<string>()
  const busy = state.hasTag("busy")
  const choose = (agencyIds: ReadonlyArray<number>) => {
    setChosen([...agencyIds])
    setProblem(undefined)
  }
  const save = () => {
    if (chosen.length === 0) setProblem("Choose at least one agency")
    else act({ do: "saveLegible", agencyIds: chosen })
  }
  return (
    <Form busy={busy} onSubmit={save}>
      <Stack as="ul" gap={0} aria-label="Agencies that may see it">
        {agencies
          .filter(({ id }) => chosen.includes(id))
          .map(({ id, name, standing }) => (
            <Row as="li" justify="between" key={id} className={styles.line}>
              <span>
                {name}
                {standing === "PASSED" && <span className={styles.minor}>, has passed it on</span>}
              </span>
              {standing !== "PASSED" && (
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={`Take off ${name}`}
                  disabled={busy}
                  onClick={() => choose(chosen.filter((other) => other !== id))}
                >
                  Take off
                </Button>
              )}
            </Row>
          ))}
      </Stack>
      <ComboboxField
        key={chosen.length}
        name="agencies"
        label="Add an agency"
        hint="By a part of its name. Each of these agencies can accept the job; the first has it"
        choices={agencies
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        value={null}
        problem={problem}
        disabled={busy}
        nothingFound="No other agency is called so"
        onChange={(value) => value !== null && choose([...chosen, Number(value)])}
      />
      <div>
        <Button kind="primary" type="submit" busy={state.matches("acting")}>
          Save
        </Button>
      </div>
    </Form>
  )
}
