import { useMemo } from "react"
import { Page } from "../layout/Page.tsx"
import { Schedule } from "../schedule/Schedule.tsx"
import type { ScheduleWords } from "../schedule/ScheduleWords.ts"
import { useSchedule } from "../schedule/useSchedule.ts"
import { TransportViews } from "./TransportViews.tsx"
import { transportLanes } from "./transportLanes.ts"
import * as portal from "./transportLogics.ts"

interface TransportScheduleScreenProps {
  readonly agencyId: number
  readonly logics?: Pick<portal.TransportLogics, "schedule">
}

/** Shows `transportScheduleMachine`: an agency's vehicles, drivers and crew, and when each is taken by what. */
export function TransportScheduleScreen({
  agencyId,
  logics = portal.transportLogics
}: TransportScheduleScreenProps) {
  const schedule = useSchedule(logics.schedule, { agencyId }, "day")
  const groups = useMemo(() => schedule.answer && transportLanes(schedule.answer), [schedule.answer])
  return (
    <Page back={null} actions={<TransportViews shown="schedule" />}>
      <Schedule schedule={schedule} situation="authenticatedCall" groups={groups} words={words} />
    </Page>
  )
}

const words: ScheduleWords = {
  lane: "Vehicle or worker",
  bar: "Job",
  chart: "Vehicles, drivers and crew with their jobs",
  table: "Jobs by their start",
  nothing: "There are no vehicles and no workers yet",
  advice: "Add vehicles under Vehicles, and take workers on under Applicants.",
  noBars: "Nothing is planned in this time"
}
