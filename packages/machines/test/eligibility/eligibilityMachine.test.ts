import {
  eligibilityLogic,
  eligibilityMachine,
  eligibilityMatrixLogic,
  eligibilityMatrixMachine
} from "@crewfleet/machines"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { loadingScript } from "../list/scripts.ts"
import { connect, scriptedService } from "../session/service.ts"
import { matrix, nurse } from "./someEligibility.ts"

describeWalk(
  eligibilityMachine,
  loadingScript({ workerId: 12, agencyId: 7 }, { workerId: 13, agencyId: 7 }, [[], [nurse]])
)

describeWalk(
  eligibilityMatrixMachine,
  loadingScript(
    { agencyId: 7, assignmentCodeId: 3 },
    { agencyId: 7, assignmentCodeId: 3, start: "2026-12-03T20:00:00Z", end: "2026-12-04T07:00:00Z" },
    [{ ...matrix, workers: [] }, matrix]
  )
)

const service = scriptedService()

describe("eligibilityLogic", () => {
  it("asks for one worker at one agency, and tells why they may not work", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.eligibility.ofWorker(({ params, query }) => {
        asked.push({ ...params, ...query })
        return [nurse]
      })
    )
    const actor = createActor(eligibilityLogic(connect), {
      input: { request: { workerId: 12, agencyId: 7 } }
    }).start()
    const state = await waitFor(actor, (state) => !state.hasTag("busy"))
    expect(asked).toMatchObject([{ workerId: "12", agencyId: "7" }])
    expect(state.context.value).toEqual([nurse])
  })
})

describe("eligibilityMatrixLogic", () => {
  it("asks for a shift by the numbers and moments in its address", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.eligibility.matrix(({ params, query }) => {
        asked.push({ ...params, ...query })
        return matrix
      })
    )
    const shift = { start: "2026-12-03T20:00:00.000Z", end: "2026-12-04T07:00:00.000Z" }
    const actor = createActor(eligibilityMatrixLogic(connect), {
      input: { request: { agencyId: 7, assignmentCodeId: 3, ...shift } }
    }).start()
    const state = await waitFor(actor, (state) => !state.hasTag("busy"))
    expect(asked).toMatchObject([{ assignmentCodeId: "3", agencyId: "7", ...shift }])
    expect(state.context.value?.workers).toHaveLength(1)
  })

  it("keeps why it could not be loaded", async () => {
    service.use(handlers.eligibility.matrix(failing(404)))
    const actor = createActor(eligibilityMatrixLogic(connect), {
      input: { request: { agencyId: 7, assignmentCodeId: 99 } }
    }).start()
    const state = await waitFor(actor, (state) => !state.hasTag("busy"))
    expect(state.context.failure).toMatchObject({ _tag: "Refused", status: 404 })
  })
})
