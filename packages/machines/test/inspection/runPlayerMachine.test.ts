import { describe, expect, it } from "vitest"
import { createActor, SimulatedClock } from "xstate"
import { runPlayerMachine } from "../../src/inspection/runPlayerMachine.ts"
import { describeWalk } from "../describeWalk.ts"

const looking = (times: ReadonlyArray<number>) => {
  const clock = new SimulatedClock()
  const actor = createActor(runPlayerMachine, { input: { times }, clock }).start()
  return { actor, clock, at: () => actor.getSnapshot().context.at, state: () => actor.getSnapshot().value }
}

describe("runPlayerMachine", () => {
  it("plays as it happened, faster where asked, and waits for nobody longer than two seconds", () => {
    const { actor, clock, at, state } = looking([0, 100, 200, 60_000])
    actor.send({ type: "play.asked" })
    clock.increment(99)
    expect(at()).toBe(0)
    clock.increment(1)
    expect(at()).toBe(1)
    actor.send({ type: "pause.asked" })
    clock.increment(5_000)
    expect(at()).toBe(1)
    actor.send({ type: "speed.chosen", speed: 4 })
    actor.send({ type: "play.asked" })
    clock.increment(25)
    expect(at()).toBe(2)
    clock.increment(500)
    expect([at(), state()]).toEqual([3, "paused"])
    actor.send({ type: "play.asked" })
    expect([at(), state()]).toEqual([0, "playing"])
  })

  it("steps and jumps within what there is", () => {
    const { actor, at } = looking([0, 1, 2])
    for (const [by, expected] of [
      [-1, 0],
      [1, 1],
      [1, 2],
      [1, 2]
    ] as const) {
      actor.send({ type: "stepped", by })
      expect(at()).toBe(expected)
    }
    actor.send({ type: "jumped", to: 99 })
    expect(at()).toBe(2)
    actor.send({ type: "jumped", to: 1 })
    expect(at()).toBe(1)
  })

  it("follows what comes until somebody looks at a step, and then stays there", () => {
    const { actor, at, state } = looking([])
    expect(at()).toBe(-1)
    actor.send({ type: "stepped", by: 1 })
    expect(at()).toBe(-1)
    actor.send({ type: "follow.asked" })
    actor.send({ type: "run.grown", times: [0, 5] })
    expect([at(), state()]).toEqual([1, "following"])
    actor.send({ type: "stepped", by: -1 })
    actor.send({ type: "run.grown", times: [0, 5, 9] })
    expect([at(), state()]).toEqual([0, "paused"])
    const other = looking([])
    other.actor.send({ type: "run.grown", times: [3] })
    expect(other.at()).toBe(0)
  })
})

describeWalk(runPlayerMachine, {
  inputs: [{ times: [] }, { times: [0, 10] }],
  answers: {},
  events: [
    { type: "play.asked" },
    { type: "pause.asked" },
    { type: "follow.asked" },
    { type: "stepped", by: 1 },
    { type: "stepped", by: -1 },
    { type: "jumped", to: 1 },
    { type: "speed.chosen", speed: 2 },
    { type: "run.grown", times: [0, 10, 20] }
  ]
})
