import { isTimeZone, timeZoneName, timeZones } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

it.each([
  ["Europe/London", "Europe – London"],
  ["America/Argentina/Buenos_Aires", "America – Argentina – Buenos Aires"],
  ["Asia/Calcutta", "Asia – Kolkata"],
  ["UTC", "UTC"]
])("calls %s %s", (timeZone, name) => {
  expect(timeZoneName(timeZone)).toBe(name)
})

it("offers time zones in the order of their names, each once, and the present one always", () => {
  const offered = timeZones("Asia/Kolkata")
  expect(offered).toEqual(expect.arrayContaining(["Asia/Kolkata", "Europe/London", "UTC"]))
  expect(new Set(offered).size).toBe(offered.length)
  expect(offered.filter((each) => !isTimeZone(each))).toEqual([])
  const names = offered.map(timeZoneName)
  expect(names).toEqual(names.toSorted(new Intl.Collator("en-GB").compare))
})
