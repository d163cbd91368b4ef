import type { DefectReport } from "@crewfleet/sdk"
import { Api, endpointFacts } from "@crewfleet/sdk/effect"
import { describe, expect, it } from "vitest"
import { makeDefectSender } from "../../src/defect/defectSender.ts"
import { reportPath } from "../../src/defect/sendDefect.ts"

const defect = (line: number): DefectReport => ({
  kind: "error",
  name: "TypeError",
  frames: [{ file: "/assets/first.js", line, column: 1 }],
  version: "0.1.0",
  portal: "public"
})

/** A portal whose service answers with these statuses, one after another; 0 is no connection. */
const portal = (...statuses: ReadonlyArray<number>) => {
  const asked: Array<[unknown, RequestInit | undefined]> = []
  const send = makeDefectSender(
    () => "https://api.example/api/v1/client-errors",
    async (address, init) => {
      const status = statuses[asked.push([address, init]) - 1] ?? 200
      if (status === 0) throw new TypeError("Failed to fetch")
      return new Response("{}", { status })
    }
  )
  return { asked, send }
}

describe("makeDefectSender", () => {
  it("sends a report past the end of the page, and without anything that tells who", async () => {
    const { asked, send } = portal()
    await send(defect(1))
    expect(asked).toEqual([
      [
        "https://api.example/api/v1/client-errors",
        {
          method: "POST",
          body: JSON.stringify(defect(1)),
          headers: { "content-type": "application/json" },
          credentials: "omit",
          keepalive: true
        }
      ]
    ])
  })

  it("sends the same defect once, and another one too", async () => {
    const { asked, send } = portal()
    for (const line of [1, 1, 2, 1, 2]) await send(defect(line))
    expect(asked).toHaveLength(2)
  })

  it.each([404, 405, 429, 500])(
    "tells a service that answers %i nothing more, however many wait",
    async (status) => {
      const { asked, send } = portal(status)
      await Promise.all([1, 2, 3].map((line) => send(defect(line))))
      await send(defect(4))
      expect(asked).toHaveLength(1)
    }
  )

  it("goes on after a connection that was away", async () => {
    const { asked, send } = portal(0)
    await send(defect(1))
    await send(defect(2))
    expect(asked).toHaveLength(2)
  })

  it("stops after twenty different defects", async () => {
    const { asked, send } = portal()
    for (let line = 0; line < 30; line++) await send(defect(line))
    expect(asked).toHaveLength(20)
  })
})

it("asks where the contract has the call", () => {
  const call = endpointFacts(Api).find(({ group, name }) => group === "defect" && name === "report")
  expect(call).toMatchObject({ method: "POST", path: reportPath, assumed: true, needsSession: false })
})
