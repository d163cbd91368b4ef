import { expect, it, vi } from "vitest"
import { forgetSealed, keepSealed, readSealed } from "../../src/sealed/sealedStorage.ts"

const sealing: Array<() => void> = []

vi.mock("../../src/sealed/seal.ts", () => ({
  seal: (value: unknown) => new Promise((resolve) => sealing.push(() => resolve(JSON.stringify(value)))),
  unseal: (text: string) => Promise.resolve(JSON.parse(text))
}))

it("keeps nothing that was forgotten while it was encrypted", async () => {
  const keeping = keepSealed("draft", "typed")
  forgetSealed("draft")
  sealing.shift()?.()
  await keeping
  expect(await readSealed("draft")).toBeUndefined()
})

it("keeps what was typed last, whichever is encrypted first", async () => {
  const keeping = [keepSealed("draft", "first"), keepSealed("draft", "last")]
  const [first, last] = sealing.splice(0)
  last?.()
  first?.()
  await Promise.all(keeping)
  expect(await readSealed("draft")).toBe("last")
})
