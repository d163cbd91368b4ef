import { contentOf, reportDifferences } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { complete, dent, scratch } from "./someReport.ts"

const report = contentOf(complete)

it("finds no difference between a report and itself, whatever the order of its accessories", () => {
  if (!report) throw new Error("The report is complete")
  const turned = { ...report, accessories: report.accessories.toReversed() }
  expect(reportDifferences(report, turned)).toEqual({ facts: new Set(), damages: new Set() })
})

it("names each fact that is another, and each damage that the other lacks or describes otherwise", () => {
  if (!report) throw new Error("The report is complete")
  const other = {
    ...report,
    odometer: report.odometer + 1,
    remarks: "Smells of smoke",
    accessories: report.accessories.map((one) => ({ ...one, present: !one.present })),
    damages: [{ ...scratch, note: "Longer by now" }, dent]
  }
  expect(reportDifferences(report, other)).toEqual({
    facts: new Set(["odometer", "accessories", "remarks"]),
    damages: new Set([scratch.id])
  })
  expect(reportDifferences(other, report).damages).toEqual(new Set([scratch.id, dent.id]))
})
