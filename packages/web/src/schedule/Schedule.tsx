import type { Situation } from "@crewfleet/sdk"
import { useNarrow } from "../layout/useNarrow.ts"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import type { LaneGroup } from "./Lane.ts"
import { ScheduleChart } from "./ScheduleChart.tsx"
import { ScheduleControls } from "./ScheduleControls.tsx"
import { ScheduleTable } from "./ScheduleTable.tsx"
import type { ScheduleWords } from "./ScheduleWords.ts"
import { spanWords } from "./spanWords.ts"
import type { ScheduleState } from "./useSchedule.ts"

interface ScheduleProps {
  readonly schedule: ScheduleState<unknown>
  readonly situation: Situation
  /** What is shown of the answer, the same until another comes; undefined until there is one. */
  readonly groups: ReadonlyArray<LaneGroup> | undefined
  readonly words: ScheduleWords
}

/** Lanes with what takes their time, by day, week or month: a chart where there is room, and a table on a phone, unless told. */
export function Schedule({ schedule, situation, groups, words }: ScheduleProps) {
  const { place, span, busy } = schedule
  const usual = useNarrow() ? "table" : "chart"
  const { as = usual } = place
  const shown = groups?.filter(({ lanes }) => lanes.length > 0)
  const title = spanWords(place.view, span)
  return (
    <Card title={title} flush busy={busy}>
      <ScheduleControls place={{ ...place, as }} onGo={schedule.go} />
      <PartBody
        situation={situation}
        failure={schedule.failure}
        attempts={schedule.attempts}
        busy={busy}
        onRetry={schedule.reload}
        nothing={shown?.length === 0 ? words.nothing : undefined}
        advice={words.advice}
        skeleton={<SkeletonRows rows={12} />}
      >
        {shown &&
          (as === "chart" ? (
            <ScheduleChart label={title} view={place.view} span={span} groups={shown} words={words} />
          ) : (
            <ScheduleTable groups={shown} words={words} />
          ))}
      </PartBody>
    </Card>
  )
}
