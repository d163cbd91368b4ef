import type { setupServer } from "@crewfleet/sdk/testing"
import { cleanup } from "@testing-library/react"
import { afterAll, afterEach, beforeAll } from "vitest"

/** Lets a service answer the tests of a file; each begins with an empty page and the answers that were set up. */
export const serving = (service: ReturnType<typeof setupServer>): void => {
  beforeAll(() => service.listen({ onUnhandledFrame: "error" }))
  afterEach(() => {
    cleanup()
    service.resetHandlers()
  })
  afterAll(() => service.close())
}
