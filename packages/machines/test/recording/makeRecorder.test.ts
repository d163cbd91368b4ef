import {
  profileWizardMachine,
  resetPasswordMachine,
  savePasswordMachine,
  signInMachine
} from "@crewfleet/machines"
import { formatRecording, makeRecorder } from "@crewfleet/machines/recording"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
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
    for (let typed = 0; typed < 50; typed++) actor.send({ type: "email.submitted", email: "nobody" })
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
