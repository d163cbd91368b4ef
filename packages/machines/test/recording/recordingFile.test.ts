import { mkdtemp, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { formatRecording, parseRecording, type Recording } from "@crewfleet/machines/recording"
import { describe, expect, it } from "vitest"
import { longestRecording } from "../../src/recording/recordingFile.ts"

const recording: Recording = {
  format: "crewfleet-recording",
  version: 2,
  began: "2026-11-20T10:00:00.000Z",
  steps: [
    {
      _tag: "Started",
      actor: "graph",
      machine: "graph",
      from: { input: { userType: "ADMIN" } },
      at: 0,
      state: "loading",
      context: { request: { metric: "TOTAL_BOOKINGS" } },
      notices: []
    },
    {
      _tag: "Heard",
      actor: "graph",
      event: { type: "xstate.done.actor.load", actorId: "load", output: [] },
      at: 412,
      state: { shown: "empty" },
      context: {},
      dropped: ["failure"],
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
    ["a newer file", broken((content) => (content.version = 3)), /version 3.*newer.*2/],
    ["an older file", broken((content) => (content.version = 1)), /version 1.*older.*2/],
    ["a file that is cut off", formatRecording(recording).slice(0, -20), /cut off/],
    ["a file that is far too long", " ".repeat(longestRecording + 1), /too long/],
    [
      "a file that is nested without end",
      broken(({ steps }) => Object.assign(steps[0] ?? {}, { context: "here" })).replace(
        '"here"',
        `{"deep":${"[".repeat(100_000)}${"]".repeat(100_000)}}`
      ),
      /nested too deeply/
    ],
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
