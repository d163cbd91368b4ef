import type { WorkerForJob } from "@crewfleet/sdk"
import { type ReactNode, useId } from "react"
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
  /** What else is in the way of what can be done about them. */
  readonly notes?: ReadonlyArray<string>
  /** What can be done, given the id of what is said of them, by which a button is described. */
  readonly children: (reasons: string) => ReactNode
}

/** A worker with whether they may work these hours, why not, what takes them, and what warns. */
export function WorkerLine({ worker, zone, marks, notes = [], children }: WorkerLineProps) {
  const reasons = useId()
  const { verdict, because, taken = [], restHours } = worker
  const said = [...new Set([...because, ...taken.map((each) => whatTakes(each, zone)), ...notes])]
  return (
    <Stack as="li" gap={2} className={styles.line}>
      <Row justify="between" nowrap>
        <Row>
          {nameOfWorker(worker)} <EligibilityBadge verdict={verdict} /> {marks}
        </Row>
        <Row nowrap>{children(reasons)}</Row>
      </Row>
      {(said.length > 0 || restHours !== undefined) && (
        <Stack gap={0} id={reasons}>
          {said.map((text) => (
            <p key={text} className={styles.why}>
              {text}
            </p>
          ))}
          {restHours !== undefined && (
            <p className={styles.warning}>Warning: {hoursOf(restHours)} of rest, fewer than eleven hours</p>
          )}
        </Stack>
      )}
    </Stack>
  )
}

const hoursOf = (hours: number) => {
  const rounded = Math.floor(hours * 10) / 10
  return rounded === 1 ? "1 hour" : `${rounded} hours`
}
