import { useMemo } from "react"
import { ListCard } from "../list/ListCard.tsx"
import { useList } from "../list/useList.ts"
import { hirerBookingsList } from "./hirerBookingsList.tsx"
import type { HirerLogics } from "./hirerLogics.ts"

interface HirerBookingsProps {
  readonly hirerId: number
  readonly agencyId: number | undefined
  readonly currency: string
  readonly logic: HirerLogics["bookings"]
}

/** What a hirer has booked with this agency. */
export function HirerBookings({ hirerId, agencyId, currency, logic }: HirerBookingsProps) {
  const list = useMemo(
    () => hirerBookingsList({ hirerId, agencyId }, currency, logic),
    [hirerId, agencyId, currency, logic]
  )
  const [state, send] = useList(list)
  return <ListCard list={list} state={state} send={send} />
}
