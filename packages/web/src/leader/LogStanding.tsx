import type { journeyLogMachine } from "@crewfleet/machines"
import type { JourneyLog } from "@crewfleet/sdk"
import { writeInstant } from "@crewfleet/sdk/rules"
import type { SnapshotFrom } from "xstate"
import { failureWords } from "../list/failureWords.ts"
import { useZone } from "../time/InZone.tsx"
import { Bullets } from "../ui/Bullets.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Stack } from "../ui/Stack.tsx"

interface LogStandingProps {
  readonly log: JourneyLog
  readonly state: SnapshotFrom<typeof journeyLogMachine>
}

/** How far a log has come: who keeps it, when its device was last heard, what it lacks, and what keeps the crew from leaving. */
export function LogStanding({ log, state }: LogStandingProps) {
  const zone = useZone()
  const { failure, readAt } = state.context
  const { keptBy, heardAt, submittedAt, lacks, notLeaving } = log
  const at = (instant: string | undefined, otherwise: string) =>
    instant ? writeInstant("moment", instant, zone) : otherwise
  const read = readAt ? writeInstant("time", readAt, zone) : ""
  return (
    <Card title="Where the log stands">
      <Stack>
        {failure && (
          <Callout tone="warning" title="This is how the log stood when it was last read">
            <p>{failureWords("loadLog", failure)}</p>
          </Callout>
        )}
        {notLeaving.length > 0 && (
          <Callout tone="danger" title="What keeps the crew from leaving">
            <Bullets>
              {notLeaving.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </Bullets>
          </Callout>
        )}
        <Facts
          of={{
            "Kept by": keptBy ?? "Nobody has opened it yet",
            "Last heard of the device": at(heardAt, "Not yet"),
            Submitted: at(submittedAt, "Not yet"),
            "Read here": read
          }}
        />
        {submittedAt === undefined && (
          <Stack as="section" gap={1} aria-label="What the log lacks">
            <p>Before it is submitted:</p>
            <Bullets>
              {lacks.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </Bullets>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
