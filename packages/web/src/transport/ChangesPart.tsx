import { transportForm, transportStepWords } from "@crewfleet/sdk/rules"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useHeldFocus } from "../ui/useHeldFocus.ts"
import type { JobOnPage } from "./JobOnPage.ts"
import styles from "./JobPage.module.css"
import { transportMends } from "./transportMends.ts"

/** What the ward changed since the job was accepted, and whether somebody at the agency has seen it; nothing where it changed nothing. */
export function ChangesPart({ job, state, act }: Pick<JobOnPage, "job" | "state" | "act">) {
  const { changes = [], facts } = job
  const held = useHeldFocus()
  const [latest] = changes
  if (!latest) return null
  return (
    <Stack gap={0} id={transportMends.changes} className={styles.part} {...held}>
      <Card
        title="What the ward changed"
        actions={
          facts?.changesUnseen && (
            <Button
              size="small"
              kind="primary"
              disabled={state.hasTag("busy")}
              onClick={() => act({ do: "seeChanges", upTo: latest.id })}
            >
              {transportStepWords("changes.seen").act}
            </Button>
          )
        }
      >
        <Stack as="ul" gap={0}>
          {changes.map(({ id, at, by, reason, answers, seenAt }) => (
            <Stack as="li" gap={2} key={id} className={styles.line}>
              <p>
                {writeMoment(at)}
                {by && `, ${by}`} <span className={styles.minor}>{seenAt ? "Seen" : "Not seen yet"}</span>
              </p>
              {reason && <q className={styles.body}>{reason}</q>}
              <Stack as="dl" gap={1}>
                {answers.map(({ field, before, after }) => (
                  <div key={field}>
                    <dt className={styles.minor}>{labelOf(field)}</dt>
                    <dd className={styles.body}>
                      <del>{before || "Not provided"}</del> <ins>{after || "Not provided"}</ins>
                    </dd>
                  </div>
                ))}
              </Stack>
            </Stack>
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}

const labelOf = (field: string) => {
  const question = Object.hasOwn(transportForm.questions, field)
    ? transportForm.questions[field as keyof typeof transportForm.questions]
    : undefined
  return question?.label ?? field
}
