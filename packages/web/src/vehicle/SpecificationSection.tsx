import { fuelTypes, transmissionTypes } from "@crewfleet/sdk"
import { Card } from "../ui/Card.tsx"
import { CheckboxField } from "../ui/CheckboxField.tsx"
import { choicesOf } from "../ui/choicesOf.ts"
import { SelectField } from "../ui/SelectField.tsx"
import { TextField } from "../ui/TextField.tsx"
import { type Answering, answerTo } from "./Answer.ts"
import styles from "./VehicleEditor.module.css"

/** What a hirer wants to know of it. */
export function SpecificationSection(answering: Answering) {
  const { form, onChange } = answering
  return (
    <Card title="Specification">
      <div className={styles.fields}>
        <SelectField
          {...answerTo(answering, "fuelType")}
          label="Fuel type"
          placeholder="Select a fuel type"
          choices={choicesOf(fuelTypes)}
        />
        <SelectField
          {...answerTo(answering, "transmissionType")}
          label="Transmission"
          placeholder="Select a transmission"
          choices={choicesOf(transmissionTypes)}
        />
        <TextField
          {...answerTo(answering, "engineSize")}
          label="Engine size"
          hint="Such as 1.5 L, or Electric"
          autoComplete="off"
        />
        <div className={styles.pair}>
          <TextField {...answerTo(answering, "doors")} label="Doors" inputMode="numeric" autoComplete="off" />
          <TextField {...answerTo(answering, "seats")} label="Seats" inputMode="numeric" autoComplete="off" />
        </div>
        <CheckboxField
          name="airConditioning"
          label="Air conditioning"
          checked={form.airConditioning}
          onChange={({ currentTarget }) => onChange({ airConditioning: currentTarget.checked })}
        />
      </div>
    </Card>
  )
}
