import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const source = join(import.meta.dirname, "../../src")

/** The classes for which a stylesheet has rules. */
const classesIn = (style: string): ReadonlyArray<string> =>
  [...style.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|\{[^{}]*\}/g, "").matchAll(/\.([a-z]\w*)/gi)].map(
    ([, name = ""]) => name
  )

const modules = globSync(join(source, "**/*.{ts,tsx}")).flatMap((file) => {
  const text = readFileSync(file, "utf8")
  return [...text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].map(([, name, path = ""]) => ({
    sheet: join(file, "..", path),
    // A class that is put together from its parts can be any.
    any: text.includes(`${name}[`),
    used: [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, used = ""]) => used)
  }))
})

it.each(globSync(join(source, "**/*.module.css")))("has a rule for each class that is used: %s", (sheet) => {
  const users = modules.filter((user) => user.sheet === sheet)
  const declared = new Set(classesIn(readFileSync(sheet, "utf8")))
  const used = new Set(users.flatMap((user) => (user.any ? [...declared] : user.used)))
  expect([...declared].sort()).toEqual([...used].sort())
})
