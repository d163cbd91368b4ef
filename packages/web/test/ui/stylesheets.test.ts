import { globSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
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

// Chromium would look through it anew at each letter that is typed; `useRootMark` marks the root instead.
it.each(globSync(join(source, "**/*.css")))(
  "asks on a screen for nothing within the whole page: %s",
  (sheet) => {
    const [onScreen = ""] = readFileSync(sheet, "utf8").split("@media print")
    expect(onScreen).not.toMatch(/(:root|html\)?|body\)?):has\(/)
  }
)

it.each(globSync(join(source, "**/*.css")))("lays nothing out for a press: %s", (sheet) => {
  const pressed = [...readFileSync(sheet, "utf8").matchAll(/:active[^{]*\{([^}]*)\}/g)].map(
    ([, rules]) => rules
  )
  expect(pressed.join()).not.toMatch(
    /(^|[\s;])(opacity|filter|transform|translate|scale|rotate|[\w-]*padding[\w-]*)\s*:/
  )
})

/** Where things stand beside and below each other; how large one is, and how it looks, is another matter. */
const arranges =
  /^(display: (inline-)?(flex|grid)|((row|column)-)?gap|grid-|flex-(wrap|direction|flow)|(align|justify|place)-|order|float)/

/** What a stylesheet arranges by itself where no stack, row or grid can, and why. */
const arrangedApart: ReadonlyArray<{
  readonly sheet: string
  readonly why: string
  readonly rules: ReadonlyArray<string>
}> = [
  {
    sheet: "condition/DamageMap.module.css",
    why: "on paper, and nowhere else, two drawings stand beside each other however wide the sheet is",
    rules: [".seen"]
  },
  {
    sheet: "inspector/run/StepList.module.css",
    why: "the steps of a run are thousands of rows that are placed one by one, with columns above each other",
    rules: [".step"]
  },
  {
    sheet: "leader/IncidentBar.module.css",
    why: "what is said and what is said afterwards stand in one place, the larger of them giving its size",
    rules: [".said", ".said > span"]
  },
  {
    sheet: "leader/LogScreen.module.css",
    why: "a check is a set of fields whose legend stands beside its results, which fieldsets alone lay out so; and the bar of incidents is at the foot of a step that fills no window",
    rules: [".frame", ".check", ".check > legend", ".results", ".check", ".results", ".below", ".faces .face"]
  },
  {
    sheet: "schedule/ScheduleChart.module.css",
    why: "the columns of a chart are its axis: as many as there are hours or days, each above its part of every row",
    rules: [".head, .row", ".head"]
  },
  {
    sheet: "vehicle/VehicleEditor.module.css",
    why: "the status changes its place: above the form on a phone, elsewhere at its side and above the photos",
    rules: [".editor", ".form", ".state", ".gallery", ".editor"]
  }
]

it("leaves where things stand to the stack, the row and the grid", () => {
  const features = globSync(join(source, "**/*.module.css")).filter(
    (sheet) => !/^(ui|layout)\//.test(relative(source, sheet))
  )
  const arranging = features.flatMap((sheet) => {
    const style = readFileSync(sheet, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "")
    const rules = [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , declarations = ""]) => declarations.split(";").some((one) => arranges.test(one.trim())))
      .map(([, selector = ""]) => selector.trim().replaceAll(/\s+/g, " "))
    return rules.length > 0 ? [{ sheet: relative(source, sheet), rules }] : []
  })
  expect(features.length).toBeGreaterThan(0)
  expect(arranging.sort((one, other) => one.sheet.localeCompare(other.sheet))).toEqual(
    arrangedApart.map(({ sheet, rules }) => ({ sheet, rules }))
  )
})
