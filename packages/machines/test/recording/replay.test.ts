import { type GraphRequest, graphMachine, loadingMachine, resetPasswordMachine } from "@crewfleet/machines"
import {
  formatRecording,
  type KnownMachine,
  makeRecorder,
  parseRecording,
  type Recording,
  replay
} from "@crewfleet/machines/recording"
import { everyMachine } from "@crewfleet/machines/testing"
import type { GraphPoint } from "@crewfleet/sdk"
import { defaultTimeZone } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { promotionEditorMachine } from "../../src/promotion/promotionEditorMachine.ts"
import type { RecordedStep } from "../../src/recording/Recording.ts"
import { replayWords } from "../../src/recording/replayWords.ts"

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
const month: GraphPoint = { timestamp: "2026-10-01T00:00:00.000Z", value: 12 }

/** Somebody looks at the graph and asks for a mail, at the same time. */
const looking = async (): Promise<Recording> => {
  const recorder = makeRecorder({ now: () => Date.parse("2026-11-20T10:00:00.000Z") })
  const { inspect } = recorder
  const load = fromPromise<ReadonlyArray<GraphPoint>, GraphRequest>(async () => [month])
  const graph = createActor(graphMachine.provide({ actors: { load } }), {
    input: { userType: "ADMIN" },
    inspect
  }).start()
  const reset = createActor(
    resetPasswordMachine.provide({ actors: { sendLink: fromPromise(async () => ({})) } }),
    { inspect }
  ).start()
  await settled()
  graph.send({ type: "metric.chosen", metric: "revenue" })
  reset.send({ type: "email.submitted", email: "ada@byron.example" })
  await settled()
  return parseRecording(formatRecording(recorder.recording()))
}

/** The recording with one of its steps as another. */
const changed = (
  recording: Recording,
  chosen: (step: RecordedStep) => boolean,
  change: Partial<RecordedStep>
): Recording => {
  const index = recording.steps.findIndex(chosen)
  expect(index).toBeGreaterThan(-1)
  const steps = recording.steps.map((step, at) =>
    at === index ? ({ ...step, ...change } as RecordedStep) : step
  )
  return { ...recording, steps }
}
const hears =
  (actor: string, event: string) =>
  (step: RecordedStep): boolean =>
    step._tag === "Heard" && step.actor === actor && step.event.type === event
const answered = hears("resetPassword", "xstate.done.actor.sendLink")

const wordsOf = (recording: Recording, machines: ReadonlyArray<KnownMachine> = everyMachine): string =>
  replayWords(recording, replay(recording, machines)).join("\n")

describe("replay", () => {
  it("does each machine again, to the same states, notices and contexts", async () => {
    const recording = await looking()
    const { steps, partings } = replay(recording, everyMachine)
    expect(partings).toEqual([])
    expect(steps).toEqual(recording.steps.map(({ actor, state }) => ({ actor, state })))
    expect(wordsOf(recording)).toMatch(/^All 7 steps of 2 machines ended as they were recorded\.$/)
  })

  it("says where a run parts in its state, and goes on with the others", async () => {
    const recording = changed(await looking(), answered, { state: { asking: "waiting" } })
    const { partings } = replay(recording, everyMachine)
    expect(partings).toEqual([
      {
        step: expect.any(Number),
        actor: "resetPassword",
        at: 0,
        event: "xstate.done.actor.sendLink",
        differences: [{ place: "state", recorded: { asking: "waiting" }, replayed: { asking: "sent" } }]
      }
    ])
    expect(wordsOf(recording)).toContain("1 machine of 2 did something else than was recorded.")
  })

  it("says where a run parts in what people are told", async () => {
    const text = "It was sent twice."
    const recording = changed(await looking(), answered, { notices: [{ level: "success", text }] })
    expect(replay(recording, everyMachine).partings).toMatchObject([
      { actor: "resetPassword", differences: [{ place: "notices.0.text", recorded: text }] }
    ])
  })

  it("says where a run parts in its context, as deep as it does", async () => {
    const chosen = hears("graph", "metric.chosen")
    const request = { timeframe: "MONTHLY", metric: "count" }
    const recording = changed(await looking(), chosen, { context: { request } })
    const { partings } = replay(recording, everyMachine)
    expect(partings).toMatchObject([{ actor: "graph", event: "metric.chosen" }])
    expect(partings[0]?.differences.map(({ place }) => place)).toContain("context.request.metric")
    const kept = changed(await looking(), chosen, { context: {} })
    expect(replay(kept, everyMachine).partings[0]?.differences).not.toEqual([])
    const dropped = changed(await looking(), chosen, { dropped: ["points"] })
    expect(replay(dropped, everyMachine).partings[0]?.differences).toMatchObject([
      { place: "context.points", recorded: undefined }
    ])
  })

  it("finds what another definition of a machine does otherwise", () => {
    const options = { id: "streets", description: "The streets of a city." }
    const recorder = makeRecorder()
    const never = fromPromise<ReadonlyArray<string>, { readonly request: string }>(
      () => new Promise(() => {})
    )
    const before = loadingMachine<ReadonlyArray<string>, string>(options)
    const actor = createActor(before.provide({ actors: { load: never } }), {
      input: { request: "Leeds" },
      inspect: recorder.inspect
    }).start()
    actor.send({ type: "xstate.done.actor.load", output: [] } as never)
    const recording = recorder.recording()
    const isEmpty = (found: ReadonlyArray<string>) => found.length === 0
    const after = loadingMachine<ReadonlyArray<string>, string>({ ...options, isEmpty })
    expect(replay(recording, [{ machine: before }]).partings).toEqual([])
    expect(replay(recording, [{ machine: after }]).partings).toMatchObject([
      { differences: [{ place: "state", recorded: "loaded", replayed: "empty" }] }
    ])
  })

  it("makes a machine anew of what it was made of", () => {
    const recorder = makeRecorder()
    createActor(promotionEditorMachine("ADMIN", "Asia/Kathmandu"), { input: {}, inspect: recorder.inspect })
      .start()
      .stop()
    const recording = parseRecording(formatRecording(recorder.recording()))
    expect(recording.steps[0]).toMatchObject({ made: { userType: "ADMIN", zone: "Asia/Kathmandu" } })
    expect(replay(recording, everyMachine).partings).toEqual([])
    const forAgencies = promotionEditorMachine("AGENCY", defaultTimeZone)
    expect(replay(recording, [{ machine: forAgencies }]).partings).not.toEqual([])
  })

  it("names a machine that is not there, one whose beginning is missing, and one that breaks", async () => {
    const recording = await looking()
    expect(wordsOf(recording, [{ machine: graphMachine }])).toContain(
      "There is no machine resetPassword here"
    )
    const headless = { ...recording, steps: recording.steps.filter(({ _tag }) => _tag === "Heard") }
    expect(wordsOf(headless)).toContain("The recording does not say how it began")
    const hostile = changed(recording, answered, {
      event: { type: "xstate.done.actor.sendLink", actorId: "sendLink", output: null }
    } as Partial<RecordedStep>)
    expect(replay(hostile, everyMachine).partings).toMatchObject([
      { actor: "resetPassword", because: expect.any(String) }
    ])
  })

  it("writes nothing that steers a terminal, and no more of a value than can be read", async () => {
    const text = `\u001b[2J\u202e${"x".repeat(5_000)}`
    const words = wordsOf(changed(await looking(), answered, { notices: [{ level: "info", text }] }))
    for (const steering of ["\u001b", "\u202e"]) expect(words).not.toContain(steering)
    expect(words).toContain("characters)")
    expect(words.length).toBeLessThan(1_500)
  })
})
