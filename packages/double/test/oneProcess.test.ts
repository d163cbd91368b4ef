import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { oneProcess } from "../src/oneProcess.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "crewfleet-one-"))
})
afterAll(() => rm(folder, { recursive: true }))

it("does one thing after the other, also where one of them fails, and leaves nothing behind", async () => {
  const file = join(folder, "making")
  let at = 0
  let most = 0
  const work = (fails: boolean) =>
    oneProcess(file, async () => {
      at += 1
      most = Math.max(most, at)
      await new Promise((goOn) => setTimeout(goOn, 10))
      at -= 1
      if (fails) throw new Error("Not made")
      return "made"
    })
  const all = await Promise.allSettled([work(false), work(true), work(false)])
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
  expect(most).toBe(1)
  expect(await readdir(folder)).toEqual([])
})

it("waits for no process that died", async () => {
  const file = join(folder, "left")
  // No process has a number as high as this.
  await writeFile(file, "99999999")
  expect(await oneProcess(file, async () => "made")).toBe("made")
})

const minuteAgo = () => new Date(Date.now() - 60_000)

it("waits for no process that has said nothing for long, though another one has its number", async () => {
  const file = join(folder, "reused")
  await writeFile(file, String(process.pid))
  await utimes(file, minuteAgo(), minuteAgo())
  expect(await oneProcess(file, async () => "made")).toBe("made")
})

it("goes on saying that it works, however long that takes", async () => {
  const file = join(folder, "long")
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  try {
    await oneProcess(file, async () => {
      await utimes(file, minuteAgo(), minuteAgo())
      vi.advanceTimersByTime(10_000)
      expect(Date.now() - (await stat(file)).mtimeMs).toBeLessThan(30_000)
    })
  } finally {
    vi.useRealTimers()
  }
})
