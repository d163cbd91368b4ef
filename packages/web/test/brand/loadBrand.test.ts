import { afterEach, expect, it, vi } from "vitest"
import { loadBrand } from "../../src/brand/loadBrand.ts"

afterEach(() => vi.unstubAllGlobals())

it.each([
  ["is not JSON", async () => new Response("{ name: "), "The file is not JSON"],
  ["is a page", async () => new Response("<!doctype html>"), "The file is not JSON"],
  [
    "does not exist",
    async () => new Response("", { status: 404 }),
    "The file could not be fetched: the server answered 404"
  ],
  [
    "cannot be reached",
    async () => Promise.reject(new TypeError("Failed to fetch")),
    "The file could not be fetched: nothing answered"
  ]
])("says of a brand file that %s what is wrong with it", async (_, fetch, words) => {
  vi.stubGlobal("fetch", fetch)
  expect(await loadBrand()).toEqual({ problems: [words] })
})
