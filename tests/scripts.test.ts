import { execFile } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { csvLine } from "../docs/scripts/csvLine.ts"
import { freshPostgresUrl } from "../packages/service/test/database/onBothDatabases.ts"
import { type RunningService, startService } from "./startService.ts"

let service: RunningService
let folder: string
beforeAll(async () => {
  service = await startService({ DATABASE_URL: await freshPostgresUrl() })
  folder = await mkdtemp(join(tmpdir(), "crewfleet-scripts-"))
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

/** Runs a script as somebody, like a person would in a shell. */
const run = (script: string, user: string, ...args: ReadonlyArray<string>) =>
  new Promise<{ code: number; said: string; complained: string }>((resolve) => {
    const env = {
      ...process.env,
      CREWFLEET_URL: service.url,
      CREWFLEET_USER: user.includes("@") ? user : `${user}@crewfleet.example`,
      CREWFLEET_PASSWORD: "Crewfleet-2026"
    }
    const path = join(import.meta.dirname, "../docs/scripts", script)
    const child = execFile(process.execPath, [path, ...args], { env }, (_, said, complained) =>
      resolve({ code: child.exitCode ?? 1, said, complained })
    )
  })

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64"
)

describe("upcomingBookings", () => {
  it("lists every booking that lies ahead, and to an agency its own", async () => {
    const everybody = await run("upcomingBookings.ts", "admin")
    expect(everybody).toMatchObject({ code: 0, complained: "" })
    const lines = everybody.said.trimEnd().split("\n")
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) {
      expect(line).toMatch(/^\d+\t\d{4}-\d\d-\d\dT\d\d:\d\d\t\S+ [^\t]+\t[^\t]+\t\S[^\t]*$/)
      expect(line).not.toMatch(/undefined|null/)
    }
    expect(new Set(lines).size).toBe(lines.length)

    const own = (await run("upcomingBookings.ts", "agency")).said.trimEnd().split("\n")
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThan(lines.length)
    expect(lines).toEqual(expect.arrayContaining(own))
  })
})

describe("statistics", () => {
  it("writes a table whose parts add up", async () => {
    const { code, said, complained } = await run("statistics.ts", "admin")
    expect({ code, complained }).toEqual({ code: 0, complained: "" })
    const [head, ...rows] = said.trimEnd().split("\r\n")
    expect(head).toBe('"figure","group","value"')
    expect(rows).toContain('"vehicles","",60')
    const sum = (figure: string) =>
      rows
        .filter((row) => row.startsWith(`"${figure}"`))
        .reduce((total, row) => total + Number(row.split(",").at(-1)), 0)
    expect(sum("bookings")).toBeGreaterThan(1999)
    for (const by of ["byPaymentMethod", "byStatus", "bySource"]) {
      expect(sum(`bookings ${by}`)).toBe(sum("bookings"))
    }
    for (const by of ["byType", "byStatus"]) expect(sum(`vehicles ${by}`)).toBe(60)
    expect(rows.filter((row) => row.startsWith('"bookings of the day"')).length).toBeGreaterThan(27)
  })
})

describe("uploadLogo", () => {
  it("uploads the logo of the agency that signs in", async () => {
    const logo = join(folder, "logo.png")
    await writeFile(logo, onePixel)
    const { code, said, complained } = await run("uploadLogo.ts", "agency", logo)
    expect({ code, complained }).toEqual({ code: 0, complained: "" })
    expect(said.trim()).not.toBe("")
  })

  it.each([
    ["nothing", undefined, "Please upload your agency logo before completing the profile"],
    ["a text", "logo.txt", "The logo must be a PNG, JPG or JPEG"],
    ["an empty file", "empty.png", "The selected file is empty"]
  ])("refuses %s in words", async (_, name, words) => {
    const path = name ? [join(folder, name)] : []
    for (const file of path) await writeFile(file, name === "empty.png" ? "" : "hello")
    expect(await run("uploadLogo.ts", "agency", ...path)).toEqual({
      code: 1,
      said: "",
      complained: `${words}\n`
    })
  })

  it("tells an admin that only an agency has a logo", async () => {
    const logo = join(folder, "admin.png")
    await writeFile(logo, onePixel)
    const { code, complained } = await run("uploadLogo.ts", "admin", logo)
    expect({ code, complained }).toEqual({ code: 1, complained: "Only an agency has a logo\n" })
  })
})

it.each([
  ["nobody", "Invalid Credentials"],
  ["expired", "Your password is expired please reset your password."],
  ["otp", "A one-time password was sent: sign in again with it as `otp`"],
  ["stray", "No Agency Identifier Found."]
])("says to %s what the portal says", async (user, words) => {
  expect(await run("statistics.ts", user)).toEqual({ code: 1, said: "", complained: `${words}\n` })
})

it("keeps a spreadsheet from running what a name holds", () => {
  expect(csvLine(["=HYPERLINK(1)", "+1", "-1", "@x", "\t=1", " =1", 'a "b"', "two\nlines", -7, "Hull"])).toBe(
    '"\'=HYPERLINK(1)","\'+1","\'-1","\'@x","\'\t=1","\' =1","a ""b""","two\nlines",-7,"Hull"\r\n'
  )
})
