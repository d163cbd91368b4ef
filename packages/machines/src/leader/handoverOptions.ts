import type { Notice } from "@crewfleet/sdk"
import {
  filledLines,
  type HandoverFacts,
  isSigned,
  medicationForm,
  propertyForm,
  type SignatureForm
} from "@crewfleet/sdk/rules"
import type { DeliveryOptions } from "../delivery/DeliveryOptions.ts"
import { deliveredForm } from "../delivery/deliveredForm.ts"
import { type DeliveryMachine, deliveryMachine } from "../delivery/deliveryMachine.ts"
import type { MedicationDelivery, PropertyDelivery } from "./logDeliveries.ts"

/** What people are told where signatures stand for something that was changed. */
export const signAgainNotice: Notice = {
  level: "warning",
  text: "What is handed over was changed: let everybody sign again."
}

/** What people are told where a recipient's signature stands for something that was changed. */
export const recipientSignsAgainNotice: Notice = {
  level: "warning",
  text: "Where, when or to whom the patient was handed over was changed: let the recipient sign again."
}

/** A signature that was given for something else: the name stays. */
const withdrawn = (signature: SignatureForm): SignatureForm => ({
  ...signature,
  drawing: "",
  confirmed: false,
  signedAt: null
})

/** A signature stands for what was there when it was given: where that changes, it has to be given again. */
export const signedAnew = <Form extends object>(
  form: Form,
  changes: Partial<Form>,
  {
    content,
    signers,
    notice = signAgainNotice
  }: {
    readonly content: ReadonlyArray<keyof Form>
    readonly signers: ReadonlyArray<keyof Form>
    readonly notice?: Notice
  }
) => {
  const isOther = content.some(
    (field) => field in changes && JSON.stringify(changes[field]) !== JSON.stringify(form[field])
  )
  const signed = signers.filter((signer) => isSigned(form[signer] as SignatureForm))
  if (!isOther || signed.length === 0) return { changes, notice: undefined }
  const again = Object.fromEntries(signed.map((signer) => [signer, withdrawn(form[signer] as SignatureForm)]))
  return { changes: { ...changes, ...again }, notice }
}

const property = deliveredForm(propertyForm)

/** How a patient's property differs from other deliveries. */
export const propertyOptions: DeliveryOptions<PropertyDelivery> = {
  id: "property",
  description: "A patient's property as it is taken over or handed over.",
  ...property,
  harmless: [...property.harmless, "end", "method", "confirmed"],
  edit: (draft, edit) => {
    const { changes, notice } = signedAnew(draft.form, edit, {
      content: ["propertyList", "noProperty", "cashHandover"],
      signers: ["giver", "receiver"]
    })
    return { ...property.edit(draft as never, changes), notice }
  },
  carriedInto: (form, { taken }) =>
    isUntouched(form.propertyList, form.noProperty) && form.cashHandover === ""
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
  harmless: [...medication.harmless, "end", "method", "confirmed"],
  edit: (draft, edit) => {
    const { changes, notice } = signedAnew(draft.form, edit, {
      content: ["medicationList", "noMedication"],
      signers: ["giver", "receiver", "witness"]
    })
    return { ...medication.edit(draft as never, changes), notice }
  },
  carriedInto: (form, { taken }) =>
    isUntouched(form.medicationList, form.noMedication)
      ? { form: { ...form, medicationList: padded(taken, form.medicationList) } }
      : { form }
}

/** Medication, until its handover was received. */
export const medicationMachine: DeliveryMachine<MedicationDelivery> = deliveryMachine(medicationOptions)

type Taken = HandoverFacts["taken"]

const isUntouched = (list: ReadonlyArray<string>, isNone: boolean) =>
  !isNone && filledLines(list).length === 0

/** What was taken over, as the handover begins. */
const padded = (taken: Taken, list: ReadonlyArray<string>) => list.map((line, at) => taken?.list[at] ?? line)

const cashOf = (taken: Taken) => (taken?.cash === undefined || taken.cash === null ? "" : String(taken.cash))
