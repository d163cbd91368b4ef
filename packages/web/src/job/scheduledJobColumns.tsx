import type { JobStanding, ScheduledJob } from "@crewfleet/sdk"
import { nameOfCode, recurrenceWords, standingWords } from "@crewfleet/sdk/rules"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import type { Column } from "../ui/DataTable.tsx"
import { unknown } from "../ui/unknown.ts"
import { writeMoment } from "./writeMoment.ts"

const tones = {
  WAITING: "neutral",
  RUNNING: "info",
  DONE: "success",
  RETRYING: "warning",
  FAILED: "danger"
} as const satisfies Record<JobStanding, string>

const toneOf = (standing: string) =>
  Object.hasOwn(tones, standing) ? tones[standing as JobStanding] : "neutral"

/** What a list of work by the clock shows of each, and the way to run it now. */
export const scheduledJobColumns = (
  starting: string | undefined,
  onRun: (name: string) => void
): ReadonlyArray<Column<ScheduledJob>> => [
  { heading: "Job", cell: ({ sentence }) => sentence },
  { heading: "When", cell: recurrenceWords },
  {
    heading: "Latest run",
    cell: ({ standing }) =>
      standing ? <Badge tone={toneOf(standing)}>{nameOfCode(standingWords, standing)}</Badge> : unknown
  },
  { heading: "Begun", cell: ({ begunAt }) => writeMoment(begunAt) },
  { heading: "Ended", cell: ({ endedAt }) => writeMoment(endedAt) },
  { heading: "Done", align: "end", cell: ({ done }) => done },
  { heading: "Failed", align: "end", cell: ({ failed }) => failed },
  { heading: "Next due", cell: ({ nextDueAt }) => writeMoment(nextDueAt) },
  {
    heading: "Actions",
    align: "end",
    card: "side",
    cell: ({ name, sentence }) => (
      <Button
        size="small"
        busy={starting === name}
        aria-label={`Run now: ${sentence}`}
        onClick={() => onRun(name)}
      >
        Run now
      </Button>
    )
  }
]
