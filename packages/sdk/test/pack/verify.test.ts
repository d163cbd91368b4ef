import { execFile } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aKey, aPack, aPdf, resealed } from "./aPack.ts"

const run = promisify(execFile)
const command = join(import.meta.dirname, "../../src/cli/crewfleet.ts")

const crewfleet = (...args: ReadonlyArray<string>) =>
  run(process.execPath, [command, ...args]).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: "" }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr })
  )

let folder = ""
const at = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "crewfleet-pack-"))
  const pack = await aPack()
  await writeFile(at("pack.json"), JSON.stringify(pack))
  await writeFile(at("pack.pdf"), aPdf)
  const parts = pack.parts.map((part) => ({ ...part, content: part.content?.replace("Ada", "Eva") ?? null }))
  await writeFile(at("forged.json"), JSON.stringify({ ...pack, parts }))
  await writeFile(at("resealed.json"), JSON.stringify(resealed(pack)))
})
afterAll(() => rm(folder, { recursive: true }))

describe("crewfleet verify", () => {
  it("ends with 0 where all is whole", async () => {
    const { code, stdout } = await crewfleet("verify", at("pack.json"), at("pack.pdf"), "--key", aKey)
    expect(code).toBe(0)
    expect(stdout).toMatch(/Seal: valid\nrequest: whole\n[\s\S]*PDF: whole\nAll that is there/)
  })

  it("vouches for no seal without the key of the service, and ends with 1 where another one has made it", async () => {
    const without = await crewfleet("verify", at("resealed.json"))
    expect(without).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("signed by the key in this file")
    })
    expect(without.stdout).not.toMatch(/Seal: valid|as it was sealed/)
    const { code, stdout } = await crewfleet("verify", at("resealed.json"), "--key", aKey)
    expect(code).toBe(1)
    expect(stdout).toMatch(/made with another key[\s\S]*This pack is not as it was sealed\.\n$/)
  })

  it("takes a key that begins with a dash for a key", async () => {
    const { code, stdout } = await crewfleet(
      "verify",
      at("pack.json"),
      "--key",
      `-${aKey[1] === "A" ? "B" : "A"}${aKey.slice(2)}`,
      "--json"
    )
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ seal: "OTHER_KEY" })
  })

  it("ends with 1 where something was changed, and says what, also as JSON", async () => {
    const { code, stdout } = await crewfleet("verify", at("forged.json"), "--json")
    expect(code).toBe(1)
    expect(JSON.parse(stdout).parts[0]).toEqual({ name: "request", standing: "CHANGED" })
  })

  it.each([[[]], [["verify"]], [["verify", "nowhere.json"]], [["verify", "--what"]], [["seal"]]])(
    "ends with 2 for %j",
    async (args) => {
      const { code, stderr } = await crewfleet(...args)
      expect(code).toBe(2)
      expect(stderr).not.toBe("")
    }
  )
})
