import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "..")

it("writes a moment and a day in one way each, but for what a specification shows", () => {
  const source = readFileSync(join(root, "packages/sdk/src/time/writeInstant.ts"), "utf8")
  const formats = source.slice(source.indexOf("const formats"), source.indexOf("} as const satisfies"))
  const names = [...formats.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name)
  // What a line of an axis, a heading of a calendar or a file needs, beside the two.
  const parts = ["second", "sorted", "clock", "time", "hour", "dayAndTime", "day"]
  const ofCalendars = ["longDate", "weekday", "dayOfMonth", "month", "longMonth"]
  const specified = ["digits", "rentalMoment", "bookingDate", "uploadDate", "dayOnFile", "dayOnInvoice"]
  expect(names.toSorted()).toEqual(["moment", "date", ...parts, ...ofCalendars, ...specified].toSorted())
})
