import { useMemo, useState } from "react"
import { useSearch } from "wouter"
import { startIn } from "../list/listPlace.ts"
import { PagedTable } from "../list/PagedTable.tsx"
import { usePlaceInAddress } from "../list/usePlaceInAddress.ts"
import { Card } from "../ui/Card.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
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
  const columns = useMemo(() => hirerBookingColumns(hirerId, currency), [hirerId, currency])
  usePlaceInAddress(state.context.request)

  return (
    <Card title="Bookings" flush busy={state.hasTag("busy")}>
      <PagedTable
        state={state}
        send={send}
        room="12rem"
        situation="loadHirerBookings"
        things="bookings"
        caption="Bookings of this hirer"
        columns={columns}
        nothing="This hirer has no bookings"
        skeleton={<LoadingState message="Loading hirer bookings..." />}
        stepwise
      />
    </Card>
  )
}
