import { type ConditionForm, type Damage, emptyConditionForm, type SignatureForm } from "@crewfleet/sdk"
import { someDamage, uuid } from "@crewfleet/sdk/testing"

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

export const typed = (name: string): SignatureForm => ({
  name,
  method: "TYPED",
  drawing: "",
  confirmed: true,
  signedAt: "2026-03-02T10:00:00.000Z"
})

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
    hirer: { ...typed("Mina Okafor"), method: "DRAWN", drawing: "M1,2L3,4" },
    agency: typed("Robin Shaw")
  }
}
