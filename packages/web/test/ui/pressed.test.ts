import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const source = join(import.meta.dirname, "../../src")

/** The innermost rules of a stylesheet: what each is for, and its declarations. */
const rulesIn = (file: string) =>
  [
    ...readFileSync(join(source, file), "utf8")
      .replaceAll(/\/\*[\s\S]*?\*\//g, "")
      .matchAll(/([^{};]+)\{([^{}]*)\}/g)
  ].map(([, selector = "", declared = ""]) => ({
    selector: selector.trim().replaceAll(/\s+/g, " "),
    declarations: declared
      .split(";")
      .map((one) => one.trim())
      .filter((one) => one !== "")
      .map((one) => {
        const [property = "", ...value] = one.split(":")
        return { property: property.trim(), value: value.join(":").trim() }
      })
  }))

const pressed = rulesIn("ui/base.css").filter(({ selector }) => /^:is\(a, button\):active\b/.test(selector))
const shown = pressed.flatMap(({ declarations }) => declarations.map(({ property }) => property))

it("shows that a link or a button is pressed, and lays nothing out for it", () => {
  expect(shown).toEqual(["background-image"])
})

it("eases in nothing that shows a press, so that the next frame has it", () => {
  const eases = new RegExp(`\\b(all|${shown.join("|")})\\b`)
  const eased = globSync("**/*.css", { cwd: source }).flatMap((file) =>
    rulesIn(file).flatMap(({ selector, declarations }) =>
      declarations.some(
        ({ property, value }) => /^transition(-property)?$/.test(property) && eases.test(value)
      )
        ? [`${file} ${selector}`]
        : []
    )
  )
  expect(eased).toEqual([])
})
