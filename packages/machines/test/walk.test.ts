import { faultsOf } from "@crewfleet/machines/testing"
import { describe, expect, it } from "vitest"
import { assign, initialTransition, setup, transition } from "xstate"
import { port } from "../src/port.ts"
import { walk } from "../src/testing/walk.ts"

const door = setup({
  types: {
    context: {} as { opened: number; broken: unknown },
    events: {} as { type: "door.pushed" } | { type: "door.mended" },
    tags: {} as "busy"
  },
  actors: { open: port<boolean, undefined>("open") },
  delays: { creak: 400 },
  guards: { isOpen: (_, { output }: { output: boolean }) => output },
  actions: {
    countOpening: assign({ opened: ({ context }) => context.opened + 1 }),
    keepError: assign((_, { error }: { error: unknown }) => ({ broken: error }))
  }
})
const context = { opened: 0, broken: undefined }
const events = [{ type: "door.pushed" as const }, { type: "door.mended" as const }]

const closed = door.createStateConfig({ on: { "door.pushed": "opening" } })
const opening = door.createStateConfig({
  tags: "busy",
  invoke: {
    id: "open",
    src: "open",
    input: undefined,
    onDone: [
      {
        guard: { type: "isOpen", params: ({ event }) => event },
        target: "creaking"
      },
      { target: "closed" }
    ],
    onError: "broken"
  }
})
const creaking = door.createStateConfig({ tags: "busy", after: { creak: "passing" } })
const passing = door.createStateConfig({ always: "open" })

type States = NonNullable<Parameters<typeof door.createMachine>[0]["states"]>

/** A door that opens, does not, or breaks and can be mended; some of its states may be others. */
const doorWith = (others: States = {}) =>
  door.createMachine({
    id: "door",
    context,
    initial: "closed",
    states: {
      closed,
      opening,
      creaking,
      passing,
      broken: { on: { "door.mended": "closed" } },
      open: { type: "final" },
      ...others
    }
  })
const sound = doorWith()
const script = { events, answers: { open: [true, false] } }

describe("walk", () => {
  it("finds no fault with a machine that has none, delays and passing states included", () => {
    expect(Object.values(faultsOf(sound, script)).flat()).toEqual([])
  })

  it("gives paths that replay to every state that it reached", () => {
    const { paths, snapshots } = walk(sound, script)
    const replayed = paths.flatMap(({ events: path }) => {
      let [state] = initialTransition(sound)
      return path.map((event) => {
        ;[state] = transition(sound, state, event as never)
        return state.value
      })
    })
    expect(new Set(["closed", ...replayed])).toEqual(new Set(snapshots.map(({ value }) => value)))
  })

  it("counts a state that is entered in passing at the start", () => {
    const swinging = door.createMachine({
      id: "door",
      context,
      initial: "passing",
      states: { passing, open: { type: "final" } }
    })
    expect(walk(swinging, script)).toMatchObject({ unreached: [], untaken: [] })
  })

  it("reports what a script cannot reach", () => {
    const faults = faultsOf(sound, { events, answers: { open: [false] } })
    expect(faults["can reach every state"]).toEqual(["door.creaking", "door.passing", "door.open"])
    expect(faults["can take every transition"]).toContain(
      "door.opening: xstate.done.actor.open [isOpen] → door.creaking"
    )
  })

  it("reports a guard that answers in one way alone, unless the script says that it is settled", () => {
    const name = "lets every guard hold, and not hold"
    const always = { events, answers: { open: [true] } }
    expect(faultsOf(sound, script)[name]).toEqual([])
    expect(faultsOf(sound, always)[name]).toEqual(["isOpen always holds"])
    expect(faultsOf(sound, { events, answers: { open: [false] } })[name]).toEqual(["isOpen never holds"])
    expect(faultsOf(sound, { ...always, settled: ["isOpen"] })[name]).toEqual([])
    expect(faultsOf(sound, { ...script, settled: ["isOpen"] })[name]).toEqual(["isOpen is not settled"])
    expect(faultsOf(sound, { events: [], answers: { open: [] } })[name]).toEqual(["isOpen is never asked"])
  })

  it("counts what there is to reach", () => {
    expect(walk(sound, script).total).toEqual({ states: 7, transitions: 7, outcomes: 2 })
  })

  it("reports a failure that nobody can go on from", () => {
    const stuck = doorWith({ broken: {} })
    expect(faultsOf(stuck, script)["lets a person go on whatever port has failed"]).not.toEqual([])
  })

  it("reports a failure that is repeated for ever", () => {
    const stubborn = doorWith({ broken: { tags: "busy", always: "opening" } })
    expect(faultsOf(stubborn, script)["lets a person go on whatever port has failed"]).not.toEqual([])
  })

  it("reports a busy state that nothing ends", () => {
    const endless = doorWith({ creaking: { tags: "busy" } })
    expect(faultsOf(endless, script)["leaves every busy state once its ports have answered"]).toEqual([
      JSON.stringify({ value: "creaking", context })
    ])
  })

  it("reports a port whose failure nobody expects", () => {
    const careless = doorWith({
      opening: { tags: "busy", invoke: { id: "open", src: "open", input: undefined, onDone: "open" } }
    })
    expect(faultsOf(careless, script)["never breaks"]).not.toEqual([])
  })

  it("reports what is not plain JSON", () => {
    const hoarder = doorWith({
      opening: door.createStateConfig({
        tags: "busy",
        invoke: {
          id: "open",
          src: "open",
          input: undefined,
          onDone: "broken",
          onError: { actions: { type: "keepError", params: ({ event }) => event }, target: "broken" }
        }
      })
    })
    expect(faultsOf(hoarder, script)["keeps nothing but plain JSON"]).not.toEqual([])
  })

  it("stops at a script that multiplies without end", () => {
    const counter = door.createMachine({
      id: "door",
      context,
      on: { "door.pushed": { actions: "countOpening" } }
    })
    expect(() => walk(counter, { ...script, limit: 1_000 })).toThrow("limit")
  })
})
