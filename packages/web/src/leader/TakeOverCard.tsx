import type { JourneyLogEvent, journeyLogMachine, LogAct } from "@crewfleet/machines"
import type { JourneyLog, TransportJob } from "@crewfleet/sdk"
import { isAmong, isLogAccepted, loggableStatuses, writeInstant } from "@crewfleet/sdk/rules"
import type { SnapshotFrom } from "xstate"
import { nameOfWorker } from "../staff/nameOfWorker.ts"
import { useZone } from "../time/InZone.tsx"
import { ActButton } from "../transport/ActButton.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./JourneyLog.module.css"

interface TakeOverCardProps {
  readonly log: JourneyLog
  readonly job: TransportJob
  readonly state: SnapshotFrom<typeof journeyLogMachine>
  readonly send: (event: JourneyLogEvent) => void
  readonly act: (act: LogAct) => void
}

/** Lets another leader take a log over that was begun: they are named in the plan, and read a code of six digits. */
export function TakeOverCard({ log, job, state, send, act }: TakeOverCardProps) {
  const zone = useZone()
  const { code } = state.context
  if (log.keptBy === undefined || !isAmong(loggableStatuses, job.transportStatus) || isLogAccepted(job))
    return null
  const { teamLeader } = job
  const leader = teamLeader && nameOfWorker(teamLeader)
  const because =
    leader === undefined
      ? "Name the team leader first, on the tab “Job”"
      : teamLeader?.id === log.keeperId
        ? `${leader} keeps the log: to have another leader take it over, name them first, on the tab “Job”`
        : undefined
  return (
    <Card title="Another leader on the road">
      <Stack align="start">
        {code ? (
          <div role="status">
            <p>Read this code out to {code.leader}. It opens the log on their telephone, once.</p>
            <p className={styles.code}>{spaced(code.code)}</p>
            <p>Until {writeInstant("moment", code.endsAt, zone)}</p>
          </div>
        ) : (
          because === undefined && (
            <p>
              {leader} leads the journey by now, and {leader === log.keptBy && "another "}
              {log.keptBy} keeps the log. What they still send stands beside it.
            </p>
          )
        )}
        <Row gap={3}>
          <ActButton
            act={code ? "Make another code" : "Make a take-over code"}
            kind="primary"
            because={because}
            busy={state.matches("acting")}
            onPress={() => act({ do: "makeCode" })}
          />
          {code && <Button onClick={() => send({ type: "code.dismissed" })}>It was read out</Button>}
        </Row>
      </Stack>
    </Card>
  )
}

/** Digits in two groups, as they are read out. */
const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`
