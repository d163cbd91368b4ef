import { expect, it } from "vitest"
import { StateMachine } from "xstate"

const sources = import.meta.glob<object>("../src/*/**/*.ts", { eager: true })
const tests = import.meta.glob<string>("./**/*.test.ts", { eager: true, query: "?raw", import: "default" })

const walked = new Set(
  Object.values(tests).flatMap((text) =>
    [...text.matchAll(/\b(?:describeWalk|walkUnshared)\(\s*(\w+)/g)].map(([, name]) => name)
  )
)

/** Every machine there is, alone or in a life, and everything that makes one of what is told about it. */
const machines = Object.values(sources).flatMap((source) =>
  Object.entries(source).flatMap(([name, value]) =>
    value instanceof StateMachine ||
    value?.machine instanceof StateMachine ||
    (typeof value === "function" && name.endsWith("Machine"))
      ? [name]
      : []
  )
)

/** These make machines of what is told about one, and are walked under the names of what they make in tests. */
const madeInTests: Readonly<Record<string, string>> = {
  loadingMachine: "machine",
  editorMachine: "noteMachine",
  deliveryMachine: "noteOptions",
  uploadMachine: "pagesFile"
}

it.each(machines.map((name) => [name, madeInTests[name] ?? name]))(
  "%s is walked on every path",
  (_, name) => {
    expect(walked).toContain(name)
  }
)
