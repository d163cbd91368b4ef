import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"

const defect = {
  kind: "port",
  name: "TypeError",
  frames: [{ file: "/assets/first-Bx3.js", line: 1, column: 20431 }],
  version: "0.1.0",
  portal: "agency",
  machine: "bookingChange",
  state: "changing"
}

describeServedOnce("Reports of a portal that went wrong", (served) => {
  const report = async (body: unknown) => {
    const before = served.log.length
    const response = await fetch(`${served.url}/api/v1/client-errors`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body)
    })
    const lines = served.log.slice(before).map((line) => JSON.parse(line))
    return { response, written: lines.filter((line) => "portalDefect" in line) }
  }

  it("writes one line for a report from anybody, and keeps nothing of what it does not know", async () => {
    const { response, written } = await report({ ...defect, message: "Ada Byron", user: "ada@byron.example" })
    expect(response.status).toBe(200)
    expect(written).toEqual([{ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), portalDefect: defect }])
    expect(served.log.join("\n")).not.toMatch(/Ada|byron/)
  })

  it.each<[string, object | string]>([
    ["a line of the log within a name", { name: 'Error\n{"status":200}' }],
    ["control characters", { name: "Error\u001b[2J" }],
    ["words instead of a name", { name: "Ada Byron has diabetes" }],
    ["a name that is far too long", { name: "E".repeat(41) }],
    ["an address with a query", { frames: [{ file: "/agency/clients?search=Ada", line: 1, column: 1 }] }],
    ["an address of another site", { frames: [{ file: "https://evil.example/a.js", line: 1, column: 1 }] }],
    ["more frames than a report has", { frames: Array.from({ length: 21 }, () => defect.frames[0]) }],
    ["a line that is no number", { frames: [{ file: "/a.js", line: "Ada", column: 1 }] }],
    ["a kind that there is not", { kind: "gossip" }],
    ["states with words in them", { state: "changing Ada Byron" }]
  ])("refuses %s, and writes none of it", async (_, change) => {
    const { response, written } = await report({ ...defect, ...(change as object) })
    expect(response.status).toBe(400)
    expect(written).toEqual([])
    expect(served.log.join("\n")).not.toMatch(/Ada|diabetes|gossip|evil/)
  })

  it("refuses a body that is far larger than a report", async () => {
    const { response, written } = await report({ ...defect, more: "a".repeat(8_000) })
    expect(response.status).toBe(413)
    expect(written).toEqual([])
  })

  it("takes no more than thirty from one address in a quarter of an hour, and then goes on", async () => {
    served.ahead += 16 * 60_000
    const statuses: Array<number> = []
    for (let count = 0; count < 32; count++) statuses.push((await report(defect)).response.status)
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
    const { response } = await report(defect)
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0)
    served.ahead += 16 * 60_000
    expect((await report(defect)).response.status).toBe(200)
  })
})
