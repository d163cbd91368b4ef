import type { AnswersOf, AnyForm, Line } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"
import { Grid } from "../ui/Grid.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./AnswerList.module.css"

interface AnswerListProps<Form extends AnyForm> {
  readonly of: Form
  readonly answers: AnswersOf<Form>
  /** Leads to the question of an answer, where it may be changed: each line then has a link that says which. */
  readonly onChange?: (section: string, at: string) => void
}

/** The answers of a form in words, section by section: to look at, or to check before it is sent. */
export function AnswerList<Form extends AnyForm>({ of, answers, onChange }: AnswerListProps<Form>) {
  const lines = of.lines(answers, timeZone())
  return of.sections.map(({ id, title, fields }) => {
    const own = lines.filter(({ at }) => fields.includes(at.split("/")[0] ?? ""))
    return (
      own.length > 0 && (
        <Stack as="section" gap={3} key={id}>
          {title && <h3>{title}</h3>}
          <Stack as="dl" gap={0}>
            {own.map((line) => (
              <Answer
                key={line.at}
                line={line}
                {...(onChange && { onChange: () => onChange(id, line.at) })}
              />
            ))}
          </Stack>
        </Stack>
      )
    )
  })
}

function Answer({
  line: { label, text },
  onChange
}: {
  readonly line: Line
  readonly onChange?: () => void
}) {
  return (
    <Grid columns={[2, 3]} stackedBelow={36} gap={1} across={4} className={styles.line}>
      <dt>{label}</dt>
      <Row as="dd" gap={3} nowrap align="baseline" justify="between">
        {text || "Not provided"}
        {onChange && (
          <button type="button" className={styles.change} aria-label={`Change ${label}`} onClick={onChange}>
            Change
          </button>
        )}
      </Row>
    </Grid>
  )
}
