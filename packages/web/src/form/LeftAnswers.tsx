import type { AnyForm } from "@crewfleet/sdk/rules"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./LeftAnswers.module.css"

interface LeftAnswersProps {
  readonly of: AnyForm
  readonly left: Readonly<Record<string, unknown>>
  readonly onDismiss: () => void
}

/** What was typed on an earlier day and today's form has no place for: shown until somebody has read it. */
export function LeftAnswers({ of, left, onDismiss }: LeftAnswersProps) {
  const answers = Object.entries(left).filter(([, answer]) => answer !== "" && answer !== null)
  if (answers.length === 0) return null
  return (
    <Callout tone="warning" title="Some of what you typed has no place in this form any more">
      <Stack as="dl" gap={2} className={styles.answers}>
        {answers.map(([field, answer]) => (
          <div key={field}>
            <dt>{of.questions[field]?.label ?? field}</dt>
            <dd>{typeof answer === "object" ? JSON.stringify(answer) : String(answer)}</dd>
          </div>
        ))}
      </Stack>
      <Button size="small" onClick={onDismiss}>
        Remove these answers
      </Button>
    </Callout>
  )
}
