import { type FleetChoice, momentIn, type PromotionAnswers } from "@crewfleet/sdk/rules"
import { useCallback } from "react"
import { Row } from "../ui/Row.tsx"
import { SegmentedControl } from "../ui/SegmentedControl.tsx"
import { Stack } from "../ui/Stack.tsx"
import { FilterFields } from "./FilterFields.tsx"
import styles from "./VehicleFields.module.css"
import { VehiclePicker } from "./VehiclePicker.tsx"

interface VehicleFieldsProps {
  readonly form: PromotionAnswers
  readonly onChange: (changes: Partial<PromotionAnswers>) => void
}

const kinds = [
  { value: "VEHICLES", label: "Vehicles" },
  { value: "FILTERS", label: "Filters" }
] as const

/** Which vehicles the promotion is for: ticked one by one, or found by what they are like. */
export function VehicleFields({ form, onChange }: VehicleFieldsProps) {
  const start = momentIn(form.startDate)
  const end = momentIn(form.expiryDate)
  const chosen = form.vehicleFilter
  const choose = useCallback(
    (changes: Partial<FleetChoice>) => onChange({ vehicleFilter: { ...chosen, ...changes } }),
    [chosen, onChange]
  )
  return (
    <Stack as="section" gap={3} className={styles.section} aria-labelledby="vehicles-heading">
      <Row as="header" justify="between">
        <h3 id="vehicles-heading">Vehicles</h3>
        <SegmentedControl
          label="Filter type"
          segments={kinds}
          value={chosen.filterType}
          onChange={(filterType) => choose({ filterType })}
        />
      </Row>
      <p className={styles.note}>
        Without a choice the promotion is for your whole fleet. It cannot be changed once the promotion is
        created.
      </p>
      {chosen.filterType === "FILTERS" && <FilterFields filters={chosen.filters} onChange={choose} />}
      {chosen.filterType === "VEHICLES" &&
        (start && end && start < end ? (
          <VehiclePicker
            key={`${start} ${end}`}
            start={start}
            end={end}
            chosen={chosen.vehicleIds}
            onChange={choose}
          />
        ) : (
          <p className={styles.note}>
            Give a start and a later expiry date to see which vehicles are available.
          </p>
        ))}
    </Stack>
  )
}
