import type { BookingsFilter } from "@crewfleet/machines"
import { type BookingStatus, bookingStatuses, bookingStatusWords } from "@crewfleet/sdk"
import { Button } from "../ui/Button.tsx"
import { DateField } from "../ui/DateField.tsx"
import { MultiSelectField } from "../ui/MultiSelectField.tsx"
import { SearchField } from "../ui/SearchField.tsx"
import styles from "./BookingsFilters.module.css"

interface BookingsFiltersProps {
  readonly typed: string
  readonly filter: BookingsFilter
  readonly onType: (text: string) => void
  readonly onSearch: () => void
  readonly onFilter: (filter: BookingsFilter) => void
  readonly onClear: () => void
}

/** Which bookings are listed: found by words, by where they stand and by the days on which they start. */
export function BookingsFilters({ typed, filter, onFilter, ...on }: BookingsFiltersProps) {
  const isNarrowed = typed !== "" || filter.statuses.length > 0 || filter.from !== "" || filter.to !== ""
  return (
    <section className={styles.filters} aria-label="Which bookings">
      <div className={styles.search}>
        <SearchField
          label="Search bookings"
          placeholder="Hirer, vehicle, registration or id"
          value={typed}
          onSearch={on.onType}
          onEnter={on.onSearch}
        />
      </div>
      <MultiSelectField
        name="statuses"
        label="Status"
        placeholder="Any status"
        choices={choices}
        value={filter.statuses}
        onChange={(statuses) => onFilter({ ...filter, statuses: statuses as ReadonlyArray<BookingStatus> })}
      />
      <DateField
        name="from"
        label="Starts from"
        value={filter.from}
        max={filter.to || undefined}
        onDate={(from) => onFilter({ ...filter, from })}
      />
      <DateField
        name="to"
        label="Starts until"
        value={filter.to}
        min={filter.from || undefined}
        onDate={(to) => onFilter({ ...filter, to })}
      />
      <Button disabled={!isNarrowed} onClick={on.onClear}>
        Clear filters
      </Button>
    </section>
  )
}

const choices = bookingStatuses.map((status) => ({ value: status, label: bookingStatusWords(status) }))
