import {
  accessoriesFor,
  carriedOver,
  contentOf,
  emptyConditionForm,
  formOf,
  reportProblems,
  withoutSignatures
} from "@crewfleet/sdk/rules"
import type { DeliveryContext } from "../delivery/DeliveryContext.ts"
import { emptyDraft } from "../delivery/DeliveryDraft.ts"
import type { DeliveryEvent } from "../delivery/DeliveryEvent.ts"
import type { DeliveryOptions } from "../delivery/DeliveryOptions.ts"
import { deliveryMachine } from "../delivery/deliveryMachine.ts"
import type { ConditionDelivery, ConditionDraft } from "./ConditionDelivery.ts"
import { editedReport, unsigned } from "./editedReport.ts"
import { keptOutline } from "./reportOutline.ts"
import { stepSent, withStep } from "./reportStep.ts"

/** What a condition report keeps in mind. */
export type ConditionReportContext = DeliveryContext<ConditionDelivery>

/** What happens to a condition report. */
export type ConditionReportEvent = DeliveryEvent<ConditionDelivery>

/** How a condition report differs from other deliveries. */
export const conditionOptions: DeliveryOptions<ConditionDelivery> = {
  id: "conditionReport",
  description: "The report of a vehicle's condition at pick-up or return, signed and sent once.",
  empty: emptyConditionForm,
  formOf,
  contentOf,
  problemsOf: (form, { subject, earlier }) =>
    reportProblems(form, accessoriesFor(subject?.fuelType), earlier),
  edit: editedReport,
  attachmentsIn: ({ damages }) => damages.flatMap(({ photoIds }) => photoIds),
  /** When it was first opened stays; at return the damages of the pick-up are there already. */
  carriedInto: (before, facts) => {
    const { earlier, openedAt } = facts
    const form = openedAt === undefined ? before : { openedAt, ...before }
    if (!earlier || earlier.damages.length === 0) return { form }
    const carried = { ...form, damages: carriedOver(earlier, form), outline: keptOutline(form, facts) }
    const isSame = JSON.stringify(carried.damages) === JSON.stringify(form.damages)
    return isSame ? { form: carried } : unsigned(form, carried)
  },
  corrected: withoutSignatures,
  stamped: withStep,
  besides: ({ form }) => stepSent(form),
  fieldAt: (place) =>
    place in emptyConditionForm || /^(accessory|damage|hirer|agency)-/.test(place) ? place : undefined,
  /** What was looked at and how it was signed tells nothing of anybody, nor does what was done to the form. */
  harmless: [
    "type",
    "odometer",
    "fuel",
    "outside",
    "inside",
    "view",
    "x",
    "y",
    "method",
    "confirmed",
    "start",
    "end",
    "at",
    "openedAt",
    "version",
    "wanted"
  ]
}

/** A report before anything was noted. */
export const emptyReport: ConditionDraft = emptyDraft(emptyConditionForm)

/** One report of a vehicle's condition: filled in, kept on the device at every change, signed, and sent once. */
export const conditionReportMachine = deliveryMachine(conditionOptions)
