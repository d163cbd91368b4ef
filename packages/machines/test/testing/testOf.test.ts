import { resetPasswordMachine } from "@crewfleet/machines"
import { makeRecorder, outcomeOf, parseRecording, type Recording } from "@crewfleet/machines/recording"
import { everyMachine, testOfStep } from "@crewfleet/machines/testing"
import { describe, expect, it } from "vitest"
import { createActor, setup } from "xstate"
import { silent } from "../recording/recordings.ts"

/** Somebody sends an empty form, then an address, in two forms one after the other. */
const recorded = (): Recording => {
  const recorder = makeRecorder()
  for (const email of ["ada@byron.example", "joe@byron.example"]) {
    const actor = createActor(resetPasswordMachine.provide({ actors: { sendLink: silent() } }), {
      inspect: recorder.inspect
    }).start()
    actor.send({ type: "email.submitted", email: "" })
    actor.send({ type: "email.submitted", email })
  }
  return recorder.recording()
}

/** What a copied test holds: the recording in it, and what it expects. */
const partsOf = (text: string) => {
  const [, lines = ""] = /parseRecording\(\n {2}(\[[\s\S]*\])\.join/.exec(text) ?? []
  const [, expected = ""] = /toMatchObject\(([\s\S]*?)\)\n\}\)/.exec(text) ?? []
  return {
    recording: parseRecording((JSON.parse(lines) as ReadonlyArray<string>).join("\n")),
    expected: JSON.parse(expected)
  }
}

describe("testOfStep", () => {
  it("has the steps of one machine as far as that step, and what it came to there", () => {
    const { recording, expected } = partsOf(testOfStep(recorded(), 4, "asks for an address"))
    expect(recording.steps.map(({ actor, _tag }) => [actor, _tag])).toEqual([
      ["resetPassword#2", "Started"],
      ["resetPassword#2", "Heard"]
    ])
    expect(expected).toMatchObject({
      state: { asking: "waiting" },
      context: { problems: [{ field: "email", text: "Enter Recovery Email" }] },
      notices: []
    })
    expect(outcomeOf(recording, everyMachine)).toMatchObject(expected)
  })

  it("holds for every step as it was recorded", () => {
    const all = recorded()
    all.steps.forEach((_, at) => {
      const { recording, expected } = partsOf(testOfStep(all, at, "a step"))
      expect(outcomeOf(recording, everyMachine)).toMatchObject(expected)
    })
    expect(() => testOfStep(all, all.steps.length, "none")).toThrow(RangeError)
  })
})

describe("outcomeOf", () => {
  it("tells what comes of the last step now, whatever was recorded before it", () => {
    const mended = setup({}).createMachine({
      id: "door",
      context: { tries: 0 },
      initial: "shut",
      states: { shut: { on: { open: "open" } }, open: { on: { shut: "shut" } } }
    })
    const step = { at: 0, actor: "door", notices: [], context: {} }
    const steps: Recording["steps"] = [
      { ...step, _tag: "Started", machine: "door", from: {}, state: "shut", context: { tries: 0 } },
      { ...step, _tag: "Heard", event: { type: "open" }, state: "shut" },
      { ...step, _tag: "Heard", event: { type: "shut" }, state: "shut" },
      { ...step, _tag: "Heard", event: { type: "open" }, state: "shut" }
    ]
    const known = [{ feature: "test", machine: mended }]
    expect(outcomeOf({ steps }, known)).toEqual({ state: "open", context: { tries: 0 }, notices: [] })
    const held = {
      ...step,
      _tag: "Heard" as const,
      event: { type: "lock" },
      state: "shut",
      masked: true as const
    }
    expect(outcomeOf({ steps: [...steps, held] }, known).state).toBe("shut")
    expect(() => outcomeOf({ steps: [] }, known)).toThrow("There is no step to replay")
    expect(() => outcomeOf({ steps }, [])).toThrow("There is no machine door here")
  })
})
