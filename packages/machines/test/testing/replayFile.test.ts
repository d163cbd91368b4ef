import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { formatRecording } from "@crewfleet/machines/recording"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { replayFile } from "../../src/testing/replayFile.ts"
import { forgottenAddress } from "../recording/forgottenAddress.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "crewfleet-replay-"))
})
afterAll(() => rm(folder, { recursive: true }))

const replayed = async (text: string) => {
  const file = join(folder, "recording.json")
  await writeFile(file, text)
  return replayFile(file)
}

describe("replayFile", () => {
  it("says that everything ended as it was recorded", async () => {
    expect(await replayed(formatRecording(forgottenAddress()))).toEqual({
      isRecording: true,
      isSame: true,
      lines: ["All 2 steps of 1 machine ended as they were recorded."]
    })
  })

  it("says which step of which machine ended otherwise, and how", async () => {
    const { steps, ...about } = forgottenAddress()
    const parted = steps.map((step) => (step._tag === "Heard" ? { ...step, state: "sending" } : step))
    const { isSame, lines } = await replayed(formatRecording({ ...about, steps: parted }))
    expect(isSame).toBe(false)
    expect(lines).toEqual([
      expect.stringMatching(/^resetPassword parts at step 2 of 2, 0\.\d s after .* at “email\.submitted”:$/),
      "  state",
      '    recorded: "sending"',
      '    now:      {"asking":"waiting"}',
      "",
      "1 machine of 1 did something else than was recorded."
    ])
  })

  it.each([
    ["a file that is none", "holiday.png", /not a recording/],
    ["a file of something else", '{"name":"crewfleet","version":"0.1.0"}', /not a recording/],
    ["a newer file", formatRecording({ ...forgottenAddress(), version: 3 as 2 }), /version 3.*newer/],
    ["a file that was cut off", formatRecording(forgottenAddress()).slice(0, -30), /cut off/],
    [
      "a machine that is not there",
      formatRecording(forgottenAddress()).replaceAll('"machine":"resetPassword"', '"machine":"teaMaker"'),
      /There is no machine teaMaker here/
    ]
  ])("says what is wrong with %s", async (_, text, words) => {
    const { isSame, lines } = await replayed(text)
    expect(isSame).toBe(false)
    expect(lines.join("\n")).toMatch(words)
  })

  it("says that there is no such file, and that a folder is none", async () => {
    expect((await replayFile(join(folder, "nowhere.json"))).lines[0]).toMatch(/^There is no file/)
    expect((await replayFile(folder)).lines[0]).toMatch(/cannot be read/)
  })

  it("takes what is hostile in a file for text", async () => {
    const text = formatRecording(forgottenAddress()).replaceAll(
      '"email":""',
      '"email":"","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}'
    )
    await replayed(text)
    expect(Reflect.get({}, "polluted")).toBeUndefined()
  })
})
