import { knowsStep, type LogAct, obstaclesBefore, transportLife } from "@crewfleet/machines"
import type { JourneyLog } from "@crewfleet/sdk"
import { isLogAccepted, logSteps, writeInstant } from "@crewfleet/sdk/rules"
import { useZone } from "../time/InZone.tsx"
import { ActButton } from "../transport/ActButton.tsx"
import type { JobOnPage } from "../transport/JobOnPage.ts"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./JourneyLog.module.css"

interface LogReviewProps {
  readonly log: JourneyLog
  readonly page: JobOnPage
  readonly busy: boolean
  readonly act: (act: LogAct) => void
}

/**
 * What becomes of a log: one that is submitted is accepted, which closes the job, or given back step by step; that of a journey
 * that was aborted is accepted as far as it goes.
 */
export function LogReview({ log, page, busy, act }: LogReviewProps) {
  const { job, state } = page
  const { facts, transportStatus } = job
  const isAborted = transportStatus === "ABORTED"
  const isSubmitted = log.submittedAt !== undefined
  if (!isSubmitted && !(isAborted && log.keptBy !== undefined)) return null
  const step = isAborted ? "log.accepted" : "job.closed"
  const obstacles =
    facts && knowsStep(transportLife, transportStatus, step)
      ? obstaclesBefore(transportLife, transportStatus, facts, step).map(({ text }) => text)
      : ["The journey is not over yet"]
  const accepted = isLogAccepted(job)
    ? isAborted
      ? "The log of this aborted journey was accepted as far as it goes."
      : "The log was accepted, and the job is closed."
    : undefined
  return (
    <Card title={accepted ? "Accepted" : isSubmitted ? "Accept the log, or give it back" : "Accept the log"}>
      <Stack>
        <Returns log={log} />
        {accepted ? (
          <p>{accepted}</p>
        ) : (
          <Row gap={3} align="start">
            <ActButton
              act="Accept the log"
              kind="primary"
              because={obstacles.length > 0 ? obstacles.join(". ") : undefined}
              busy={state.matches("acting")}
              onPress={() => page.act({ do: "step", step })}
            />
            {isSubmitted && (
              <Button disabled={busy} onClick={() => act({ do: "giveBack" })}>
                Give back
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  )
}

/** What was given back, and whether it is mended. */
function Returns({ log: { returns } }: Pick<LogReviewProps, "log">) {
  const zone = useZone()
  if (returns.length === 0) return null
  const at = (instant: string) => writeInstant("moment", instant, zone)
  return (
    <Stack as="ul" gap={0} aria-label="Given back">
      {returns.map(({ step, words, by, at: said, mendedAt }) => (
        <Stack as="li" gap={1} key={`${step} ${said} ${words}`} className={styles.line}>
          <Row gap={2}>
            <Badge tone={mendedAt ? "success" : "warning"}>{mendedAt ? "Mended" : "To be mended"}</Badge>
            <strong>{logSteps.find(({ id }) => id === step)?.title ?? step}</strong>
          </Row>
          <p className={styles.words}>{words}</p>
          <p className={styles.minor}>
            {[by, said && at(said), mendedAt && `mended ${at(mendedAt)}`].filter(Boolean).join(", ")}
          </p>
        </Stack>
      ))}
    </Stack>
  )
}
