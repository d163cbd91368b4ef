import { knowsStep, vehicleLife } from "@crewfleet/machines"
import {
  type VehicleForm as Answers,
  changesIdentity,
  type Vehicle,
  type VehicleField,
  vehicleFormOf
} from "@crewfleet/sdk"
import { DraftLine } from "../editing/DraftLine.tsx"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Form } from "../ui/Form.tsx"
import { DetailsSection } from "./DetailsSection.tsx"
import { LocationSection } from "./LocationSection.tsx"
import { RatesSection } from "./RatesSection.tsx"
import { SpecificationSection } from "./SpecificationSection.tsx"
import styles from "./VehicleEditor.module.css"
import type { VehicleLogics } from "./vehicleLogics.ts"

interface VehicleFormProps {
  readonly form: Answers
  readonly vehicle: Vehicle | undefined
  readonly problems: ReadonlyArray<{ readonly field?: string; readonly text: string }>
  readonly dirty: boolean
  readonly saving: boolean
  readonly unkept: boolean
  readonly busy: boolean
  readonly attempts: number
  readonly currency: string
  readonly logics: VehicleLogics
  readonly onChange: (changes: Partial<Answers>) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
}

/** All questions about a vehicle, and whether the answers are saved. */
export function VehicleForm({
  form,
  vehicle,
  problems,
  dirty,
  saving,
  unkept,
  busy,
  ...rest
}: VehicleFormProps) {
  const { attempts, currency, logics, onChange, onSave, onDiscard } = rest
  const problemOf = (field: VehicleField) => problems.find((problem) => problem.field === field)?.text
  const answering = { form, problemOf, onChange }
  const approved = vehicle && knowsStep(vehicleLife, vehicle.status, "identity.changed")
  return (
    <Form problems={problems} busy={busy} attempts={attempts} onSubmit={onSave}>
      <DetailsSection {...answering} />
      <SpecificationSection {...answering} />
      <RatesSection {...answering} currency={currency} />
      <LocationSection {...answering} saved={vehicle?.location} logics={logics} />
      {approved && changesIdentity(vehicleFormOf(vehicle), form) && (
        <Callout tone="warning" title="This needs a new approval">
          <p>
            {vehicle.status === "ACTIVE"
              ? "With another make, model, registration number or type it goes back for approval, and cannot be booked anew until then."
              : "With another make, model, registration number or type it becomes a draft, to be submitted again."}
          </p>
        </Callout>
      )}
      <DraftLine unkept={unkept} />
      <div className={styles.bar}>
        <p className={styles.saved} role="status">
          {saving ? "Saving…" : dirty ? "Unsaved changes" : vehicle ? "All changes are saved" : ""}
        </p>
        {dirty && (
          <Button disabled={busy} onClick={onDiscard}>
            Discard changes
          </Button>
        )}
        <Button kind="primary" type="submit" busy={saving} disabled={busy && !saving}>
          {vehicle ? "Save" : "Add Vehicle"}
        </Button>
      </div>
    </Form>
  )
}
