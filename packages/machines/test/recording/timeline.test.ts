import {
  makeTimeline,
  pathsOf,
  type RecordedStep,
  stateText,
  stepsFound
} from "@crewfleet/machines/recording"
import { describe, expect, it } from "vitest"
import { stepsFrom } from "../../src/recording/stepsFrom.ts"

const step = { at: 0, notices: [], context: {} } as const
const started = (actor: string, context: RecordedStep["context"] = {}): RecordedStep => ({
  ...step,
  _tag: "Started",
  actor,
  machine: actor.slice(actor.lastIndexOf("/") + 1),
  from: { input: {} },
  state: "waiting",
  context
})
const heard = (actor: string, type: string, more: Partial<RecordedStep> = {}): RecordedStep =>
  ({ ...step, _tag: "Heard", actor, event: { type }, state: "done", ...more }) as RecordedStep

const run = [
  started("session", { user: "aaa", tries: 1 }),
  started("dashboard"),
  started("dashboard/graph"),
  heard("session", "code.submitted", { context: { tries: 2 }, dropped: ["user"] }),
  heard("dashboard/graph", "metric.chosen", {
    notices: [{ level: "error", text: "Error loading graph data" }]
  }),
  started("session", { user: "bbb" })
]

describe("makeTimeline", () => {
  it("tells who had begun at a step, and where each was, with what changed last", () => {
    const timeline = makeTimeline(run.slice(0, 4))
    timeline.add(run.slice(4))
    expect(timeline.steps).toEqual(run)
    expect(timeline.actorsAt(1).map(({ name }) => name)).toEqual(["dashboard", "session"])
    expect(timeline.actorsAt(5).map(({ name, machine }) => [name, machine])).toEqual([
      ["dashboard", "dashboard"],
      ["dashboard/graph", "graph"],
      ["session", "session"]
    ])
    expect(timeline.at("dashboard/graph", 1)).toBeUndefined()
    expect(timeline.at("session", 2)).toEqual({
      state: "waiting",
      context: { user: "aaa", tries: 1 },
      changed: ["user", "tries"],
      step: 0
    })
    expect(timeline.at("session", 4)).toEqual({
      state: "done",
      context: { tries: 2 },
      changed: ["tries", "user"],
      step: 3
    })
    expect(timeline.at("session", 5)?.context).toEqual({ user: "bbb" })
  })
})

it("shows children below their parents, whatever names stand beside", () => {
  const timeline = makeTimeline([started("file#2"), started("file"), started("file/upload")])
  expect(timeline.actorsAt(2).map(({ name }) => name)).toEqual(["file", "file/upload", "file#2"])
})

describe("stepsFrom", () => {
  const at = (step: RecordedStep, moment: number): RecordedStep => ({ ...step, at: moment })
  const steps = run.map((step, index) => at(step, index * 100))

  it("begins each machine that was there before where it was then, and leaves out what had gone", () => {
    const kept = stepsFrom([{ ...steps[0], place: "/login" } as RecordedStep, ...steps.slice(1)], 400)
    expect(kept.map(({ actor, _tag }) => [actor, _tag])).toEqual([
      ["dashboard/graph", "Started"],
      ["dashboard/graph", "Heard"],
      ["session", "Started"]
    ])
    expect(kept[0]).toMatchObject({ at: 400, place: "/login", from: { value: "waiting", context: {} } })
    expect(makeTimeline(stepsFrom(steps, 300)).at("session", 2)).toMatchObject({ context: { tries: 2 } })
  })

  it("keeps all, or nothing", () => {
    expect(stepsFrom(steps, 0)).toBe(steps)
    expect(stepsFrom(steps, 501)).toEqual([])
    expect(stepsFrom([], 0)).toEqual([])
  })
})

describe("stepsFound", () => {
  it("finds those of an actor and below it, with all of some words, or that told somebody something", () => {
    expect(stepsFound(run, {})).toHaveLength(6)
    expect(stepsFound(run, { actor: "dashboard" })).toEqual([1, 2, 4])
    expect(stepsFound(run, { words: "GRAPH chosen" })).toEqual([4])
    expect(stepsFound(run, { words: "loading" })).toEqual([4])
    expect(stepsFound(run, { words: "started session" })).toEqual([0, 5])
    expect(stepsFound(run, { noticesOnly: true })).toEqual([4])
    expect(stepsFound(run, { actor: "session", noticesOnly: true })).toEqual([])
  })
})

describe("a state", () => {
  it("is told in words, and by the paths of a drawing", () => {
    const state = { open: { editing: "typing", saving: { trying: "later" } } }
    expect(stateText(state)).toBe("open.editing.typing, saving.trying.later")
    expect(pathsOf(state)).toEqual([
      "open",
      "open.editing",
      "open.editing.typing",
      "open.saving",
      "open.saving.trying",
      "open.saving.trying.later"
    ])
    expect(pathsOf("resting")).toEqual(["resting"])
  })
})
