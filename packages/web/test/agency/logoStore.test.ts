// @vitest-environment jsdom
import { describe, expect, it } from "vitest"
import { countryNames } from "../../src/agency/countryNames.ts"
import { makeLogoStore } from "../../src/agency/logoStore.ts"
import { shrinkLogo } from "../../src/agency/shrinkLogo.ts"

const picture = new File(["pixels"], "Our Logo.PNG", { type: "image/png" })
const never = new AbortController().signal

describe("makeLogoStore", () => {
  it("refers to a file by plain facts, and hands it out again", async () => {
    const store = makeLogoStore(shrinkLogo)
    const logo = store.keep(picture)
    expect(JSON.parse(JSON.stringify(logo))).toEqual({
      blobId: "logo-1",
      name: "Our Logo.PNG",
      type: "image/png",
      size: 6
    })
    expect(await store.read(logo.blobId)).toBe(picture)
  })

  it("refuses a reference from a page that is gone", async () => {
    await expect(makeLogoStore(shrinkLogo).read("logo-1")).rejects.toThrow("no longer open")
  })

  it("keeps the smaller image beside the first, and names it after its type", async () => {
    const store = makeLogoStore(async () => new Blob(["few"], { type: "image/jpeg" }))
    const shrunk = await store.shrink(store.keep(picture), never)
    expect(shrunk).toEqual({ blobId: "logo-2", name: "Our Logo.jpg", type: "image/jpeg", size: 3 })
  })
})

describe("shrinkLogo", () => {
  it("leaves the image as it is where the browser cannot draw out of sight", async () => {
    expect(await shrinkLogo(picture, never)).toBe(picture)
  })
})

describe("countryNames", () => {
  it("lists every country once, in the order of the alphabet", () => {
    const names = countryNames()
    expect(new Set(names).size).toBe(names.length)
    expect(names[0]).toBe("Afghanistan")
    expect(names.at(-1)).toBe("Zimbabwe")
    expect(names).toContain("United Kingdom")
  })
})
