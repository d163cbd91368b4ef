import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

/** Room for two things beside each other in large letters, a phone, a phone held sideways or a narrow card, and a side bar. */
const breakpoints = ["16rem", "30rem", "36rem", "64rem"]

const sizesIn = (text: string) =>
  [...text.matchAll(/@(?:media|container)([^{]+)\{|matchMedia\?*\.?\("([^"]+)"/g)]
    .map(([, styled, asked = styled]) => asked ?? "")
    .filter((query) => /\b(?:width|inline-size)\b/.test(query))
    .flatMap((query) => query.match(/\d[\w.]*/g) ?? [])

it("changes layouts at four widths alone", () => {
  const files = globSync(join(import.meta.dirname, "../../src/**/*.{css,ts,tsx}"))
  const asked = files.map((file): [string, ReadonlyArray<string>] => [
    file,
    sizesIn(readFileSync(file, "utf8"))
  ])
  expect([...new Set(asked.flatMap(([, sizes]) => sizes))].sort()).toEqual(breakpoints)
  expect(asked.filter(([, sizes]) => sizes.some((size) => !breakpoints.includes(size)))).toEqual([])
})
