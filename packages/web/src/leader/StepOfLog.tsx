import type { LogStep } from "@crewfleet/sdk/rules"
import { dropOffForm } from "@crewfleet/sdk/rules"
import { DropOffStep } from "./DropOffStep.tsx"
import { MedicationStep, PropertyStep } from "./HandoverStep.tsx"
import type { LogOutboxes } from "./logOutboxes.ts"
import type { OpenedLog } from "./OpenedLog.ts"
import { PatientStep } from "./PatientStep.tsx"
import { TimesStep } from "./TimesStep.tsx"
import type { LogActors } from "./useLogDeliveries.ts"
import { VehicleStep } from "./VehicleStep.tsx"

interface StepOfLogProps {
  readonly step: LogStep
  readonly opened: OpenedLog
  readonly outboxes: LogOutboxes
  readonly actors: LogActors
  readonly lacks: ReadonlyArray<string>
  readonly onPassOn: () => void
}

/** One of the six steps. */
export function StepOfLog({ step, opened, outboxes, actors, lacks, onPassOn }: StepOfLogProps) {
  const shared = { opened, outboxes }
  switch (step) {
    case "vehicle":
      return <VehicleStep {...shared} actor={actors.vehicle} endMileage={endMileage(actors)} />
    case "patient":
      return <PatientStep opened={opened} />
    case "property":
      return <PropertyStep {...shared} actors={actors} />
    case "medication":
      return <MedicationStep {...shared} actors={actors} />
    case "dropOff":
      return <DropOffStep {...shared} actors={actors} lacks={lacks} onPassOn={onPassOn} />
    case "plan":
      return <TimesStep {...shared} actor={actors.times} />
  }
}

/** What the odometer shows after the journey, once that was noted. */
const endMileage = ({ dropOff }: LogActors): number | undefined =>
  dropOffForm.questions.mileage.write(dropOff.getSnapshot().context.form.mileage) ?? undefined
