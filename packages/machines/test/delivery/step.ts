import type { DeliveryOptions, FormDelivery } from "@crewfleet/machines"
import { choice, form, text, unseen } from "@crewfleet/sdk/rules"
import { deliveredForm } from "../../src/delivery/deliveredForm.ts"

/** What the service knows of a job. */
interface Facts {
  /** ISO 8601. */
  readonly begins: string
}

/** A step of a log on the road. */
export const stepForm = form(
  {
    what: choice({
      label: "Step",
      of: { LEFT: "Left", ARRIVED: "Arrived" },
      required: "Choose a step",
      harmless: true
    }),
    notes: text({ label: "Notes", max: 20 }),
    photoIds: unseen({
      label: "Photos",
      shape: ["string"],
      is: (kept): kept is ReadonlyArray<string> => Array.isArray(kept)
    })
  },
  {
    facts: {} as Facts,
    rules: { what: (_, { begins, now }) => (now < begins ? "The job has not begun" : undefined) }
  }
)

export type StepDelivery = FormDelivery<
  typeof stepForm,
  { readonly jobId: number; readonly step: number },
  Facts
>

/** How a step differs from other deliveries. */
export const stepOptions: DeliveryOptions<StepDelivery> = {
  id: "stepDelivery",
  description: "One step of a log on the road.",
  ...deliveredForm(stepForm),
  attachmentsIn: ({ photoIds }) => photoIds ?? [],
  isShared: false
}
