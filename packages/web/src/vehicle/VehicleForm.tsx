import { knowsStep, type VehicleAnswers, vehicleLife } from "@crewfleet/machines"
import { changesIdentity, type Problem, type Vehicle, vehicleForm } from "@crewfleet/sdk"
import { DraftLine } from "../editing/DraftLine.tsx"
import { LeftAnswers } from "../form/LeftAnswers.tsx"
import { QuestionForm } from "../form/QuestionForm.tsx"
import { Questions } from "../form/Questions.tsx"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { PlaceField } from "./PlaceField.tsx"
import styles from "./VehicleEditor.module.css"
import type { VehicleLogics } from "./vehicleLogics.ts"

interface VehicleFormProps {
  readonly form: VehicleAnswers
  readonly left: Readonly<Record<string, unknown>>
  readonly vehicle: Vehicle | undefined
  readonly problems: ReadonlyArray<Problem>
  readonly refusals: ReadonlyArray<string>
  readonly dirty: boolean
  readonly saving: boolean
  readonly unkept: boolean
  readonly busy: boolean
  readonly attempts: number
  readonly currency: string
  readonly logics: VehicleLogics
  readonly onChange: (changes: Partial<VehicleAnswers>) => void
  readonly onDismissLeft: () => void
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
  const { left, refusals, attempts, currency, logics, onChange, onSave, onDiscard, onDismissLeft } = rest
  const approved = vehicle && knowsStep(vehicleLife, vehicle.status, "identity.changed")
  return (
    <QuestionForm
      of={vehicleForm}
      problems={problems}
      refusals={refusals}
      busy={busy}
      attempts={attempts}
      onSubmit={onSave}
    >
      <LeftAnswers of={vehicleForm} left={left} onDismiss={onDismissLeft} />
      {vehicleForm.sections.map(({ id, title, fields }) => (
        <Card key={id} title={title}>
          {id === "rates" && (
            <p className={styles.lead}>
              Amounts are in {currency}. A weekend day without a rate costs as much as a weekday.
            </p>
          )}
          <Questions
            of={vehicleForm}
            fields={fields}
            answers={form}
            problems={problems}
            onChange={onChange}
            odd={{ location: (control) => <PlaceField {...control} logics={logics} /> }}
          />
        </Card>
      ))}
      {approved && changesIdentity(vehicleForm.read(vehicle), form) && (
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
    </QuestionForm>
  )
}
