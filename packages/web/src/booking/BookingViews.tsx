import { ViewLinks } from "../layout/ViewLinks.tsx"

const places = { list: "/agency/bookings/agency-list", schedule: "/agency/bookings/schedule" } as const

/** Leads between the list of an agency's bookings and their schedule. */
export function BookingViews({ shown }: { readonly shown: keyof typeof places }) {
  return (
    <ViewLinks
      label="Views of bookings"
      views={{ [places.list]: "List", [places.schedule]: "Schedule" }}
      shown={places[shown]}
    />
  )
}
