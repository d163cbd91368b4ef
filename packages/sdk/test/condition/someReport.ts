import type { Damage } from "@crewfleet/sdk"
import { type ConditionForm, emptyConditionForm } from "@crewfleet/sdk/rules"
import { someDamage, someSignature, uuid } from "@crewfleet/sdk/testing"

export const scratch: Damage = { ...someDamage, photoIds: [uuid(101)] }
export const dent: Damage = {
  id: uuid(2),
  view: "REAR",
  x: 0.5,
  y: 0.75,
  kind: "DENT",
  note: "",
  photoIds: []
}

/** A report with which nothing is wrong. */
export const complete: ConditionForm = {
  ...emptyConditionForm,
  odometer: "48 210 km",
  fuel: 7,
  outside: "CLEAN",
  inside: "FAIR",
  accessories: { KEYS: true, JACK: false },
  damages: [scratch],
  signatures: {
    hirer: { ...someSignature("Mina Okafor"), method: "DRAWN", drawing: "M1,2L3,4" },
    agency: someSignature("Robin Shaw")
  }
}
