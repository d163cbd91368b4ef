import { globSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "..")
const source = join(root, "packages/sdk/src")

/** Everything that stands outside of the sdk. */
const outside = [
  ...globSync("packages/{machines,web,service}/{src,test,build}/**/*.{ts,tsx}", { cwd: root }),
  ...globSync("{tests,docs}/**/*.{ts,mjs,js,md}", { cwd: root }),
  ...globSync("packages/*/README.md", { cwd: root })
]

/** The names that a file takes from an entry. */
const takenIn = (text: string, entry: string): ReadonlyArray<string> =>
  [...text.matchAll(/import(?: type)? \{([^}]*)\} from "([^"]+)"/g)]
    .filter(([, , from]) => from === entry)
    .flatMap(([, names = ""]) => names.split(","))
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type /, "")
          .split(" as ")[0] ?? ""
    )

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

it("exports no rule that nobody outside asks for", async () => {
  const rules: Record<string, unknown> = await import("@crewfleet/sdk/rules")
  const taken = new Set(
    outside.flatMap((file) => takenIn(readFileSync(join(root, file), "utf8"), "@crewfleet/sdk/rules"))
  )
  expect(Object.keys(rules).filter((name) => !taken.has(name))).toEqual([])
})

it("keeps Effect away from screens and machines", () => {
  const files = globSync("packages/{machines,web}/src/**/*.{ts,tsx}", { cwd: root })
  const heavy = files.filter((file) =>
    /import (?!type )[^"]*"@crewfleet\/sdk\/effect"/.test(readFileSync(join(root, file), "utf8"))
  )
  expect(heavy).toEqual([])
})
