import type { MendedDefect, OpenDefect, Problem } from "@crewfleet/sdk"
import {
  type AnyForm,
  checkGravities,
  checkResults,
  resultsFor,
  type VehicleCheck
} from "@crewfleet/sdk/rules"
import { createContext, memo, useContext } from "react"
import { isDrawnAlike } from "../form/isDrawnAlike.ts"
import { Questions } from "../form/Questions.tsx"
import { FieldNotes } from "../ui/Field.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useReversibleChoice } from "../ui/useReversibleChoice.ts"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"
import { DefectDecision } from "./DefectDecisions.tsx"
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
  /** What was mended of it last. */
  readonly mended: MendedDefect | undefined
  /** Addressed from within it. */
  readonly problems: ReadonlyArray<Problem>
  readonly change: (name: string, changes: Partial<CheckAnswer>) => void
}

/** Whether a check was passed with all the rest and decided by nobody since: pressing it says so by hand. */
export const PassedWithRest = createContext<(name: string) => boolean>(() => false)

/** One check with the results that there are for it, and what is asked where it fails; pressing its result takes that
 * back as long as nothing was noted with it. Drawn anew only where it changes. */
export const CheckField = memo(function CheckField(props: CheckFieldProps) {
  const { name, label, gravity, of, answer, open, mended, problems, change } = props
  const problem = problems.find(({ field }) => field === "result")?.text
  const { photoIds, ...typed } = answer
  const isPassedWithRest = useContext(PassedWithRest)
  const radioOf = useReversibleChoice(
    answer.result,
    (result) => change(name, { result }),
    () => isPassedWithRest(name) || isNoted(answer)
  )
  return (
    <fieldset className={styles.check}>
      <legend className={styles.checkName}>
        {label} {gravity !== "MINOR" && <span className={styles.gravity}>{checkGravities[gravity]}</span>}
      </legend>
      <div className={styles.results}>
        {resultsFor(name).map((result, index) => (
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
              aria-invalid={problem ? true : undefined}
              {...radioOf(result)}
            />
            {result === "NOT_APPLICABLE" ? (
              <>
                <span aria-hidden="true">N/A</span>
                <VisuallyHidden>{checkResults[result]}</VisuallyHidden>
              </>
            ) : (
              checkResults[result]
            )}
          </Stack>
        ))}
      </div>
      <div className={styles.below}>
        {open && (
          <div className={styles.open}>
            {open.isFoundBefore ? "Found by whoever led before, on" : "Open since"}{" "}
            {open.refPrefix ? `journey ${open.refPrefix}` : "an earlier journey"}
            {open.note && `: ${open.note}`}
            <DefectDecision of={open} />
          </div>
        )}
        {!open && mended && answer.result === "FAIL" && (
          <div className={styles.decided}>
            <DefectDecision of={mended} />
          </div>
        )}
        <FieldNotes id={`${name}/result`} problem={problem} />
      </div>
      {answer.result === "FAIL" && (
        <div className={styles.below}>
          <Questions
            of={of}
            fields={whereItFails}
            answers={{ ...typed, photoIds } as AnyForm["empty"]}
            problems={problems}
            prefix={`${name}/`}
            onChange={(changes) => change(name, changes as Partial<CheckAnswer>)}
          />
        </div>
      )}
    </fieldset>
  )
}, isDrawnAlike)

/** Whether anything was noted beside the result. */
const isNoted = ({ note, photoIds, mended, telephoned }: CheckAnswer) =>
  photoIds.length > 0 || [note, mended, telephoned].some((words) => words !== "")

const whereItFails = ["note", "photoIds", "mended", "telephoned"]
