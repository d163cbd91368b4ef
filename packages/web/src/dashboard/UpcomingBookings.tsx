import type { upcomingBookingsMachine } from "@crewfleet/machines"
import type { UserType } from "@crewfleet/sdk"
import { useSelector } from "@xstate/react"
import { useContext, useMemo } from "react"
import type { ActorRefFrom } from "xstate"
import { MayOpenContext } from "../layout/MayOpenContext.ts"
import { entire } from "../list/entire.ts"
import { ListCard } from "../list/ListCard.tsx"
import { useListPlace } from "../list/useListPlace.ts"
import { upcomingBookingsList } from "./upcomingBookingsList.tsx"

interface UpcomingBookingsProps {
  readonly upcomingBookings: ActorRefFrom<typeof upcomingBookingsMachine>
  readonly userType: UserType
  readonly currency: string
}

/** The bookings that are still to come, to search and page through. */
export function UpcomingBookings({ upcomingBookings, userType, currency }: UpcomingBookingsProps) {
  const state = useSelector(upcomingBookings, entire)
  const { filter } = state.context.first
  const mayOpen = useContext(MayOpenContext)
  const list = useMemo(
    () => upcomingBookingsList({ userType, currency, mayOpen }, filter),
    [userType, currency, mayOpen, filter]
  )
  useListPlace(list, state.context, upcomingBookings.send)
  return <ListCard list={list} state={state} send={upcomingBookings.send} />
}
