import type { ConditionContent } from "@crewfleet/sdk"
import { someDamage } from "../../../sdk/src/testing/someDamage.ts"

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
  damages: [someDamage],
  remarks: "",
  signatures: { hirer: signature("Mina Okafor"), agency: signature("Robin Shaw") },
  ...change
})
