import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CalendarEvent, calendarFile } from "../../src/time/iCalendar.ts"

const now = "2026-11-20T10:00:00.000Z"
const event: CalendarEvent = {
  uid: "shift-4@crewfleet",
  sequence: 2,
  start: "2026-07-01T08:30:00.000Z",
  end: "2026-07-01T16:00:00.000Z",
  summary: "Driver, TR-7",
  status: "CONFIRMED"
}
/** The lines as a calendar reads them: what was folded is one again. */
const read = (file: string) => file.replaceAll("\r\n ", "").split("\r\n")
const unescaped = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_, sign) => (sign.toLowerCase() === "n" ? "\n" : sign))

describe("a calendar file", () => {
  it("has one event with its times in UTC, its version and how it stands", () => {
    expect(calendarFile([event], now).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//CrewFleet//Shifts//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:shift-4@crewfleet",
      "SEQUENCE:2",
      "DTSTAMP:20261120T100000Z",
      "DTSTART:20260701T083000Z",
      "DTEND:20260701T160000Z",
      "SUMMARY:Driver\\, TR-7",
      "STATUS:CONFIRMED",
      "END:VEVENT",
      "END:VCALENDAR",
      ""
    ])
  })

  it("escapes what has a meaning, and ends no line in the middle of a text", () => {
    const summary = "A; B, C \\ D\r\nBEGIN:VEVENT\rE\u0007"
    const lines = read(calendarFile([{ ...event, summary }], now))
    expect(lines).toContain("SUMMARY:A\\; B\\, C \\\\ D\\nBEGIN:VEVENT\\nE")
  })

  it("keeps every line within 75 octets and cuts no letter, whatever stands in it", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 300 })
    fc.assert(
      fc.property(text, text, (summary, location) => {
        const file = calendarFile([{ ...event, summary, location, description: summary }], now)
        expect(file.endsWith("\r\n")).toBe(true)
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
        for (const line of file.split("\r\n"))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const told = read(file).find((line) => line.startsWith("SUMMARY:")) ?? ""
        const plain = summary
          .replace(/\r\n|\r/g, "\n")
          // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar file must hold none of them
          .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
        expect(unescaped(told.slice("SUMMARY:".length))).toBe(plain)
      })
    )
  })
})
