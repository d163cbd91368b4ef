import { dayOf, isDate, scheduleViews, stepSchedule } from "@crewfleet/sdk/rules"
import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import { timeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { DateField } from "../ui/DateField.tsx"
import { IconButton } from "../ui/IconButton.tsx"
import { Row } from "../ui/Row.tsx"
import { SegmentedControl } from "../ui/SegmentedControl.tsx"
import styles from "./ScheduleControls.module.css"
import type { SchedulePlace } from "./schedulePlace.ts"

interface ScheduleControlsProps {
  readonly place: SchedulePlace
  readonly onGo: (change: Partial<SchedulePlace>) => void
}

/** Which days the schedule shows, how many of them, and as what. */
export function ScheduleControls({ place, onGo }: ScheduleControlsProps) {
  const { view, date, as = "chart" } = place
  const step = (steps: 1 | -1) => onGo({ date: stepSchedule(view, date, steps) })
  return (
    <Row gap={3} justify="between" className={styles.controls}>
      <Row className={styles.steps}>
        <IconButton label={`Previous ${view}`} onClick={() => step(-1)}>
          <ChevronLeft />
        </IconButton>
        <Button onClick={() => onGo({ date: dayOf(new Date(), timeZone()) })}>Today</Button>
        <IconButton label={`Next ${view}`} onClick={() => step(1)}>
          <ChevronRight />
        </IconButton>
        <DateField
          name="date"
          label="Date"
          labelHidden
          value={date}
          onDate={(chosen) => isDate(chosen) && onGo({ date: chosen })}
        />
      </Row>
      <Row className={styles.steps}>
        <SegmentedControl
          label="Days at once"
          value={view}
          segments={scheduleViews.map((each) => ({ value: each, label: viewWords[each] }))}
          onChange={(chosen) => onGo({ view: chosen })}
        />
        <SegmentedControl
          label="Show as"
          value={as}
          segments={[
            { value: "chart", label: "Chart" },
            { value: "table", label: "Table" }
          ]}
          onChange={(chosen) => onGo({ as: chosen })}
        />
      </Row>
    </Row>
  )
}

const viewWords = { day: "Day", week: "Week", month: "Month" } as const
