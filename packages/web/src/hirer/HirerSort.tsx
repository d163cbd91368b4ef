import type { Sort } from "@crewfleet/machines"
import { SelectField } from "../ui/SelectField.tsx"

interface HirerSortProps {
  readonly sort: Sort | undefined
  readonly onChange: (sort: Sort | undefined) => void
}

/** In which order the hirers come. */
export function HirerSort({ sort, onChange }: HirerSortProps) {
  return (
    <SelectField
      name="sort"
      label="Order of hirers"
      labelHidden
      choices={orders}
      value={sort?.by ?? "name"}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === "name" ? undefined : { by: value, direction: "descending" })
      }
    />
  )
}

const orders = [
  { value: "name", label: "By name" },
  { value: "totalBooking", label: "Most bookings first" },
  { value: "rating", label: "Best rated first" }
]
