import { transportStepWords } from "@crewfleet/sdk/rules"
import { write, writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import styles from "./JobPage.module.css"

interface HoldCardProps extends Pick<JobOnPage, "job" | "state" | "act"> {
  /** Whether somebody may change it. */
  readonly mayHold: boolean
}

/** Whether what a job says of its patient is kept from being erased, and why. */
export function HoldCard({ job: { heldBecause, erasedAt, erasedFrom }, state, act, mayHold }: HoldCardProps) {
  const isHeld = heldBecause !== undefined
  return (
    <Card title="What is kept of the patient">
      <Stack align="start">
        {erasedAt ? (
          <p>It was erased on {writeMoment(erasedAt)}.</p>
        ) : isHeld ? (
          <p>
            It is not erased in its time, because: <q className={styles.body}>{heldBecause}</q>
          </p>
        ) : (
          <p>
            It is erased {erasedFrom ? `from ${write("date", erasedFrom)} on` : "in its time"}, unless
            somebody holds it for a reason, such as a complaint.
          </p>
        )}
        {mayHold && !erasedAt && (
          <Button
            disabled={state.hasTag("busy")}
            onClick={() => act({ do: isHeld ? "releaseHold" : "hold" })}
          >
            {transportStepWords(isHeld ? "hold.released" : "job.held").act}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
