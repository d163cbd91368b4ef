import type { EnteredTimes } from "@crewfleet/sdk"
import { writeInstant } from "@crewfleet/sdk/rules"
import { Callout } from "../ui/Callout.tsx"
import { Stack } from "../ui/Stack.tsx"
import { hoursInWords } from "./hoursInWords.ts"
import styles from "./Seats.module.css"

interface EnteredHoursProps {
  /** The latest first. */
  readonly times: ReadonlyArray<EnteredTimes>
  readonly zone: string
  /** Whether whoever looks is the worker. */
  readonly own?: boolean
}

/** What was entered of somebody's hours: the latest, those before it, why they were corrected, and what the worker says. */
export function EnteredHours({ times, zone, own = false }: EnteredHoursProps) {
  return times.map((entry, index) => (
    <Stack gap={1} key={entry.id}>
      <p>
        {nameOf(index, times.length)}: {hoursInWords(entry, zone)}
      </p>
      <p className={styles.words}>
        {[entry.by, writeInstant("moment", entry.at, zone)].filter(Boolean).join(", ")}
        {entry.reason && `: ${entry.reason}`}
      </p>
      {entry.objection && (
        <Callout tone="warning" title={own ? "You objected" : "The worker objects"}>
          <p>{entry.objection}</p>
        </Callout>
      )}
    </Stack>
  ))
}

const nameOf = (index: number, length: number) => {
  if (length === 1) return "Entered"
  if (index === length - 1) return "Entered first"
  return index === 0 ? "Entered last" : "Entered then"
}
