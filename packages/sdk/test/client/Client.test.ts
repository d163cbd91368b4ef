import { ApiClient, makeClient } from "@crewfleet/sdk/effect"
import { Effect, Fiber } from "effect"
import { describe, expect, it } from "vitest"

const overview = { bookings: { total: 1 }, vehicles: { total: 2 }, clients: { total: 3 } }
const answering = (answer: () => Response) => makeClient({ baseUrl: "", fetch: async () => answer() })

describe("the client for programs made of effects", () => {
  it("succeeds with what the service answers", async () => {
    const client = answering(() => Response.json(overview))
    expect(await Effect.runPromise(client.dashboard.overview())).toEqual(overview)
  })

  it("fails with what is known of the call, and the plain fact of what went wrong", async () => {
    const client = answering(() => Response.json({ message: "Not yours" }, { status: 403 }))
    const failure = await Effect.runPromise(Effect.flip(client.dashboard.overview()))
    expect(failure).toMatchObject({ endpoint: "dashboard.overview", status: 403, _tag: "Refused" })
    expect(failure.failure).toEqual({ _tag: "Refused", status: 403, message: "Not yours", violations: [] })
  })

  it("aborts the request of an effect that is interrupted", async () => {
    const asked = Promise.withResolvers<AbortSignal>()
    const client = makeClient({
      baseUrl: "",
      fetch: (_, init) => {
        if (init?.signal) asked.resolve(init.signal)
        return new Promise(() => {})
      }
    })
    const running = Effect.runFork(client.dashboard.overview())
    const signal = await asked.promise
    expect(signal.aborted).toBe(false)
    await Effect.runPromise(Fiber.interrupt(running))
    expect(signal.aborted).toBe(true)
  })

  it("is at hand as a service", async () => {
    const fetch = async () => Response.json(overview)
    const bookings = Effect.gen(function* () {
      const client = yield* ApiClient
      return (yield* client.dashboard.overview()).bookings.total
    })
    const total = Effect.provide(bookings, ApiClient.layer({ baseUrl: "", fetch }))
    expect(await Effect.runPromise(total)).toBe(1)
  })
})
