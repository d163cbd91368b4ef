import type { Problem } from "@crewfleet/sdk"
import type { AnswersOf, AnyForm, FieldOf } from "@crewfleet/sdk/rules"
import {
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef
} from "react"
import { useZone } from "../time/InZone.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { AnyControlProps, ControlProps, NestedQuestions } from "./ControlProps.ts"
import { isDrawnAlike } from "./isDrawnAlike.ts"
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
  const change = useRef(onChange)
  useLayoutEffect(() => {
    change.current = onChange
  })
  return (
    <fieldset disabled={disabled}>
      <Grid
        columns={together && asked.length === 3 ? [1, 1, 1] : [1, 1]}
        stackedBelow={36}
        gap={4}
        align="end"
      >
        {asked.map((field) => (
          <AskedQuestion
            key={field}
            name={`${prefix}${field}`}
            field={field}
            question={of.questions[field]}
            value={answers[field]}
            problems={problems.flatMap((problem) => within(field, problem))}
            says={of.says(field, answers)}
            isGiven={given.includes(field)}
            odd={odd[field]}
            change={change}
          />
        ))}
      </Grid>
    </fieldset>
  )
}

/** What is asked comes and goes a moment after the answer that decides it, which may take many rows along. */
const useSettled = (asked: ReadonlyArray<string>): ReadonlyArray<string> => {
  const settled = useDeferredValue(asked.join(" "))
  return useMemo(() => settled.split(" "), [settled])
}

interface AskedQuestionProps extends Omit<AnyControlProps, "nested" | "onChange"> {
  readonly field: string
  /** What is said below it. */
  readonly says: string | undefined
  readonly isGiven: boolean
  /** Draws it by hand. */
  readonly odd: ((control: AnyControlProps) => ReactNode) | undefined
  readonly change: RefObject<(changes: object) => void>
}

/** One of the questions; drawn anew only where it changes, as all of a long section take longer than somebody waits for a letter. */
const AskedQuestion = memo(function AskedQuestion(props: AskedQuestionProps) {
  const { name, field, question, value, problems, says, isGiven, odd, change } = props
  const zone = useZone()
  const onChange = (answer: unknown) => change.current({ [field]: answer })
  const control = { name, question, value, problems, nested, onChange }
  const { kind, wide = odd !== undefined || wideKinds.includes(kind) } = question
  return (
    <div data-wide={wide}>
      {isGiven ? (
        <Stack as="p" gap={1} className={styles.given}>
          <span>{question.label}</span>
          <span>{question.say(value, zone)}</span>
        </Stack>
      ) : (
        (odd ?? drawn)(control)
      )}
      {says && <p className={styles.says}>{says}</p>}
    </div>
  )
}, isDrawnAlike)

/** What has parts, rows or pictures takes a line of its own. */
const wideKinds: ReadonlyArray<string> = ["group", "rows", "lines", "photos"]

const drawn = (control: AnyControlProps) => <QuestionField {...control} />

const nested = ({ fields, odd, ...part }: NestedQuestions) => (
  <Questions
    {...part}
    {...(fields && { fields })}
    {...(odd && { odd: odd as OddFields<AnyForm> })}
    together
  />
)

const within = (field: string, problem: Problem): ReadonlyArray<Problem> => {
  if (problem.field === field) return [{ ...problem, field: "" }]
  return problem.field.startsWith(`${field}/`)
    ? [{ ...problem, field: problem.field.slice(field.length + 1) }]
    : []
}
