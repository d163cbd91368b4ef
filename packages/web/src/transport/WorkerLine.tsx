import type { WorkerForJob } from "@crewfleet/sdk"
import type { ReactNode } from "react"
import { EligibilityBadge } from "../eligibility/EligibilityBadge.tsx"
import { nameOfWorker } from "../staff/nameOfWorker.ts"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./JobPage.module.css"
import { whatTakes } from "./whatTakes.ts"

interface WorkerLineProps {
  readonly worker: Omit<WorkerForJob, "taken"> & Partial<Pick<WorkerForJob, "taken">>
  /** The zone in which times are written. */
  readonly zone: string
  /** How they stand beside their name, such as that they lead. */
  readonly marks?: ReactNode
  readonly children: ReactNode
}

/** The id of what is said of a worker, for the button that it is about. */
export const reasonsOf = (workerId: number): string => `worker-${workerId}-reasons`

/** A worker with whether they may work these hours, why not, what takes them, and what warns. */
export function WorkerLine({ worker, zone, marks, children }: WorkerLineProps) {
  const { id, verdict, because, taken = [], restHours } = worker
  return (
    <Stack as="li" gap={2} className={styles.line}>
      <Row justify="between" nowrap align="start">
        <Row>
          {nameOfWorker(worker)} <EligibilityBadge verdict={verdict} /> {marks}
        </Row>
        <Row nowrap>{children}</Row>
      </Row>
      <Stack gap={0} id={reasonsOf(id)}>
        {[...because, ...taken.map((each) => whatTakes(each, zone))].map((text) => (
          <p key={text} className={styles.why}>
            {text}
          </p>
        ))}
        {restHours !== undefined && (
          <p className={styles.warning}>Warning: {hoursOf(restHours)} of rest, fewer than eleven hours</p>
        )}
      </Stack>
    </Stack>
  )
}

const hoursOf = (hours: number) => {
  const rounded = Math.floor(hours * 10) / 10
  return rounded === 1 ? "1 hour" : `${rounded} hours`
}
