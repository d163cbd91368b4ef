import type { ConditionContent, Damage } from "@crewfleet/sdk"

/** An identifier that ends in a number. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`

export const scratch: Damage = {
  id: uuid(1),
  view: "LEFT",
  x: 0.25,
  y: 0.5,
  kind: "SCRATCH",
  note: "Along the door",
  photoIds: []
}

const signature = (name: string) => ({
  name,
  method: "TYPED" as const,
  drawing: "",
  signedAt: "2026-03-02T10:00:00.000Z"
})

/** What the desk found on a petrol car. */
export const someContent = (change: Partial<ConditionContent> = {}): ConditionContent => ({
  odometer: 48_210,
  fuel: 7,
  outside: "CLEAN",
  inside: "FAIR",
  accessories: (
    [
      "KEYS",
      "DOCUMENTS",
      "SPARE_WHEEL",
      "JACK",
      "WARNING_TRIANGLE",
      "HIGH_VISIBILITY_VEST",
      "FIRST_AID_KIT",
      "FLOOR_MATS"
    ] as const
  ).map((accessory) => ({ accessory, present: accessory !== "JACK" })),
  damages: [scratch],
  remarks: "",
  signatures: { hirer: signature("Mina Okafor"), agency: signature("Robin Shaw") },
  ...change
})
