import type { CrewHours } from "@crewfleet/sdk/rules"
import { timeZoneName } from "@crewfleet/sdk/rules"
import { memo } from "react"
import { timeZone } from "../time/timeZone.ts"
import { Callout } from "../ui/Callout.tsx"
import { hoursInWords } from "./hoursInWords.ts"

interface PlannerStandingProps {
  readonly hours: CrewHours
  /** Why no hours are entered. */
  readonly why: string | undefined
}

/** What was planned, by which clock times are typed, and what an entry means where the job stands. */
export const PlannerStanding = memo(function PlannerStanding({ hours, why }: PlannerStandingProps) {
  const { planned, transportStatus } = hours
  const zone = hours.timeZone ?? timeZone()
  return (
    <>
      {why !== undefined && (
        <Callout title="No hours can be entered">
          <p>{why}.</p>
        </Callout>
      )}
      {transportStatus === "CLOSED" && (
        <Callout title="This job is closed">
          <p>
            What is entered now stands beside the hours that were accepted, and takes nothing of them away.
          </p>
        </Callout>
      )}
      {planned.start && planned.end && (
        <p>
          Planned:{" "}
          {hoursInWords({ start: planned.start, end: planned.end, breakTime: planned.breakTime ?? 0 }, zone)}
        </p>
      )}
      <p>Times are those of {timeZoneName(zone)}.</p>
    </>
  )
})
