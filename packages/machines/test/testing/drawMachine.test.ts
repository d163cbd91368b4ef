import { profileWizardMachine, sessionMachine } from "@crewfleet/machines"
import { drawMachine, everyMachine } from "@crewfleet/machines/testing"
import { describe, expect, it } from "vitest"
import { setup } from "xstate"

describe("drawMachine", () => {
  it("draws where a machine begins, what leads on, and what has to hold for it", () => {
    const door = setup({
      types: { events: {} as { type: "door.pushed" } | { type: "door.locked" } },
      guards: { isUnlocked: () => true },
      delays: { patience: 100 }
    }).createMachine({
      id: "door",
      initial: "closed",
      on: { "door.locked": ".closed" },
      states: {
        closed: { on: { "door.pushed": { guard: "isUnlocked", target: "open" } } },
        open: { after: { patience: "gone" } },
        gone: { type: "final" }
      }
    })
    expect(drawMachine(door).split("\n")).toEqual([
      "stateDiagram-v2",
      "  [*] --> door_closed",
      '  state "closed" as door_closed',
      '  state "open" as door_open',
      '  state "gone" as door_gone',
      "  door_gone --> [*]",
      "  door_closed --> door_closed: door.locked",
      "  door_open --> door_closed: door.locked",
      "  door_gone --> door_closed: door.locked",
      "  door_closed --> door_open: door.pushed [isUnlocked]",
      "  door_open --> door_gone: after patience",
      ""
    ])
  })

  it("draws states within one another, and side by side", () => {
    expect(drawMachine(profileWizardMachine)).toContain(
      '  state "logo" as profileWizard_logo {\n    [*] --> '
    )
    expect(drawMachine(sessionMachine)).toMatch(/state "store" as [\s\S]+\n {4}--\n {4}state "currency" as /)
    expect(drawMachine(sessionMachine)).toContain(": restore answers [isFound]")
  })

  it.each(everyMachine.map(({ machine }) => [machine.id, machine] as const))("draws %s", (_, machine) => {
    const drawing = drawMachine(machine)
    const drawn = [...drawing.matchAll(/^ +state ".*" as (\w+)/gm)].map(([, name]) => name)
    const named = [...drawing.matchAll(/^ +(\S+) --> ([^:\s]+)/gm)].flatMap(([, from, to]) => [from, to])
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(named.filter((name) => name !== "[*]" && !drawn.includes(name))).toEqual([])
  })
})
