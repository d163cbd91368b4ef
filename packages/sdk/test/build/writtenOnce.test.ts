import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { endpointsModule } from "../../build/endpointsModule.ts"
import { writtenOnce } from "../../build/writtenOnce.ts"
import { endpoints } from "../../src/client/endpoints.ts"

const loaded = (module: string): Promise<{ readonly value?: unknown; readonly endpoints?: unknown }> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`)

describe("writtenOnce", () => {
  it("writes once what occurs more than once, and what lies within it", async () => {
    const worker = { id: "whole number", name: { first: "string" } }
    const value = { of: [worker, { worker }], also: { first: "string" } }
    const module = writtenOnce("value", value)
    expect(module.match(/whole number/g)).toHaveLength(1)
    expect((await loaded(module)).value).toEqual(value)
  })

  it("keeps a key that means something in a literal", async () => {
    const value = JSON.parse('{ "one": { "__proto__": 0 }, "again": [{ "__proto__": 0 }] }')
    expect(JSON.stringify((await loaded(writtenOnce("value", value))).value)).toBe(JSON.stringify(value))
  })

  it("keeps any value as it is", async () => {
    const part = fc.jsonValue({ maxDepth: 3 })
    await fc.assert(
      fc.asyncProperty(part, fc.array(part), async (one, others) => {
        const value = { one, again: [one, ...others], others }
        expect((await loaded(writtenOnce("value", value))).value).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { numRuns: 50 }
    )
  })
})

describe("endpointsModule", () => {
  it("tells of every endpoint what the contract does", async () => {
    expect((await loaded(await endpointsModule())).endpoints).toEqual(JSON.parse(JSON.stringify(endpoints)))
  })
})
