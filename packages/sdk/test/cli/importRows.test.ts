import fc from "fast-check"
import Papa from "papaparse"
import { expect, it } from "vitest"
import { csvRows } from "../../src/cli/csvRows.ts"
import type { ImportFor } from "../../src/cli/Importable.ts"
import { importRows, type LineReport } from "../../src/cli/importRows.ts"
import { vehicleImport } from "../../src/cli/vehicleImport.ts"
import { RequestFailed } from "../../src/failure/RequestFailed.ts"

const whole = {
  ...{
    regno: "DB26 LEX",
    name: "Ford",
    model: "Transit",
    color: "White",
    type: "SPECIAL",
    fuelType: "diesel"
  },
  ...{ transmissionType: "Manual", engineSize: "2.0 L", doors: "4", seats: "3", airConditioning: "yes" },
  ...{
    "vehicleRates.MTF": "70",
    depositAmt: "0",
    maxDailyMileage: "200",
    excessMileageRate: "0.2",
    location: "1"
  }
}

const csv = (rows: ReadonlyArray<Readonly<Record<string, string>>>, delimiter = ",") =>
  csvRows(Papa.unparse([...rows], { delimiter }), vehicleImport.columns)

/** An agency that has these vehicles; the connection breaks before the vehicle that is asked for as the `breaks`th is made. */
const fleet = () => {
  const made: Array<string> = []
  const fleet = { made, breaks: Number.POSITIVE_INFINITY, asksToWait: 0 }
  const page = (content: ReadonlyArray<unknown>) => ({ content, totalElements: content.length })
  const pauses: Array<number> = []
  const create = async ({ payload }: { payload: { regno: string } }) => {
    if (fleet.asksToWait > 0) {
      const retryAfter = fleet.asksToWait
      fleet.asksToWait = 0
      throw new RequestFailed({ _tag: "Refused", status: 429, violations: [], retryAfter })
    }
    fleet.breaks -= 1
    if (fleet.breaks < 0) throw new RequestFailed({ _tag: "NetworkFailure", message: "away" } as never)
    made.push(payload.regno)
  }
  const vehicle = {
    create,
    list: async () => page(made.map((regno, id) => ({ id: id + 1, regno }))),
    locations: async () => page([{ id: 1, name: "Leeds desk" }])
  }
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds)
  }
  const terminal = { pause, tell: () => {}, now: () => Date.parse("2026-11-02T08:00:00Z") }
  const importing = { client: { vehicle }, agencyId: 1, terminal } as unknown as ImportFor
  const run = (rows: ReturnType<typeof csv>, dryRun = false) =>
    Array.fromAsync(importRows(rows, vehicleImport, importing, dryRun))
  return { fleet, pauses, run }
}

const plate = fc.constantFrom(
  "AB1",
  "ab1",
  "A B1",
  "CD2",
  "cd-2",
  "EF 3",
  "GH4",
  "IJ5",
  "not a plate at all",
  ""
)
const row = fc
  .record({
    regno: plate,
    name: fc.oneof(fc.constant("Ford"), fc.string({ unit: "grapheme", maxLength: 70 })),
    doors: fc.constantFrom("4", "0", "five"),
    fuelType: fc.constantFrom("DIESEL", "Petrol", "steam")
  })
  .map((some) => ({ ...whole, ...some }))
  .filter(({ name, doors, fuelType }) => name === "Ford" || doors === "4" || fuelType === "steam")

const plain = (regno: string) => regno.replaceAll(" ", "")

it("never makes a vehicle twice and reports each line once, whatever stands in it and however often it is cut off", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat(3), { maxLength: 3 }),
      fc.constantFrom(",", ";", "\t"),
      async (lines, cuts, delimiter) => {
        const rows = csv(lines, delimiter)
        const { fleet: agency, run } = fleet()
        const said = await run(rows, true)
        expect(agency.made).toEqual([])
        for (const breaks of [...cuts, Number.POSITIVE_INFINITY]) {
          agency.breaks = breaks
          const reports = await run(rows)
          expect(reports.map(({ line }) => line)).toEqual(rows.rows.map(({ line }) => line))
          if (cuts.length === 0) expect(asSaid(reports)).toEqual(asSaid(said))
        }
        expect(new Set(agency.made.map(plain)).size).toBe(agency.made.length)
        const promised = said.filter(({ outcome }) => outcome === "would be made")
        expect(agency.made.length).toBe(promised.length)
        expect((await run(rows)).some(({ outcome }) => outcome === "made" || outcome === "left")).toBe(false)
      }
    ),
    { numRuns: 60 }
  )
})

const asSaid = (reports: ReadonlyArray<LineReport>) =>
  reports.map((report) => (report.outcome === "made" ? { ...report, outcome: "would be made" } : report))

it("says of each line which column is wrong, in the words of the form and the heading of the file", async () => {
  const { run } = fleet()
  const text = 'Registration number;Make;Doors\nAB1;;9\n\n;;\n"CD2;Ford;4\n'
  const [first, broken] = await run(csvRows(text, vehicleImport.columns))
  expect(first).toMatchObject({ line: 2, outcome: "wrong", about: "AB1" })
  expect(first?.problems).toEqual(
    expect.arrayContaining([
      { field: "Make", text: "Enter the make" },
      { field: "Doors", text: "Doors must be between 1 and 7" },
      { field: "location", text: "Select where the vehicle is picked up" }
    ])
  )
  expect(broken).toMatchObject({
    line: 5,
    outcome: "wrong",
    problems: [{ field: "", text: "The quotation marks of this line do not match" }]
  })
})

it("leaves the lines that come after the connection broke, and makes them the next time", async () => {
  const { fleet: agency, run } = fleet()
  const rows = csv(["AB1", "CD2", "EF3"].map((regno) => ({ ...whole, regno })))
  agency.breaks = 1
  expect((await run(rows)).map(({ outcome }) => outcome)).toEqual(["made", "left", "left"])
  agency.breaks = 9
  expect((await run(rows)).map(({ outcome }) => outcome)).toEqual(["there", "made", "made"])
})

it("waits as long as the service asks, and makes the line then", async () => {
  const { fleet: agency, pauses, run } = fleet()
  agency.asksToWait = 3_600
  expect((await run(csv([whole]))).map(({ outcome }) => outcome)).toEqual(["made"])
  expect(pauses).toEqual([3_600_000])
})

it.each([
  ["regno,wheels\nAB1,4\n", /There is no column “wheels”\. The columns are: name, model, regno/],
  ["", /The file is empty/],
  ["regno,Registration number\nAB1,AB1\n", "The column regno stands there twice"]
])("refuses the columns of %j", (text, words) => {
  expect(() => csvRows(text, vehicleImport.columns)).toThrow(words)
})
