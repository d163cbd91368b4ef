import { useMemo, useState } from "react"
import { useSearch } from "wouter"
import { startIn } from "../list/listPlace.ts"
import { PartBody } from "../list/PartBody.tsx"
import { usePlaceInAddress } from "../list/usePlaceInAddress.ts"
import { afterPaint } from "../ui/afterPaint.ts"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { StepPager } from "../ui/StepPager.tsx"
import { useLogic } from "../useLogic.ts"
import { hirerBookingColumns } from "./hirerBookingColumns.tsx"
import type { HirerLogics } from "./hirerLogics.ts"

interface HirerBookingsProps {
  readonly hirerId: number
  readonly agencyId: number | undefined
  readonly currency: string
  readonly logic: HirerLogics["bookings"]
}

/** Shows `hirerBookingsMachine`: what a hirer has booked with this agency. */
export function HirerBookings({ hirerId, agencyId, currency, logic }: HirerBookingsProps) {
  const query = useSearch()
  const [start] = useState(() => ({ page: startIn(query).page ?? 0 }))
  const [state, send] = useLogic(logic, { input: { filter: { hirerId, agencyId }, start } })
  const { request, answer, failure } = state.context
  const busy = state.hasTag("busy")
  const columns = useMemo(() => hirerBookingColumns(hirerId, currency), [hirerId, currency])
  usePlaceInAddress(request)

  return (
    <Card title="Bookings" flush busy={busy}>
      <PartBody
        room="12rem"
        situation="loadHirerBookings"
        failure={failure}
        busy={busy}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={answer?.content.length === 0 ? "This hirer has no bookings" : undefined}
        skeleton={<LoadingState message="Loading hirer bookings..." />}
      >
        {answer && (
          <div>
            <DataTable
              caption="Bookings of this hirer"
              columns={columns}
              rows={answer.content}
              rowKey={({ id }) => id}
            />
            <StepPager
              label="Pages of bookings"
              page={request.page}
              size={request.size}
              total={answer.totalElements}
              onPage={(page) => afterPaint(() => send({ type: "page.chosen", page }))}
            />
          </div>
        )}
      </PartBody>
    </Card>
  )
}
