import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { expect, test } from "@playwright/test"

const built = join(import.meta.dirname, "../../packages/web/dist")

/** The compressed JavaScript of the floor (Vite, React and one button), in bytes; `npm run bench` measures it. */
const floor = 68_000

let page = ""
let scripts: ReadonlyArray<string> = []
test.beforeAll(() => {
  page = textOf("index.html")
  scripts = [...page.matchAll(/(?:src|modulepreload"[^>]*href)="(\/[^"]+\.js)"/g)].map(
    ([, path = ""]) => path
  )
})
const textOf = (path: string) => readFileSync(join(built, path), "utf8")

test("sign-in needs at most 1.6 × the floor's JavaScript", () => {
  expect(scripts.length).toBeGreaterThan(0)
  const bytes = scripts.map((path) => gzipSync(readFileSync(join(built, path))).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1.6 * floor)
})

test("nobody fetches what machines say of their states in sentences, nor what records them without being asked", () => {
  const all = readdirSync(join(built, "assets")).filter((name) => name.endsWith(".js"))
  const holding = (words: string) => all.filter((name) => textOf(`assets/${name}`).includes(words))
  expect(holding("The service checks user name and password.")).toEqual([])
  const recording = holding("crewfleet-recording-")
  expect(recording).toHaveLength(1)
  expect(page).not.toContain(recording[0])
})

test("a leader's log is compiled as it is fetched, and nothing of sign-in is", () => {
  const all = readdirSync(join(built, "assets")).filter((name) => name.endsWith(".js"))
  const marked = all.filter((name) => textOf(`assets/${name}`).startsWith("//# allFunctionsCalledOnLoad\n"))
  expect(marked).toContainEqual(expect.stringMatching(/^LeaderEntryRoute-/))
  expect(marked.filter((name) => scripts.includes(`/assets/${name}`))).toEqual([])
})

/** How many bytes of the portal's own files are there for the inspector, which is built apart. */
const ofInspectorInPortal = 0

test("the portal's own files hold nothing of the inspector", () => {
  const own = readdirSync(join(built, "assets")).filter((name) => name.endsWith(".js"))
  const known = (path: string) => /--drawn-|org\.eclipse\.elk|assets\/inspector/.test(textOf(path))
  const bytes = own
    .map((name) => `assets/${name}`)
    .filter(known)
    .map((path) => textOf(path).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBe(ofInspectorInPortal)
  expect([page, textOf("offline.js")].filter((text) => text.includes("assets/inspector"))).toEqual([])
  const apart = readdirSync(join(built, "assets/inspector")).map((name) => `assets/inspector/${name}`)
  expect(apart.filter(known).length).toBeGreaterThan(1)
})

test("sign-in does without Temporal, and nothing that stands in for it is fetched ahead or by a browser that has it", () => {
  const all = readdirSync(join(built, "assets"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `/assets/${name}`)
  // Names that no build makes shorter: one that the rules of time call, one that what stands in for it gives itself.
  const needing = all.filter((path) => textOf(path).includes("toZonedDateTimeISO"))
  const standingIn = all.filter((path) => textOf(path).includes("Temporal.Now"))
  expect(standingIn).toHaveLength(1)
  expect(needing.length).toBeGreaterThan(standingIn.length)

  const ahead = /data-ahead="([^"]*)"/.exec(page)?.[1]?.split(" ") ?? []
  expect(ahead.length).toBeGreaterThan(2)
  expect(scripts.filter((path) => needing.includes(path))).toEqual([])
  // The contract is made of forms, whose rules ask for Temporal once they are asked themselves.
  expect(ahead.filter((path) => standingIn.includes(path))).toEqual([])

  const shells = JSON.parse(/const shells = (\{.*?\});\n/.exec(textOf("/offline.js"))?.[1] ?? "{}")
  expect(Object.keys(shells)).toEqual(expect.arrayContaining(["/agency/", "/guest/team-leader"]))
  for (const { files, withoutTemporal } of Object.values<Record<string, ReadonlyArray<string>>>(shells)) {
    expect(files?.filter((path) => standingIn.includes(path))).toEqual([])
    expect(withoutTemporal).toEqual(expect.arrayContaining(standingIn))
  }
})
