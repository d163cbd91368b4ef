import { keptHeld } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { eligibilityFor } from "../../src/eligibility/eligibility.ts"
import type { Evidence } from "../../src/eligibility/Requirement.ts"

const nothing = { rightToWork: null, expiry: null, dbsNumber: null, nextCheckDate: null, fitToWork: false }
const shift = { start: "2026-11-24T08:00:00Z", end: "2026-11-24T16:00:00Z", zone: "Europe/London" }

it.each([
  ["nothing", {}, []],
  ["a right to work without an end", { rightToWork: "Citizen" }, ["rightToWork"]],
  ["one that ends that day", { rightToWork: "Temporary", expiry: "2026-11-24" }, ["rightToWork"]],
  ["one that ended the day before", { rightToWork: "Temporary", expiry: "2026-11-23" }, []],
  ["a day without a right", { expiry: "2027-01-01" }, []],
  [
    "a DBS check that is due again that day",
    { dbsNumber: "001234567890", nextCheckDate: "2026-11-24" },
    ["dbs"]
  ],
  ["one that was due the day before", { dbsNumber: "001234567890", nextCheckDate: "2026-11-23" }, []],
  ["being fit to work", { fitToWork: true }, ["fitToWork"]]
])("meets with %s what it can", (_, kept, met) => {
  const wanted = (["rightToWork", "dbs", "fitToWork"] as const).map((kind, id) => ({
    ...{ id, name: kind, otherwise: "REFUSE" as const, graceDays: 0 },
    anyOf: [{ kind }] satisfies ReadonlyArray<Evidence>
  }))
  const held = keptHeld({ ...nothing, ...kept })
  const { findings } = eligibilityFor(wanted, { needsDbs: true }, held, shift)
  expect(
    findings.filter(({ outcome }) => outcome === "MET").map(({ requirement }) => requirement.name)
  ).toEqual(met)
})
