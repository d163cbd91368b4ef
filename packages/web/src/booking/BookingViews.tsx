import { useSearch } from "wouter"
import { ViewLinks } from "../layout/ViewLinks.tsx"

const list = "/agency/bookings/agency-list"
const places = {
  list,
  out: `${list}?status=IN_PROGRESS&sort=end`,
  schedule: "/agency/bookings/schedule"
} as const

/** Leads between the list of an agency's bookings, the hires that have started and are not complete, and their schedule. */
export function BookingViews({ shown }: { readonly shown: "list" | "schedule" }) {
  const isOut = places.out.endsWith(`?${useSearch()}`)
  return (
    <ViewLinks
      label="Views of bookings"
      views={{ [places.list]: "List", [places.out]: "Vehicles out", [places.schedule]: "Schedule" }}
      shown={places[isOut ? "out" : shown]}
    />
  )
}
