import { getDefaultStore } from "jotai"
import { afterEach, expect, it } from "vitest"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom, whenBranded } from "../../src/brand/brandAtom.ts"

const store = getDefaultStore()
afterEach(() => store.set(brandAtom, undefined))

it("waits for the brand, so that no service is asked at another address", async () => {
  let known = false
  const waiting = whenBranded().then(() => {
    known = true
  })
  await Promise.resolve()
  expect(known).toBe(false)
  store.set(brandAtom, { name: "Elsewhere" } as Brand)
  await waiting
  expect(known).toBe(true)
})

it("goes on at once where the brand is known", async () => {
  store.set(brandAtom, { name: "Elsewhere" } as Brand)
  await expect(whenBranded()).resolves.toBeUndefined()
})
