import { ViewLinks } from "../layout/ViewLinks.tsx"
import { transportPlaces } from "./transportPlaces.ts"

const { list, board, schedule } = transportPlaces

/** Leads between the list, the board and the schedule of an agency's jobs. */
export function TransportViews({ shown }: { readonly shown: "list" | "board" | "schedule" }) {
  return (
    <ViewLinks
      label="Views of jobs"
      views={{ [list]: "List", [board]: "Board", [schedule]: "Schedule" }}
      shown={transportPlaces[shown]}
    />
  )
}
