import { afterEach, describe, expect, it, vi } from "vitest"
import { freshBrowser } from "../sealed/theBrowser.ts"

freshBrowser()

const owner = vi.hoisted(() => ({ is: "id:3" as string | undefined }))
vi.mock("../../src/session/currentOwner.ts", () => ({ currentOwner: () => owner.is }))

afterEach(() => {
  owner.is = "id:3"
})

const seen = () => import("../../src/session/seenWorker.ts")

describe("readSeenWorker", () => {
  it("answers for the agency whose worker was looked at last, and for no other", async () => {
    const { keepSeenWorker, readSeenWorker } = await seen()
    await keepSeenWorker({ agencyId: 7, workerId: 12 })
    expect(await readSeenWorker(7)).toBe(12)
    expect(await readSeenWorker(8)).toBeUndefined()
  })

  it("keeps it encrypted", async () => {
    const { keepSeenWorker } = await seen()
    await keepSeenWorker({ agencyId: 7, workerId: 12 })
    const kept = Object.values({ ...localStorage }).join()
    expect(kept).not.toBe("")
    expect(kept).not.toContain("workerId")
  })

  it("tells nobody whom somebody else has looked at", async () => {
    const { keepSeenWorker, readSeenWorker } = await seen()
    await keepSeenWorker({ agencyId: 7, workerId: 12 })
    owner.is = "id:4"
    expect(await readSeenWorker(7)).toBeUndefined()
    owner.is = "id:3"
    expect(await readSeenWorker(7)).toBeUndefined()
  })
})
