import { expect, it } from "vitest"
import { freshBrowser } from "./theBrowser.ts"

freshBrowser()

it("seals a value of 130,000 bytes and more", async () => {
  const { seal, unseal } = await import("../../src/sealed/seal.ts")
  const value = { text: "é".repeat(200_000) }
  const sealed = await seal(value)
  expect(sealed).toMatch(/^[\w+/]+=*$/)
  expect(await unseal(sealed ?? "")).toEqual(value)
})
