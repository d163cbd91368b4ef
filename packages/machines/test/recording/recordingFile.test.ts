import { mkdtemp, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { formatRecording, parseRecording, type Recording } from "@crewfleet/machines"
import { describe, expect, it } from "vitest"

const recording: Recording = {
  format: "crewfleet-recording",
  version: 1,
  steps: [
    {
      _tag: "Started",
      actor: "graph",
      machine: "graph",
      from: { input: { userType: "ADMIN" } },
      state: "loading",
      notices: []
    },
    {
      _tag: "Heard",
      actor: "graph",
      event: { type: "xstate.done.actor.load", actorId: "load", output: [] },
      state: { shown: "empty" },
      notices: [{ level: "info", text: "Nothing to show" }]
    }
  ]
}

/** A file in which one value of the recording is another. */
const broken = (change: (content: { steps: Array<Record<string, unknown>>; version: number }) => void) => {
  const content = JSON.parse(formatRecording(recording))
  change(content)
  return JSON.stringify(content)
}

describe("parseRecording", () => {
  it("reads what was written to a file", async () => {
    const file = join(await mkdtemp(join(tmpdir(), "recording-")), "graph.json")
    await writeFile(file, formatRecording(recording))
    expect(parseRecording(await readFile(file, "utf8"))).toEqual(recording)
  })

  it.each([
    ["a file that is not JSON", "{", /not JSON/],
    ["a file of something else", "[]", /not a recording/],
    ["a newer file", broken((content) => (content.version = 2)), /version 2.*1/],
    ["a step without a state", broken(({ steps }) => delete steps[1]?.state), /steps\.1\.state/],
    [
      "an event without a type",
      broken(({ steps }) => Object.assign(steps[1] ?? {}, { event: {} })),
      /steps\.1\.event\.type/
    ],
    [
      "a step of an unknown kind",
      broken(({ steps }) => Object.assign(steps[0] ?? {}, { _tag: "Slept" })),
      /steps\.0/
    ]
  ])("names what is wrong with %s", (_, text, words) => {
    expect(() => parseRecording(text)).toThrow(words)
  })
})
