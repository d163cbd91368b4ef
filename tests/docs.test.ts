import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import { endpointsPage, keptEndpointsPage } from "../docs/endpoints.ts"
import { importsIn } from "./exported.ts"

const root = join(import.meta.dirname, "..")
const pages = globSync(["*.md", "docs/**/*.md"], { cwd: root })

it("lists every endpoint of the contract in the documentation", () => {
  expect(keptEndpointsPage(), "run: npm run docs").toBe(endpointsPage())
})

it.each(pages)("%s links only to what is there", (page) => {
  const links = [...readFileSync(join(root, page), "utf8").matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)]
  const missing = links
    .map(([, link = ""]) => link)
    .filter((link) => !existsSync(join(root, dirname(page), link)))
  expect(missing).toEqual([])
})

it.each([
  ["docs/sdk.md", "packages/sdk/test/integrator{,WithEffects}.test.ts"],
  ["docs/eligibility.md", "packages/sdk/test/eligibility/example.test.ts"]
])(
  "shows in %s only what stands in a test to the letter, with imports that the test has too",
  (page, pattern) => {
    const lines = (text: string) => text.split("\n").map((line) => line.trim())
    const tests = globSync(pattern, { cwd: root }).map((test) => readFileSync(join(root, test), "utf8"))
    const tested = tests.flatMap(lines).join("\n")
    const imported = tests.flatMap(importsIn)
    const snippets = [...readFileSync(join(root, page), "utf8").matchAll(/```ts\n(.*?)```/gs)]
    expect(snippets.length).toBeGreaterThan(4)
    for (const [, snippet = ""] of snippets) {
      const shown = lines(snippet).filter((line) => line !== "" && !line.startsWith("import "))
      expect(tested).toContain(shown.join("\n"))
      expect(imported).toEqual(expect.arrayContaining([...importsIn(snippet)]))
    }
  }
)
