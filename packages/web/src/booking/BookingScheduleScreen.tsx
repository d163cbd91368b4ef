import type { ScheduledVehicle } from "@crewfleet/sdk"
import { useMemo, useState } from "react"
import { Page } from "../layout/Page.tsx"
import { Schedule } from "../schedule/Schedule.tsx"
import type { ScheduleWords } from "../schedule/ScheduleWords.ts"
import { useSchedule } from "../schedule/useSchedule.ts"
import { BookingChangeDialog } from "./BookingChangeDialog.tsx"
import { BookingViews } from "./BookingViews.tsx"
import { bookingLanes } from "./bookingLanes.ts"
import { bookingLogics } from "./bookingLogics.ts"
import { bookingPlace } from "./bookingPlace.ts"

interface BookingScheduleScreenProps {
  readonly agencyId: number | undefined
  readonly logics?: typeof bookingLogics
}

/** Shows `bookingScheduleMachine`: the agency's vehicles and when each is out, by day, week or month. */
export function BookingScheduleScreen({ agencyId, logics = bookingLogics }: BookingScheduleScreenProps) {
  const schedule = useSchedule(logics.schedule, { agencyId })
  const [opened, setOpened] = useState<number>()
  const vehicles = schedule.answer
  const groups = useMemo(() => vehicles && [{ lanes: bookingLanes(vehicles, setOpened) }], [vehicles])
  return (
    <Page back={null} actions={<BookingViews shown="schedule" />}>
      <Schedule schedule={schedule} situation="loadSchedule" groups={groups} words={words} />
      {opened !== undefined && (
        <BookingChangeDialog
          key={opened}
          id={opened}
          clientId={hirerOf(vehicles, opened)}
          place={bookingPlace("AGENCY", { id: opened, client: { id: hirerOf(vehicles, opened) } })}
          logic={logics.change}
          onMoved={schedule.reload}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  )
}

const hirerOf = (vehicles: ReadonlyArray<ScheduledVehicle> | undefined, bookingId: number) =>
  vehicles?.flatMap(({ bookings }) => bookings).find(({ id }) => id === bookingId)?.client?.id

const words: ScheduleWords = {
  lane: "Vehicle",
  bar: "Hirer",
  chart: "Vehicles and their bookings",
  table: "Bookings by their start",
  nothing: "You have no vehicles that can be hired yet",
  advice:
    "A vehicle stands here once it has been approved: add it under Vehicles, and submit it for approval.",
  noBars: "No vehicle is booked in this time"
}
