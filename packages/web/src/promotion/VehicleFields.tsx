import { instantAt, type PromotionForm } from "@crewfleet/sdk"
import { timeZone } from "../time/timeZone.ts"
import { SegmentedControl } from "../ui/SegmentedControl.tsx"
import { FilterFields } from "./FilterFields.tsx"
import styles from "./VehicleFields.module.css"
import { VehiclePicker } from "./VehiclePicker.tsx"

interface VehicleFieldsProps {
  readonly form: PromotionForm
  readonly onChange: (changes: Partial<PromotionForm>) => void
}

const kinds = [
  { value: "VEHICLES", label: "Vehicles" },
  { value: "FILTERS", label: "Filters" }
] as const

/** Which vehicles the promotion is for: ticked one by one, or found by what they are like. */
export function VehicleFields({ form, onChange }: VehicleFieldsProps) {
  const start = instantAt(form.startDate, timeZone())
  const end = instantAt(form.expiryDate, timeZone())
  return (
    <section className={styles.section} aria-labelledby="vehicles-heading">
      <header className={styles.heading}>
        <h3 id="vehicles-heading">Vehicles</h3>
        <SegmentedControl
          label="Filter type"
          segments={kinds}
          value={form.filterType}
          onChange={(filterType) => onChange({ filterType })}
        />
      </header>
      <p className={styles.note}>
        Without a choice the promotion is for your whole fleet. It cannot be changed once the promotion is
        created.
      </p>
      {form.filterType === "FILTERS" && <FilterFields filters={form.filters} onChange={onChange} />}
      {form.filterType === "VEHICLES" &&
        (start && end && start < end ? (
          <VehiclePicker
            key={`${start} ${end}`}
            start={start}
            end={end}
            chosen={form.vehicleIds}
            onChange={onChange}
          />
        ) : (
          <p className={styles.note}>
            Give a start and a later expiry date to see which vehicles are available.
          </p>
        ))}
    </section>
  )
}
