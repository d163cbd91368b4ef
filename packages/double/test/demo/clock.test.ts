import { readFileSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { join } from "node:path"
import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"

const program = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, "../../src/demo/clock.ts"), "utf8")
)
const day = 86_400_000

/** What the clock of a page says in which the demo is so much behind, in milliseconds before the real one. */
const said = (behind: string | null): number => {
  const localStorage = { getItem: () => behind }
  return Date.now() - runInNewContext(`${program}; new Date().getTime()`, { localStorage })
}

it.each([
  ["that was built days ago", String(3 * day), 3 * day],
  ["that was built for a day to come", String(-2 * day), -2 * day],
  ["of today", "0", 0],
  ["of which nothing is known yet", null, 0]
])("goes by the clock of a demo %s", (_, behind, expected) => {
  expect(Math.abs(said(behind) - expected)).toBeLessThan(10_000)
})
