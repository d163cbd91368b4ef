import { failing, handlers, setupServer, unreachable } from "@crewfleet/sdk/testing"
import { getDefaultStore } from "jotai"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import { makePortalClient } from "../../src/session/makePortalClient.ts"
import { serving } from "../serving.ts"

const service = setupServer()
serving(service)

/** The portal's client where its brand names paths, and what it asked for. */
const clientWith = (paths: Readonly<Record<string, string>> = {}) => {
  const services = { core: location.origin, authentication: "", paths }
  getDefaultStore().set(brandAtom, { services, carRental: false } as unknown as Brand)
  const { agency } = makePortalClient({})
  let asked = 0
  const counted = (script: () => Response) => () => {
    asked += 1
    return script()
  }
  return { agency, counted, asked: () => asked }
}

let worn: Brand | undefined
beforeEach(() => {
  worn = getDefaultStore().get(brandAtom)
  vi.spyOn(Math, "random").mockReturnValue(0)
})
afterEach(() => {
  getDefaultStore().set(brandAtom, worn)
  vi.restoreAllMocks()
})

it.each([
  ["asks once more when the connection of a question broke", unreachable, 2],
  ["leaves it to machines to wait for a service that is away", failing(503), 1],
  ["leaves it to machines to wait for a service that is busy", failing(429), 1]
])("%s", async (_, script, times) => {
  const { agency, counted, asked } = clientWith()
  service.use(handlers.agency.currencies(counted(script)))
  await expect(agency.currencies()).rejects.toThrow()
  expect(asked()).toBe(times)
})

it("sends what changes something once", async () => {
  const { agency, counted, asked } = clientWith()
  service.use(handlers.agency.updateTimeZone(counted(unreachable)))
  const payload = { timeZone: "Europe/Paris" }
  await expect(agency.updateTimeZone({ params: { id: 7 }, payload })).rejects.toThrow()
  expect(asked()).toBe(1)
})

it("works with a brand that names what is no endpoint any more, and says so", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
  const { agency } = clientWith({ "agency.byName": "/agencies", "agency.currencies": "/api/v1/currencies" })
  service.use(handlers.agency.currencies(() => [{ code: "GBP" }]))
  expect(await agency.currencies()).toEqual([{ code: "GBP" }])
  expect(warned).toHaveBeenCalledWith("brand.json names what is no endpoint: agency.byName")
})
