import type { ConditionForm } from "../condition/ConditionForm.ts"
import { accessoriesFor } from "../condition/conditionChoices.ts"
import type { SignatureForm } from "../form/kinds/signature.ts"

/** A signature of somebody who typed their name. */
export const someSignature = (name: string): SignatureForm => ({
  name,
  method: "TYPED",
  drawing: "",
  confirmed: true,
  signedAt: "2026-03-02T10:00:00.000Z"
})

/** A report of a vehicle with a petrol engine with which nothing is wrong. */
export const someConditionForm: ConditionForm = {
  odometer: "48210",
  fuel: 7,
  outside: "CLEAN",
  inside: "FAIR",
  accessories: Object.fromEntries(accessoriesFor("PETROL").map((accessory) => [accessory, true])),
  damages: [],
  remarks: "",
  signatures: { hirer: someSignature("Mina Okafor"), agency: someSignature("Robin Shaw") }
}
