import {
  profileWizardMachine,
  resetPasswordMachine,
  savePasswordMachine,
  signInMachine
} from "@crewfleet/machines"
import { formatRecording, makeRecorder } from "@crewfleet/machines/recording"
import { describe, expect, it } from "vitest"
import { createActor, sendTo, setup } from "xstate"
import { logoFile } from "../../src/agency/logoFile.ts"
import { contact, everything, someone } from "../agency/someone.ts"
import { replayed, signingIn, silent, statesOf, throughFile } from "./recordings.ts"

describe("makeRecorder", () => {
  it("notes how a machine begins, all that it hears, where it is then and what it tells", async () => {
    const { steps } = await signingIn()
    expect(steps.map((step) => (step._tag === "Started" ? step._tag : step.event.type))).toEqual([
      "Started",
      "xstate.done.actor.restore",
      "credentials.submitted",
      "xstate.done.actor.login",
      "code.submitted",
      "xstate.done.actor.confirm"
    ])
    expect(steps.at(-1)).toMatchObject({ actor: "signIn", state: "signedIn" })
  })

  it("leaves nothing secret and nothing personal in the file, and replays all the same", async () => {
    const recording = await signingIn()
    const file = formatRecording(recording)
    for (const secret of ["priya", "moorside", "Summer", "2026", "424", "eyJ", "4711", "9988", "Shaw"]) {
      expect(file).not.toContain(secret)
    }
    const replay = replayed(recording, signInMachine)
    expect(replay.partings).toEqual([])
    expect(replay.steps.map(({ actor, state }) => [actor, state])).toEqual(statesOf(recording))
  })

  it("keeps what the rules of a password look at", () => {
    const recorder = makeRecorder()
    const actor = createActor(savePasswordMachine.provide({ actors: { savePassword: silent() } }), {
      input: { token: "reset-token-123" },
      inspect: recorder.inspect
    }).start()
    const submit = (newPassword: string, repeatedpass: string) =>
      actor.send({ type: "password.submitted", newPassword, repeatedpass })
    submit("crewfleet", "crewfleet")
    submit("Crew-26", "Crew-26")
    submit("Crewfleet-2026", "Crewfleet-2027")
    submit("Crewfleet-2026", "Crewfleet-2026")
    const recording = recorder.recording()
    expect(recording.steps.map(({ state }) => state).at(-1)).not.toEqual(recording.steps[0]?.state)
    expect(formatRecording(recording)).not.toMatch(/crew-?fleet-2|Crew-26|reset-token/)
    expect(replayed(recording, savePasswordMachine).partings).toEqual([])
  })

  it("notes notices, without what was masked elsewhere", async () => {
    const recorder = makeRecorder()
    const { actor, does } = someone()
    recorder.join(actor)
    await does(...everything)
    const recording = recorder.recording()
    expect(recording.steps.flatMap(({ notices }) => notices)).toEqual([
      { level: "success", text: "Profile setup completed successfully!" }
    ])
    for (const answer of [contact.telephone, ...Object.values(contact.address)])
      expect(formatRecording(recording)).not.toContain(answer)
    expect(replayed(recording, profileWizardMachine, logoFile).partings).toEqual([])
  })
})

describe("makeRecorder, on more than it can hold", () => {
  it("notes nothing any more, says so, and what it has is replayed", async () => {
    const recorder = makeRecorder({ limit: 2_000 })
    const actor = createActor(resetPasswordMachine.provide({ actors: { sendLink: silent() } }), {
      inspect: recorder.inspect
    }).start()
    expect(recorder.isFull()).toBe(false)
    for (let typed = 0; typed < 50; typed++)
      actor.send({ type: "email.submitted", email: "nobody@home.example" })
    expect(recorder.isFull()).toBe(true)
    expect(recorder.size()).toBeLessThanOrEqual(recorder.limit)
    const recording = recorder.recording()
    expect(recording.full).toBe(true)
    expect(recording.steps.length).toBeGreaterThan(2)
    expect(recording.steps.length).toBeLessThan(50)
    expect(replayed(recording, resetPasswordMachine).partings).toEqual([])
  })

  it("tells whoever listens that something was noted", () => {
    const recorder = makeRecorder()
    const sizes: Array<number> = []
    const stop = recorder.subscribe(() => sizes.push(recorder.size()))
    const actor = createActor(resetPasswordMachine, { inspect: recorder.inspect }).start()
    actor.send({ type: "email.submitted", email: "" })
    stop()
    actor.send({ type: "email.submitted", email: "" })
    expect(sizes).toHaveLength(2)
    expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0)
  })
})

describe("makeRecorder, after an earlier recording", () => {
  it("goes on in the same file: its time, its names and its size", async () => {
    const submit = (recorder: ReturnType<typeof makeRecorder>) => {
      const actor = createActor(resetPasswordMachine, { inspect: recorder.inspect }).start()
      actor.send({ type: "email.submitted", email: "" })
      actor.stop()
    }
    const start = Date.parse("2026-11-20T10:00:00.000Z")
    const before = makeRecorder({ now: () => start })
    submit(before)
    const earlier = throughFile(before.recording())
    const after = makeRecorder({ earlier, now: () => start + 90_000 })
    expect(after.size()).toBeGreaterThan(200)
    submit(after)
    const recording = after.recording()
    expect(recording.began).toBe("2026-11-20T10:00:00.000Z")
    expect(recording.steps.map(({ actor, at }) => [actor, at])).toEqual([
      ["resetPassword", 0],
      ["resetPassword", 0],
      ["resetPassword#2", 90_000],
      ["resetPassword#2", 90_000]
    ])
    expect(replayed(recording, resetPasswordMachine).partings).toEqual([])
  })
})

describe("makeRecorder, of the last minutes", () => {
  const start = Date.parse("2026-11-20T10:00:00.000Z")
  const submitted = (recorder: ReturnType<typeof makeRecorder>) => {
    const actor = createActor(resetPasswordMachine, { inspect: recorder.inspect }).start()
    actor.send({ type: "email.submitted", email: "" })
    return actor
  }

  it("lets go of what an earlier page noted as the minutes go, and gives no name twice", () => {
    let moment = start
    const now = () => moment
    let earlier = makeRecorder({ keeps: 60_000, now }).recording()
    for (let page = 0; page < 8; page++) {
      const recorder = makeRecorder({ earlier, keeps: 60_000, now })
      moment += 15_000
      submitted(recorder)
      earlier = throughFile(recorder.recording())
    }
    expect(earlier.steps.length).toBeLessThanOrEqual(10)
    expect(earlier.steps.every(({ at }) => at >= moment - start - 60_000)).toBe(true)
    expect(new Set(earlier.steps.map(({ actor }) => actor)).size).toBe(earlier.steps.length / 2)
    expect(replayed(earlier, resetPasswordMachine).partings).toEqual([])
  })

  it("tells a follower what was noted earlier, and all that was noted when it is stopped", () => {
    const before = makeRecorder({ keeps: 60_000, now: () => start })
    submitted(before)
    const recorder = makeRecorder({ keeps: 60_000, earlier: before.recording(), now: () => start })
    const told: Array<string> = []
    const stop = recorder.follow((steps) => told.push(...steps.map(({ actor }) => actor)))
    submitted(recorder)
    stop()
    expect(told).toEqual(["resetPassword", "resetPassword", "resetPassword#2", "resetPassword#2"])
    expect(recorder.about().machines).toEqual(recorder.recording().machines)
  })
})

it("tells which machine sent what another heard", () => {
  const child = setup({}).createMachine({ id: "child" })
  const parent = setup({ actors: { child } }).createMachine({
    id: "parent",
    invoke: { id: "below", src: "child" },
    on: { pass: { actions: sendTo("below", { type: "passed" }) } }
  })
  const recorder = makeRecorder()
  createActor(parent, { inspect: recorder.inspect }).start().send({ type: "pass" })
  const heard = recorder
    .recording()
    .steps.flatMap((step) => (step._tag === "Heard" ? [[step.event.type, step.sender]] : []))
  expect(Object.fromEntries(heard)).toEqual({ pass: undefined, passed: "parent" })
})
