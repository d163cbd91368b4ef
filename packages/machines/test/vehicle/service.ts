import { makeClient } from "@crewfleet/sdk/promise"
import { setupServer } from "@crewfleet/sdk/testing"
import { afterAll, afterEach, beforeAll } from "vitest"
import { type AnyActor, waitFor } from "xstate"

/** A service that answers what a test tells it to, until the test is over. */
export const service = setupServer()
beforeAll(() => service.listen({ onUnhandledFrame: "error" }))
afterEach(() => service.resetHandlers())
afterAll(() => service.close())

export const load = async () => makeClient({ baseUrl: "http://service.test" })

/** The state in which an actor rests. */
export const rests = (actor: AnyActor) => waitFor(actor, (state) => !state.hasTag("busy"))

export const now = "2026-06-01T09:00:00.000Z"
