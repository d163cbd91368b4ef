import { afterAll, beforeAll, expect, it, vi } from "vitest"

interface Asked {
  readonly id: number
  readonly cmd: string
  readonly graph?: object
}

/** The first that is made cannot be fetched; each later one answers what it is asked at once. */
class FirstFails {
  static made = 0
  onmessage?: (event: { readonly data: object }) => void
  onerror?: () => void
  private readonly isFirst = FirstFails.made === 0
  constructor() {
    FirstFails.made += 1
    if (this.isFirst) setTimeout(() => this.onerror?.())
  }
  postMessage({ id, cmd, graph }: Asked) {
    if (!this.isFirst)
      setTimeout(() => this.onmessage?.({ data: { id, ...(cmd === "layout" && { data: graph }) } }))
  }
  terminate() {}
}

beforeAll(() => vi.stubGlobal("Worker", FirstFails))
afterAll(() => vi.unstubAllGlobals())

it("lays out in one worker, and in another one where the first could not be fetched", async () => {
  const { layOutInWorker } = await import("../../src/inspector/layOutInWorker.ts")
  await expect(layOutInWorker({ id: "root" })).rejects.toThrow("could not be fetched")
  expect(await layOutInWorker({ id: "root" })).toMatchObject({ id: "root" })
  expect(await layOutInWorker({ id: "again" })).toMatchObject({ id: "again" })
  expect(FirstFails.made).toBe(2)
})
