import { globSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { describe, expect, it } from "vitest"
import { exportsOf, importsIn, known, reachedFrom } from "./exported.ts"

const root = join(import.meta.dirname, "..")
const source = join(root, "packages/sdk/src")

/** What a file needs when it runs; types cost nothing. */
const needsOf = (file: string): ReadonlyArray<string> =>
  [...readFileSync(file, "utf8").matchAll(/^(?:import|export)(?! type)[^"]*? from "([^"]+)"/gm)].map(
    ([, path = ""]) => (path.startsWith(".") ? join(file, "..", path) : path)
  )

it.each(["index.ts", "rules.ts", "testing/index.ts"])("needs nothing of Effect to run %s", (entry) => {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    // What stands in it is found out while something is built.
    if (seen.has(file) || file.endsWith("client/endpoints.ts")) return
    seen.add(file)
    for (const path of needsOf(file)) {
      expect(path, relative(source, file)).not.toMatch(/^effect(\/|$)/)
      if (path.startsWith(source)) visit(path)
    }
  }
  visit(join(source, entry))
  expect(seen.size).toBeGreaterThan(5)
})

/** The entries of a package, each with the file that makes it. */
const entriesOf = (name: string): ReadonlyArray<readonly [entry: string, file: string]> => {
  const folder = join(root, "packages", name)
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  return Object.entries<string>(exports).map(([entry, at]) => [
    `@crewfleet/${name}${entry.slice(1)}`,
    join(folder, at)
  ])
}

/** What is imported outside of a package: by the others, by what crosses packages, and where the documentation shows how. */
const importedBeside = (name: string): ReadonlySet<string> =>
  new Set(
    [
      ...globSync("packages/*/{src,test,build}/**/*.{ts,tsx}", { cwd: root }),
      ...globSync("{tests,docs}/**/*.{ts,mjs,js,md}", { cwd: root }),
      ...globSync("packages/*/README.md", { cwd: root })
    ]
      .filter((file) => file.endsWith(".md") || !file.startsWith(`packages/${name}/`))
      .flatMap((file) => importsIn(readFileSync(join(root, file), "utf8")))
  )

/** What the README of the machines tells of without naming each: `xMachine` has empty ports, `xLogic(…)` fills them. */
const toldOfAll = /^\w+(Machine|Logic)$/

describe.each(
  ["sdk", "machines"].flatMap((name) => {
    const imported = importedBeside(name)
    return entriesOf(name).map(([entry, file]) => [entry, file, imported] as const)
  })
)("%s", (entry, file, imported) => {
  const exported = [...exportsOf(file)]
  const isTaken = (name: string) =>
    imported.has(known(entry, name)) || (entry === "@crewfleet/machines" && toldOfAll.test(name))

  it("exports no value that nobody outside asks for", () => {
    const values = exported.filter(([, { isType }]) => !isType).map(([name]) => name)
    expect(values.length).toBeGreaterThan(3)
    expect(values.filter((name) => !isTaken(name))).toEqual([])
  })

  it("exports no type that nobody outside asks for, or comes by with what they asked for", () => {
    const reached = reachedFrom(exported.filter(([name]) => isTaken(name)).map(([, found]) => found))
    const superfluous = exported.filter(
      ([name, found]) => found.isType && !isTaken(name) && !reached.has(known(found.file, found.name))
    )
    expect(superfluous.map(([name]) => name)).toEqual([])
  })

  it("has all that is asked of it", () => {
    const names = new Set(exported.map(([name]) => known(entry, name)))
    const asked = [...imported].filter((one) => one.startsWith(known(entry, "")))
    expect(asked.filter((one) => !names.has(one))).toEqual([])
  })
})

it("keeps Effect away from screens and machines", () => {
  const files = globSync("packages/{machines,web}/src/**/*.{ts,tsx}", { cwd: root })
  const heavy = files.filter((file) =>
    /import (?!type )[^"]*"@crewfleet\/sdk\/effect"/.test(readFileSync(join(root, file), "utf8"))
  )
  expect(heavy).toEqual([])
})
