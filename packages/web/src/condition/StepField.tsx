import { type ConditionReportContext, offeredStep } from "@crewfleet/machines"
import { latestNow } from "../time/serviceClock.ts"
import { writeMoment } from "../time/write.ts"
import { CheckboxField } from "../ui/CheckboxField.tsx"

interface StepFieldProps {
  readonly report: ConditionReportContext
  readonly onChoose: (wanted: boolean) => void
}

/** Asks whether the hire starts, or is completed, with a report, where the booking is not past that. */
export function StepField({ report, onChoose }: StepFieldProps) {
  const offered = offeredStep(report, latestNow())
  if (!offered) return null
  const { label, effect } = words[report.record.moment]
  const { at } = report.form.step ?? {}
  const why = `As far as this device knows: ${offered.because.join(". ").replace(/\.$/, "")}.`
  return (
    <CheckboxField
      name="step"
      label={label}
      hint={
        at ? `As of ${writeMoment(at)}, when it was first sent.` : offered.because.length > 0 ? why : effect
      }
      checked={offered.isWanted}
      onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
    />
  )
}

const words = {
  PICK_UP: {
    label: "Start the hire with this report",
    effect: "It starts at the time at which you send the report, also without a connection."
  },
  RETURN: {
    label: "Complete the hire with this report",
    effect: "It is complete at the time at which you send the report, also without a connection."
  }
} as const
