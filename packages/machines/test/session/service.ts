import { makeClient, type SessionStore } from "@crewfleet/sdk"
import { setupServer } from "@crewfleet/sdk/testing"
import { afterAll, afterEach, beforeAll } from "vitest"

/** A service that answers over HTTP as each test tells it. */
export const scriptedService = () => {
  const service = setupServer()
  beforeAll(() => service.listen({ onUnhandledFrame: "error" }))
  afterEach(() => service.resetHandlers())
  afterAll(() => service.close())
  return service
}

/** The SDK's client of that service. */
export const connect = async (session?: SessionStore) =>
  makeClient({ baseUrl: "http://service.test", retries: 0, session })
