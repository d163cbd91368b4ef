import { makeClient } from "@crewfleet/sdk"
import { setupServer } from "@crewfleet/sdk/testing"
import { afterAll, afterEach, beforeAll } from "vitest"

/** A service that gives lists in pages, as each test of a file has it. */
export const pagedService = () => {
  const service = setupServer()
  beforeAll(() => service.listen())
  afterEach(() => service.resetHandlers())
  afterAll(() => service.close())
  return service
}

export const client = makeClient({ baseUrl: "http://service.test" })

/** So many ids, from 1. */
export const numbers = (length: number): Array<number> => Array.from({ length }, (_, index) => index + 1)

/** The ids of all that is gone through. */
export const idsOf = (items: AsyncIterable<{ readonly id: number }>): Promise<Array<number>> =>
  Array.fromAsync(items, ({ id }) => id)
