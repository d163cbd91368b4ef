import { workerAgenciesLogic } from "@crewfleet/machines"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()

/** What worker 9 sees once the service has answered. */
const worker = () =>
  waitFor(
    createActor(workerAgenciesLogic(connect), { input: { request: { workerId: 9 } } }).start(),
    (state) => !state.hasTag("busy")
  )

describe("workerAgenciesLogic", () => {
  it("shows the first hundred agencies of the worker", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.worker.agencies(({ params }) => {
        asked.push(params)
        return { content: [{ id: 1, name: "Moorside Cars" }], totalElements: 1 }
      })
    )
    const state = await worker()
    expect(asked).toMatchObject([{ workerId: "9", page: "0", size: "100" }])
    expect(state.value).toBe("loaded")
    expect(state.context.value).toEqual([{ id: 1, name: "Moorside Cars" }])
  })

  it("says when the worker belongs to none", async () => {
    service.use(handlers.worker.agencies(() => ({ content: [], totalElements: 0 })))
    expect((await worker()).value).toBe("empty")
  })

  it("keeps why they could not be loaded", async () => {
    service.use(handlers.worker.agencies(failing(500)))
    const state = await worker()
    expect(state.value).toBe("failed")
    expect(state.context.failure).toMatchObject({ _tag: "Refused", status: 500 })
  })
})
