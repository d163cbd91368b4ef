import { resetPasswordMachine, signInMachine } from "@crewfleet/machines"
import { formatRecording, makeRecorder, type RecordedStep } from "@crewfleet/machines/recording"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createActor } from "xstate"
import { replayed, silent } from "./recordings.ts"

const minute = 60_000

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T10:00:00.000Z") }))
afterEach(() => void vi.useRealTimers())

const machine = resetPasswordMachine.provide({ actors: { sendLink: silent() } })

/** A page that is recorded, of which only the last ten minutes stay. */
const ring = (limit?: number) => {
  const recorder = makeRecorder({ keeps: 10 * minute, ...(limit !== undefined && { limit }) })
  const asking = () => createActor(machine, { inspect: recorder.inspect }).start()
  return { recorder, asking }
}

describe("makeRecorder, of the last minutes", () => {
  it("lets go what is older, and what goes on begins where it was", () => {
    const { recorder, asking } = ring()
    const actor = asking()
    for (let at = 0; at < 15; at++) {
      vi.advanceTimersByTime(minute)
      actor.send({ type: "email.submitted", email: at % 2 ? "" : "nobody@home.example" })
    }
    const recording = recorder.recording()
    expect(recording.full).toBeUndefined()
    expect(recording.steps.map(({ _tag, at }) => [_tag, at / minute])).toEqual([
      ["Started", 4],
      ...Array.from({ length: 11 }, (_, index) => ["Heard", 5 + index])
    ])
    expect(replayed(recording, resetPasswordMachine).partings).toEqual([])
  })

  it("shows where an actor is that has been quiet for longer, and forgets those that have ended", () => {
    const { recorder, asking } = ring()
    const quiet = asking()
    asking().stop()
    vi.advanceTimersByTime(30 * minute)
    const later = asking()
    expect(recorder.recording().steps.map(({ actor }) => actor)).toEqual(["resetPassword", "resetPassword#3"])
    quiet.send({ type: "email.submitted", email: "ada@byron.example" })
    later.send({ type: "email.submitted", email: "" })
    const recording = recorder.recording()
    expect(recording.steps).toHaveLength(4)
    expect(replayed(recording, resetPasswordMachine).partings).toEqual([])
  })

  it("lets go more where there is no room, and never the last step", () => {
    const { recorder, asking } = ring(2_000)
    const actor = asking()
    for (let at = 0; at < 50; at++) actor.send({ type: "email.submitted", email: "nobody@home.example" })
    actor.send({ type: "email.submitted", email: `${"ada".repeat(1_000)}@byron.example` })
    expect(recorder.isFull()).toBe(false)
    const recording = recorder.recording()
    expect(recording.steps.at(-1)?.state).toBe("sending")
    expect(recording.steps.length).toBeLessThan(20)
    expect(replayed(recording, resetPasswordMachine).partings).toEqual([])
  })

  it("goes on from what the page before kept until all of that is older", () => {
    const { recorder, asking } = ring()
    asking()
    const earlier = recorder.recording()
    vi.advanceTimersByTime(5 * minute)
    const after = makeRecorder({ keeps: 10 * minute, earlier })
    expect(after.recording().steps).toHaveLength(1)
    vi.advanceTimersByTime(6 * minute)
    expect(after.recording().steps).toEqual([])
  })
})

describe("makeRecorder, followed", () => {
  it("tells what was noted, then what comes within a moment together, masked as in a file", () => {
    const { recorder, asking } = ring()
    const actor = asking()
    const told: Array<ReadonlyArray<RecordedStep>> = []
    const stop = recorder.follow((steps) => told.push(steps))
    vi.advanceTimersByTime(100)
    actor.send({ type: "email.submitted", email: "" })
    actor.send({ type: "email.submitted", email: "ada@byron.example" })
    vi.advanceTimersByTime(100)
    stop()
    actor.send({ type: "email.submitted", email: "" })
    vi.advanceTimersByTime(1_000)
    expect(told.map((steps) => steps.length)).toEqual([1, 2])
    expect(JSON.stringify(told)).not.toMatch(/ada@|byron/)
    expect(told.flat()).toEqual(recorder.recording().steps.slice(0, 3))
  })
})

describe("makeRecorder, asked what it recorded", () => {
  it("says of which version, in which brand, and how each machine was defined", () => {
    const recorder = makeRecorder({ about: { app: "0.1.0", brand: "CrewFleet" } })
    createActor(machine, { inspect: recorder.inspect }).start()
    const recording = recorder.recording()
    expect(recording).toMatchObject({ app: "0.1.0", brand: "CrewFleet" })
    expect(Object.keys(recording.machines ?? {})).toEqual(["resetPassword"])
    expect(formatRecording(recording)).toContain('"app":"0.1.0"')
    expect(replayed(recording, resetPasswordMachine).changed).toEqual([])
  })

  it("tells a machine that has changed since by its id", () => {
    const recorder = makeRecorder()
    createActor(machine, { inspect: recorder.inspect }).start()
    const { steps, ...about } = recorder.recording()
    const other = { ...about, machines: { resetPassword: "0123456789abcdef" }, steps }
    expect(replayed(other, resetPasswordMachine, signInMachine).changed).toEqual(["resetPassword"])
  })
})
