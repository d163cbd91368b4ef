import type { OpenDefect, Problem } from "@crewfleet/sdk"
import { type AnyForm, checkGravities, checkResults, type VehicleCheck } from "@crewfleet/sdk/rules"
import { memo } from "react"
import { isDrawnAlike } from "../form/isDrawnAlike.ts"
import { Questions } from "../form/Questions.tsx"
import { Badge } from "../ui/Badge.tsx"
import { FieldNotes } from "../ui/Field.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./LogScreen.module.css"

/** What was noted of a check. */
export interface CheckAnswer {
  readonly result: string
  readonly note: string
  readonly photoIds: ReadonlyArray<string>
  readonly mended: string
  readonly telephoned: string
}

interface CheckFieldProps extends VehicleCheck {
  /** Its address in the form, and what tells it apart. */
  readonly name: string
  readonly of: AnyForm
  readonly answer: CheckAnswer
  /** What an earlier journey left open of it. */
  readonly open: OpenDefect | undefined
  /** Addressed from within it. */
  readonly problems: ReadonlyArray<Problem>
  readonly change: (name: string, changes: Partial<CheckAnswer>) => void
}

/** One check with its three results, and what is asked where it fails; drawn anew only where it changes. */
export const CheckField = memo(function CheckField(props: CheckFieldProps) {
  const { name, label, gravity, of, answer, open, problems, change } = props
  const problem = problems.find(({ field }) => field === "result")?.text
  const { photoIds, ...typed } = answer
  return (
    <Stack as="fieldset" gap={2} className={styles.check}>
      <legend className={styles.checkName}>
        {label} {gravity !== "MINOR" && <Badge tone="neutral">{checkGravities[gravity]}</Badge>}
      </legend>
      {open && (
        <p className={styles.open}>
          Open since {open.refPrefix ? `journey ${open.refPrefix}` : "an earlier journey"}
          {open.note && `: ${open.note}`}
          {open.overruledBy && ` (overruled by ${open.overruledBy}: ${open.overruledBecause ?? ""})`}
        </p>
      )}
      <FieldNotes id={`${name}/result`} problem={problem} />
      <Grid columns={[1, 1, 1]} gap={2}>
        {results.map(([result, said], index) => (
          <Stack
            as="label"
            key={result}
            align="center"
            justify="center"
            className={styles.result}
            data-result={result}
          >
            <input
              type="radio"
              className={styles.input}
              id={index === 0 ? `${name}/result` : undefined}
              name={`${name}/result`}
              value={result}
              checked={answer.result === result}
              aria-invalid={problem ? true : undefined}
              onChange={() => change(name, { result })}
            />
            {said}
          </Stack>
        ))}
      </Grid>
      {answer.result === "FAIL" && (
        <Questions
          of={of}
          fields={whereItFails}
          answers={{ ...typed, photoIds } as AnyForm["empty"]}
          problems={problems}
          prefix={`${name}/`}
          onChange={(changes) => change(name, changes as Partial<CheckAnswer>)}
        />
      )}
    </Stack>
  )
}, isDrawnAlike)

const results = Object.entries(checkResults)
const whereItFails = ["note", "photoIds", "mended", "telephoned"]
