import { defaultTimeZone, isTimeZone } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { timeZoneProblems } from "../../src/time/timeZone.ts"
import { zones } from "./zones.ts"

it.each([...zones, "UTC", "America/Argentina/Buenos_Aires", "Etc/GMT+5"])(
  "takes %s for a time zone",
  (text) => {
    expect(isTimeZone(text)).toBe(true)
    expect(timeZoneProblems(text)).toEqual([])
  }
)

// What the database would read in a way of its own is none.
it.each(["", "Europe/Nowhere", "+01:00", "GMT+5", "EST", "London", "Europe/London; drop table", " UTC"])(
  "takes %j for none",
  (text) => {
    expect(isTimeZone(text)).toBe(false)
    expect(timeZoneProblems(text)).toEqual([
      { field: "timeZone", text: "Choose a time zone, such as Europe/Paris" }
    ])
  }
)

it("takes London's where nobody chooses", () => {
  expect(defaultTimeZone).toBe("Europe/London")
})
