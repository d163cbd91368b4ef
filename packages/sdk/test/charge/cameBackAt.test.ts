import { cameBackAt, type KnownReturn } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { report } from "./returnFacts.ts"

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))
const signed = (hour: number, odometer = 48_210) => {
  const { signatures } = report()
  const agency = { ...signatures.agency, signedAt: at(hour).toISOString() }
  return report({ odometer, signatures: { ...signatures, agency } })
}

it.each<[string, Partial<KnownReturn>, Date | undefined]>([
  ["nobody knows where there is neither report nor completion", {}, undefined],
  ["it came back as the hire was completed without a report", { completedAt: at(12) }, at(12)],
  [
    "the report was signed before the hire was completed",
    { completedAt: at(12), reports: [signed(10)] },
    at(10)
  ],
  ["the report was signed afterwards", { completedAt: at(12), reports: [signed(13)] }, at(12)],
  ["the report alone is there, of a device whose clock is behind", { reports: [signed(1)] }, at(1)],
  ["a complete hire was signed before it began", { completedAt: at(12), reports: [signed(1)] }, at(12)],
  ["the report was corrected later", { completedAt: at(12), reports: [signed(14), signed(10)] }, at(10)],
  ["what was corrected reads another odometer", { reports: [signed(14), signed(10, 40_000)] }, at(14)],
  ["the hire went on after it was signed", { takenBackAt: at(11), reports: [signed(10)] }, undefined],
  ["it was signed anew after that", { takenBackAt: at(11), reports: [signed(13), signed(10)] }, at(13)],
  [
    "it was completed again, as was said",
    { takenBackAt: at(11), completedAt: at(15), reports: [signed(10)] },
    at(15)
  ]
])("%s", (_, known, expected) => {
  const nothing = { completedAt: undefined, takenBackAt: undefined, reports: [] }
  expect(cameBackAt({ startedAt: at(8), ...nothing, ...known })).toEqual(expected)
})
