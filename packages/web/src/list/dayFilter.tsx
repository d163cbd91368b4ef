import { isDate } from "@crewfleet/sdk/rules"
import { DateField } from "../ui/DateField.tsx"
import type { ListFilter } from "./List.ts"

interface DayFilter<Filter> {
  readonly name: string
  readonly label: string
  /** The first and the last day that make sense beside the other filters; empty where any does. */
  readonly min?: (filter: Filter) => string
  readonly max?: (filter: Filter) => string
}

/** Narrows a list to one side of a day: `2026-11-20`, or empty. */
export const dayFilter = <Filter,>({
  name,
  label,
  min,
  max
}: DayFilter<Filter>): ListFilter<string, Filter> => ({
  name,
  none: "",
  read: (word, first) => (word === "" || isDate(word) ? word : first),
  write: (value) => value,
  field: ({ value, filter, onChange }) => (
    <DateField
      name={name}
      label={label}
      value={value}
      min={min?.(filter) || undefined}
      max={max?.(filter) || undefined}
      onDate={onChange}
    />
  )
})
