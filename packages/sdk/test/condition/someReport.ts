import { type ConditionForm, type Damage, emptyConditionForm, type SignatureForm } from "@crewfleet/sdk"

/** An identifier that ends in a number. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`

export const scratch: Damage = {
  id: uuid(1),
  view: "LEFT",
  x: 0.25,
  y: 0.5,
  kind: "SCRATCH",
  note: "Along the door",
  photoIds: [uuid(101)]
}
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
