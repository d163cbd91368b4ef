import { filledLines, type HandoverFacts, medicationForm, propertyForm } from "@crewfleet/sdk/rules"
import type { DeliveryOptions } from "../delivery/DeliveryOptions.ts"
import { deliveredForm } from "../delivery/deliveredForm.ts"
import { type DeliveryMachine, deliveryMachine } from "../delivery/deliveryMachine.ts"
import type { MedicationDelivery, PropertyDelivery } from "./logDeliveries.ts"
import { sayingReturnsRead } from "./returnsRead.ts"
import { sayTheSame, signedAnew } from "./signedAnew.ts"
import { signingNotices } from "./signingNotices.ts"

const property = deliveredForm(propertyForm)

/** How a patient's property differs from other deliveries. */
export const propertyOptions: DeliveryOptions<PropertyDelivery> = {
  id: "property",
  description: "A patient's property as it is taken over or handed over.",
  ...property,
  besides: sayingReturnsRead,
  harmless: [...property.harmless, "end", "method", "confirmed", "returnsRead"],
  edit: (draft, edit) => {
    const { changes, ...told } = signedAnew(draft, edit, {
      content: ["propertyList", "noProperty", "cashHandover"],
      signers: ["giver", "receiver"],
      notice: signingNotices.handoverChanged
    })
    return { ...property.edit(draft as never, changes), ...told }
  },
  carriedInto: (form, { taken }) =>
    isUntouched(form.propertyList, propertyForm.empty, form, ["noProperty", "cashHandover", ...handoverParts])
      ? { form: { ...form, propertyList: padded(taken, form.propertyList), cashHandover: cashOf(taken) } }
      : { form }
}

/** A patient's property, until its handover was received. */
export const propertyMachine: DeliveryMachine<PropertyDelivery> = deliveryMachine(propertyOptions)

const medication = deliveredForm(medicationForm)

/** How medication differs from other deliveries. */
export const medicationOptions: DeliveryOptions<MedicationDelivery> = {
  id: "medication",
  description: "Medication as it is taken over or handed over.",
  ...medication,
  besides: sayingReturnsRead,
  harmless: [...medication.harmless, "end", "method", "confirmed", "returnsRead"],
  edit: (draft, edit) => {
    const { changes, ...told } = signedAnew(draft, edit, {
      content: ["medicationList", "noMedication"],
      signers: ["giver", "receiver", "witness"],
      notice: signingNotices.handoverChanged
    })
    return { ...medication.edit(draft as never, changes), ...told }
  },
  carriedInto: (form, { taken }) =>
    isUntouched(form.medicationList, medicationForm.empty, form, [
      "noMedication",
      "witness",
      ...handoverParts
    ])
      ? { form: { ...form, medicationList: padded(taken, form.medicationList) } }
      : { form }
}

/** Medication, until its handover was received. */
export const medicationMachine: DeliveryMachine<MedicationDelivery> = deliveryMachine(medicationOptions)

type Taken = HandoverFacts["taken"]

/** Whether nobody has noted anything: what somebody signs is not filled in behind their back. */
const isUntouched = <Form extends object>(
  list: ReadonlyArray<string>,
  empty: Form,
  form: Form,
  others: ReadonlyArray<keyof Form>
) => filledLines(list).length === 0 && sayTheSame(empty, form, others)

const handoverParts = ["giver", "receiver", "unsignedBecause", "difference"] as const

/** What was taken over, as the handover begins. */
const padded = (taken: Taken, list: ReadonlyArray<string>) => list.map((line, at) => taken?.list[at] ?? line)

const cashOf = (taken: Taken) => (taken?.cash === undefined || taken.cash === null ? "" : String(taken.cash))
