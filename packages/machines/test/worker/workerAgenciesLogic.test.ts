import { workerAgenciesLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk/promise"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"

/** Worker 9, whose service answers with these agencies. */
const worker = async (content: ReadonlyArray<unknown>) => {
  const asked: Array<string> = []
  const client = makeClient({
    baseUrl: "http://service.test",
    fetch: async (input) => {
      asked.push(new URL(input instanceof Request ? input.url : input).pathname)
      return Response.json({ content, totalElements: content.length })
    }
  })
  const actor = createActor(
    workerAgenciesLogic(async () => client),
    { input: { request: { workerId: 9 } } }
  ).start()
  return { asked, sees: await waitFor(actor, (state) => !state.hasTag("busy")) }
}

describe("workerAgenciesLogic", () => {
  it("shows the first hundred agencies of the worker", async () => {
    const { asked, sees } = await worker([{ id: 1, name: "Moorside Cars" }])
    expect(asked).toEqual(["/api/v1/worker/9/agencies/0/100"])
    expect(sees.value).toBe("loaded")
    expect(sees.context.value).toEqual([{ id: 1, name: "Moorside Cars" }])
  })

  it("says when the worker belongs to none", async () => {
    const { sees } = await worker([])
    expect(sees.value).toBe("empty")
  })
})
