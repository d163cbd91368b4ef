import { everyMachine } from "@crewfleet/machines/testing"
import { describe, expect, it } from "vitest"
import { type AnyStateMachine, type AnyStateNode, StateMachine } from "xstate"

const sources = import.meta.glob<object>("../src/*/**/*.ts", { eager: true })
const tests = import.meta.glob<string>("./**/*.test.ts", { eager: true, query: "?raw", import: "default" })

const walked = new Set(
  Object.values(tests).flatMap((text) =>
    [...text.matchAll(/\b(?:describeWalk|walkUnshared)\(\s*(\w+)/g)].map(([, name]) => name)
  )
)

/** Every machine there is, alone or in a life, and everything that makes one of what is told about it. */
const machines: ReadonlyArray<{ readonly name: string; readonly machine?: AnyStateMachine }> = Object.values(
  sources
).flatMap((source) =>
  Object.entries(source).flatMap(([name, value]) => {
    const machine = value instanceof StateMachine ? value : value?.machine
    if (machine instanceof StateMachine) return [{ name, machine }]
    return typeof value === "function" && name.endsWith("Machine") ? [{ name }] : []
  })
)

/** These make machines of what is told about one, and are walked under the name of one that they make. */
const madeInTests: Readonly<Record<string, string>> = {
  loadingMachine: "machine",
  editorMachine: "noteMachine",
  fileMachine: "packMachine",
  deliveryMachine: "noteOptions",
  uploadMachine: "pagesFile",
  choiceMachine: "sharingMachine",
  priceMachine: "quoteMachine",
  scheduleMachine: "bookingScheduleMachine"
}
/** These are functions of the list itself. */
const tools = ["drawMachine"]

const everyName = machines.map(({ name }) => name).filter((name) => !tools.includes(name))

it.each(everyName.map((name) => [name, madeInTests[name] ?? name]))(
  "%s is walked on every path",
  (_, name) => {
    expect(walked).toContain(name)
  }
)

it("lists every machine, each under a name of its own", () => {
  const listed = everyMachine.map(({ machine }) => machine)
  expect(
    machines
      .filter(({ machine }) => machine && !listed.some((each) => each === machine))
      .map(({ name }) => name)
  ).toEqual([])
  const ids = listed.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(listed.length).toBeGreaterThan(50)
})

const statesOf = (node: AnyStateNode): ReadonlyArray<AnyStateNode> =>
  Object.values(node.states).flatMap((state) => [state, ...statesOf(state)])

describe.each(everyMachine.map(({ machine }) => [machine.id, machine] as const))("%s", (_, machine) => {
  const nodes = [machine.root, ...statesOf(machine.root)]

  it("says in a sentence what it is, and what each of its states is", () => {
    const said = nodes.map(({ id, description = "" }) => ({ id, description }))
    const isSentence = (text: string) => /^[A-Z].{8,98}[^.]\.$/.test(text)
    expect(said.filter(({ description }) => !isSentence(description))).toEqual([])
  })

  it("says of no two states the same", () => {
    const said = nodes.map(({ description }) => description)
    expect(said.filter((description, index) => said.indexOf(description) !== index)).toEqual([])
  })
})
