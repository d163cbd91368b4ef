import { vehicleTypes } from "@crewfleet/sdk"
import { Card } from "../ui/Card.tsx"
import { choicesOf } from "../ui/choicesOf.ts"
import { SelectField } from "../ui/SelectField.tsx"
import { TextField } from "../ui/TextField.tsx"
import { type Answering, answerTo } from "./Answer.ts"
import styles from "./VehicleEditor.module.css"

/** Which vehicle it is. */
export function DetailsSection(answering: Answering) {
  return (
    <Card title="Details">
      <div className={styles.fields}>
        <TextField {...answerTo(answering, "name")} label="Make" autoComplete="off" />
        <TextField {...answerTo(answering, "model")} label="Model" autoComplete="off" />
        <TextField {...answerTo(answering, "regno")} label="Registration number" autoComplete="off" />
        <TextField {...answerTo(answering, "color")} label="Colour" autoComplete="off" />
        <SelectField
          {...answerTo(answering, "type")}
          label="Vehicle type"
          placeholder="Select a type"
          choices={choicesOf(vehicleTypes)}
        />
      </div>
    </Card>
  )
}
