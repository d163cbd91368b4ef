import { RequestFailed } from "@crewfleet/sdk"
import { DefectReport } from "@crewfleet/sdk/effect"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { defectReport } from "../../src/defect/defectReport.ts"

const place = { origin: "https://portal.example", pathname: "/agency/clients/17/bookings/4711" }

const thrownWith = (stack: string, name = "TypeError", message = "Ada Byron, NHS 943 476 5919") =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` })

const reportOf = (thrown: unknown) => defectReport({ kind: "error", thrown }, place, "0.1.0")

const inChrome = `    at save (https://portal.example/assets/first-Bx3.js:1:20431)
    at https://portal.example/assets/BookingsScreen-9a.js?v=Ada:12:7
    at click (chrome-extension://abcdef/content.js:3:1)
    at https://other.example/assets/tracker.js:1:1
    at onclick (https://portal.example/agency/clients/17?search=Ada:1:1)`
const inFirefox = `save@https://portal.example/assets/first-Bx3.js:1:20431
@https://portal.example/assets/BookingsScreen-9a.js:12:7`

describe("defectReport", () => {
  it.each([
    ["Chrome and Edge", inChrome],
    ["Firefox and Safari", inFirefox]
  ])("tells the name and the places in the portal's own files from a stack of %s", (_, stack) => {
    const report = reportOf(thrownWith(stack))
    expect(report).toEqual({
      kind: "error",
      name: "TypeError",
      frames: [
        { file: "/assets/first-Bx3.js", line: 1, column: 20431 },
        { file: "/assets/BookingsScreen-9a.js", line: 12, column: 7 }
      ],
      version: "0.1.0",
      portal: "agency"
    })
    expect(Schema.is(DefectReport)(report)).toBe(true)
    expect(JSON.stringify(report)).not.toMatch(/Ada|Byron|943|4711|17/)
  })

  it("makes a report that the service takes of whatever is thrown", () => {
    const deep = Array.from({ length: 500 }, (_, line) => `at https://portal.example/a.js:${line}:1`).join(
      "\n"
    )
    for (const thrown of [
      thrownWith(deep),
      thrownWith("", "Ada Byron\n{}"),
      thrownWith(`at https://portal.example/${"a".repeat(300)}.js:1:1`),
      thrownWith("at https://portal.example/a%20b.js:1:99999999999999999999")
    ]) {
      const report = reportOf(thrown)
      expect(Schema.is(DefectReport)(report), JSON.stringify(report)).toBe(true)
      expect(JSON.stringify(report)).not.toContain("Ada")
    }
  })

  it("names the machine and the states in which a port went wrong", () => {
    const port = {
      kind: "port",
      thrown: new TypeError("x"),
      machine: "signIn",
      state: '{"asking":"waiting"}'
    } as const
    const report = defectReport(port, { ...place, pathname: "/login" }, "0.1.0")
    expect(report).toMatchObject({ machine: "signIn", state: '{"asking":"waiting"}', portal: "public" })
    expect(Schema.is(DefectReport)(report)).toBe(true)
  })

  it.each([
    ["a failure that has its words", new RequestFailed({ _tag: "NetworkFailure" })],
    ["a failure as a plain fact", { _tag: "TimedOut", limit: 5 }],
    ["work that was given up", new DOMException("Ada", "AbortError")],
    ["another site's script, of which browsers tell nothing", null],
    ["what is no error", "Ada Byron"]
  ])("tells nothing of %s", (_, thrown) => {
    expect(reportOf(thrown)).toBeUndefined()
  })
})
