import { scheduleSpan } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useState } from "react"
import { useLocation, useSearch } from "wouter"
import { Page } from "../layout/Page.tsx"
import { useNarrow } from "../layout/useNarrow.ts"
import { PartBody } from "../list/PartBody.tsx"
import { timeZone } from "../time/timeZone.ts"
import { Card } from "../ui/Card.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { BookingChangeDialog } from "./BookingChangeDialog.tsx"
import { BookingViews } from "./BookingViews.tsx"
import { bookingLogics } from "./bookingLogics.ts"
import { ScheduleChart } from "./ScheduleChart.tsx"
import { ScheduleControls } from "./ScheduleControls.tsx"
import { ScheduleTable } from "./ScheduleTable.tsx"
import { scheduleAddress, schedulePlaceIn } from "./schedulePlace.ts"
import { spanWords } from "./scheduleWords.ts"

interface ScheduleScreenProps {
  readonly agencyId: number | undefined
  readonly logics?: typeof bookingLogics
}

/** Shows `scheduleMachine`: the agency's vehicles and when each is out, by day, week or month. */
export function ScheduleScreen({ agencyId, logics = bookingLogics }: ScheduleScreenProps) {
  const [, navigate] = useLocation()
  const place = schedulePlaceIn(useSearch())
  const shownAs = useNarrow() ? (place.as ?? "table") : (place.as ?? "chart")
  const span = scheduleSpan(place.view, place.date, timeZone())
  const request = { agencyId, from: span.from.toISOString(), to: span.until.toISOString() }
  const [state, send] = useLogic(logics.schedule, { input: { request } })
  const { value: vehicles, failure, attempts, request: asked } = state.context
  const [opened, setOpened] = useState<number>()
  const busy = state.hasTag("busy")
  const words = spanWords(place.view, span)
  const reload = () => send({ type: "reload.asked" })

  const ask = useEffectEvent(() => {
    if (request.from !== asked.from || request.to !== asked.to) send({ type: "request.changed", request })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stretch of the calendar has other bookings
  useEffect(() => ask(), [request.from, request.to])

  return (
    <Page back={null} actions={<BookingViews shown="schedule" />}>
      <Card title={words} flush busy={busy}>
        <ScheduleControls
          place={{ ...place, as: shownAs }}
          onGo={(change) => navigate(scheduleAddress({ ...place, ...change }))}
        />
        <PartBody
          situation="loadSchedule"
          failure={failure}
          attempts={attempts}
          busy={busy}
          onRetry={reload}
          nothing={vehicles?.length === 0 ? "You have no vehicles that can be hired yet" : undefined}
          advice="A vehicle stands here once it has been approved: add it under Vehicles, and submit it for approval."
          skeleton={<SkeletonRows rows={12} />}
        >
          {vehicles &&
            (shownAs === "chart" ? (
              <ScheduleChart
                label={words}
                view={place.view}
                span={span}
                vehicles={vehicles}
                onOpen={setOpened}
              />
            ) : (
              <ScheduleTable vehicles={vehicles} onOpen={setOpened} />
            ))}
        </PartBody>
      </Card>
      {opened !== undefined && (
        <BookingChangeDialog
          key={opened}
          id={opened}
          logic={logics.change}
          onMoved={reload}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  )
}
