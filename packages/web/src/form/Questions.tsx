import type { Problem } from "@crewfleet/sdk"
import type { AnswersOf, AnyForm, FieldOf } from "@crewfleet/sdk/rules"
import { type ReactNode, useDeferredValue, useMemo } from "react"
import { timeZone } from "../time/timeZone.ts"
import { Grid } from "../ui/Grid.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { AnyControlProps, ControlProps, NestedQuestions } from "./ControlProps.ts"
import { QuestionField } from "./QuestionField.tsx"
import styles from "./Questions.module.css"

/** What is drawn by hand, as no kind of answer is drawn like it. */
export type OddFields<Form extends AnyForm> = {
  readonly [Field in FieldOf<Form>]?: (control: ControlProps<AnswersOf<Form>[Field]>) => ReactNode
}

interface QuestionsProps<Form extends AnyForm> {
  readonly of: Form
  /** Which questions; all of them, unless told. */
  readonly fields?: ReadonlyArray<string>
  readonly answers: AnswersOf<Form>
  readonly problems: ReadonlyArray<Problem>
  readonly onChange: (changes: Partial<AnswersOf<Form>>) => void
  /** Those whose answers are given, and only shown. */
  readonly given?: ReadonlyArray<string>
  readonly odd?: OddFields<Form>
  /** Stands before every name, so that two forms on a page are told apart. */
  readonly prefix?: string
  readonly disabled?: boolean
  /** Whether they are of one answer: three of them stand in one line. */
  readonly together?: boolean
}

/** The questions of a form that are asked now, each as its kind is drawn. */
export function Questions<Form extends AnyForm>({
  prefix = "",
  given = [],
  together = false,
  ...props
}: QuestionsProps<Form>) {
  const { of, problems, onChange, disabled = false } = props
  const answers = of.followed(props.answers)
  const { fields = Object.keys(of.questions) } = props
  const odd = (props.odd ?? {}) as Readonly<Record<string, (control: AnyControlProps) => ReactNode>>
  const asked = useSettled(of.asked(answers)).filter((field) => fields.includes(field))
  return (
    <fieldset disabled={disabled}>
      <Grid
        columns={together && asked.length === 3 ? [1, 1, 1] : [1, 1]}
        stackedBelow={36}
        gap={4}
        align="end"
      >
        {asked.map((field) => {
          const question: AnyControlProps["question"] = of.questions[field]
          const control = {
            name: `${prefix}${field}`,
            question,
            value: answers[field] as unknown,
            problems: problems.flatMap((problem) => within(field, problem)),
            nested: ({ fields, odd, ...part }: NestedQuestions) => (
              <Questions
                {...part}
                {...(fields && { fields })}
                {...(odd && { odd: odd as OddFields<AnyForm> })}
                together
              />
            ),
            onChange: (value: unknown) => onChange({ [field]: value } as Partial<AnswersOf<Form>>)
          }
          const { kind, wide = kind === "group" || kind === "rows" || field in odd } = question
          return (
            <div key={field} data-wide={wide}>
              {given.includes(field) ? (
                <Stack as="p" gap={1} className={styles.given}>
                  <span>{question.label}</span>
                  <span>{question.say(control.value, timeZone())}</span>
                </Stack>
              ) : (
                (odd[field] ?? drawn)(control)
              )}
              {of.says(field, answers) && <p className={styles.says}>{of.says(field, answers)}</p>}
            </div>
          )
        })}
      </Grid>
    </fieldset>
  )
}

/** What is asked comes and goes a moment after the answer that decides it, which may take many rows along. */
const useSettled = (asked: ReadonlyArray<string>): ReadonlyArray<string> => {
  const settled = useDeferredValue(asked.join(" "))
  return useMemo(() => settled.split(" "), [settled])
}

const drawn = (control: AnyControlProps) => <QuestionField {...control} />

const within = (field: string, problem: Problem): ReadonlyArray<Problem> => {
  if (problem.field === field) return [{ ...problem, field: "" }]
  return problem.field.startsWith(`${field}/`)
    ? [{ ...problem, field: problem.field.slice(field.length + 1) }]
    : []
}
