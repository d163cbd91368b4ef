import { profileWizardMachine, sessionMachine } from "@crewfleet/machines"
import { type Chart, type ChartState, chartOf, labelOf, statesWithin } from "@crewfleet/machines/inspection"
import { vehicleLife } from "@crewfleet/machines/life"
import { everyMachine } from "@crewfleet/machines/testing"
import { describe, expect, it } from "vitest"
import { and, emit, not, setup } from "xstate"
import { port } from "../../src/port.ts"

const lift = setup({
  types: { events: {} as { type: "button.pushed" } | { type: "door.held" } },
  actors: { move: port<boolean, undefined>("move") },
  guards: { isFree: () => true, isFull: () => false },
  delays: { patience: 100 },
  actions: { ring: emit({ type: "notice" }), stop: () => {} }
}).createMachine({
  id: "lift",
  description: "It carries people.",
  initial: "standing",
  states: {
    standing: {
      description: "It waits for somebody.",
      tags: "open",
      entry: "stop",
      on: { "button.pushed": { guard: and(["isFree", not("isFull")]), actions: "ring", target: "moving" } },
      after: { patience: "gone" }
    },
    moving: {
      invoke: { id: "move", src: "move", input: undefined, onDone: "standing", onError: "gone" }
    },
    gone: { type: "final" }
  }
})

const stateIn = ({ root }: Chart, path: string): ChartState => {
  const found = statesWithin(root).find((state) => state.path === path)
  if (!found) throw new Error(`There is no state ${path}`)
  return found
}

describe("chartOf", () => {
  it("tells a state with its sentence, tags, actions, ports and all that leads on from it", () => {
    const chart = chartOf(lift)
    expect(chart).toMatchObject({ id: "lift", description: "It carries people." })
    expect(chart.root.initial).toBe("standing")
    const { transitions, ...standing } = stateIn(chart, "standing")
    expect(standing).toMatchObject({ description: "It waits for somebody.", tags: ["open"], type: "atomic" })
    expect(standing.entry).toContainEqual({ name: "stop" })
    expect(transitions).toMatchObject([
      {
        ...{ kind: "event", name: "button.pushed", targets: ["moving"] },
        guard: { name: "isFree and not isFull" },
        actions: [{ name: "ring", emits: true }]
      },
      { kind: "delay", name: "patience", targets: ["gone"] }
    ])
    expect(stateIn(chart, "moving").invokes).toEqual([{ id: "move", src: "move" }])
    expect(stateIn(chart, "moving").transitions.map(labelOf)).toEqual(["move answers", "move fails"])
    expect(stateIn(chart, "gone").type).toBe("final")
  })

  it("tells states within one another and side by side, and what happens at once", () => {
    const session = chartOf(sessionMachine)
    expect(stateIn(session, "signedIn")).toMatchObject({ type: "parallel" })
    expect(stateIn(session, "signedIn.store").initial).toBe("signedIn.store.keeping")
    expect(stateIn(session, "signedIn.currency.deciding").transitions.map(labelOf)).toContain("at once")
    expect(stateIn(chartOf(profileWizardMachine), "logo").states.length).toBeGreaterThan(1)
  })

  it("has the words of a life's guards where they are always the same", () => {
    const { machine, because } = vehicleLife
    const guards = statesWithin(chartOf(machine, because).root)
      .flatMap(({ transitions }) => transitions)
      .flatMap(({ guard }) => guard ?? [])
    expect(guards.some(({ words = [] }) => words.length > 0)).toBe(true)
  })

  it.each(everyMachine.map(({ machine, because }) => [machine.id, machine, because] as const))(
    "tells %s in plain JSON, each transition by a name of its own, leading to states that there are",
    (_, machine, because) => {
      const chart = chartOf(machine, because)
      expect(JSON.parse(JSON.stringify(chart))).toEqual(chart)
      const states = statesWithin(chart.root)
      const paths = new Set(states.map(({ path }) => path))
      const transitions = states.flatMap((state) => state.transitions)
      expect(new Set(transitions.map(({ id }) => id)).size).toBe(transitions.length)
      expect(transitions.flatMap(({ targets }) => targets).filter((target) => !paths.has(target))).toEqual([])
    }
  )
})
