import { scheduleSpan } from "@crewfleet/sdk/rules"
import type { Bar, LaneGroup } from "../schedule/Lane.ts"
import { ScheduleChart } from "../schedule/ScheduleChart.tsx"
import { ScheduleTable } from "../schedule/ScheduleTable.tsx"
import type { ScheduleWords } from "../schedule/ScheduleWords.ts"
import { timeZone } from "../time/timeZone.ts"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"

const trip = (key: number, from: string, to: string, more: Partial<Bar> = {}): Bar => ({
  key,
  start: `2026-11-20T${from}:00Z`,
  end: `2026-11-20T${to}:00Z`,
  label: `Trip ${key}`,
  name: `Trip ${key}`,
  status: { words: "Planned", tone: "neutral" },
  leadsTo: `#trip${key}`,
  ...more
})

const done = { status: { words: "Done", tone: "success" } } as const
const underWay = { status: { words: "Under way", tone: "info" } } as const
const late = { status: { words: "Late", tone: "danger" } } as const
const open = { status: { words: "To confirm", tone: "warning" }, note: "Two wheelchairs" } as const

const groups: ReadonlyArray<LaneGroup> = [
  {
    heading: "Vehicles",
    lanes: [
      {
        key: "van 1",
        name: "Ford Transit",
        detail: "AB12 CDE, Leeds",
        bars: [
          trip(1, "06:30", "09:00", done),
          trip(2, "09:30", "13:00", underWay),
          trip(3, "14:00", "18:00", open)
        ]
      },
      { key: "van 2", name: "Kia Sedona", detail: "BB22 BBB, York", bars: [] }
    ]
  },
  {
    heading: "Drivers",
    lanes: [
      {
        key: "driver 1",
        name: "Ada Hill",
        bars: [
          trip(2, "09:30", "13:00", { ...underWay, attention: "Overlaps Trip 4" }),
          trip(4, "11:00", "15:30", { attention: "Overlaps Trips 2 and 5" }),
          trip(5, "12:00", "12:45", { ...late, attention: "Overlaps Trip 4" })
        ]
      }
    ]
  }
]

const words: ScheduleWords = {
  lane: "Name",
  bar: "Trip",
  chart: "Trips of everybody",
  table: "Trips by their start",
  nothing: "There is nobody to send",
  noBars: "Nobody is sent in this time"
}

/** A schedule of two groups with bars of every kind, some of which overlap, as a chart and as tables. */
export function GallerySchedule() {
  const span = scheduleSpan("day", "2026-11-20", timeZone())
  return (
    <Stack>
      <Card title="As a chart" flush>
        <ScheduleChart label="20 November 2026" view="day" span={span} groups={groups} words={words} />
      </Card>
      <Card title="As a table" flush>
        <ScheduleTable groups={groups} words={words} />
      </Card>
    </Stack>
  )
}
