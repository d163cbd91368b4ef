import type { VehicleLocation } from "@crewfleet/sdk"
import { Button } from "../ui/Button.tsx"
import type { Column } from "../ui/DataTable.tsx"
import { unknown } from "../ui/unknown.ts"

/** What a list of places shows of each, and the way to edit it. */
export const locationColumns = (
  onEdit: (place: VehicleLocation) => void
): ReadonlyArray<Column<VehicleLocation>> => [
  { heading: "Name", cell: ({ name }) => name || unknown },
  { heading: "Address", cell: ({ firstLine }) => firstLine || unknown },
  { heading: "Town or city", cell: ({ city }) => city || unknown },
  { heading: "Postcode", cell: ({ postalCode }) => postalCode || unknown },
  { heading: "Country", cell: ({ country }) => country || unknown },
  {
    heading: "Actions",
    align: "end",
    card: "side",
    cell: (place) => (
      <Button size="small" aria-label={`Edit ${place.name ?? place.city}`} onClick={() => onEdit(place)}>
        Edit
      </Button>
    )
  }
]
