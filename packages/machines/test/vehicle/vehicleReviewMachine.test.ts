import { type VehicleReviewEvent, vehicleReviewMachine } from "@crewfleet/machines"
import type { Failure, Notice, Vehicle } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { createActor, fromPromise, transition } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { doing } from "./doing.ts"
import { away, ford, refused } from "./ford.ts"

const approves: VehicleReviewEvent = { type: "approval.chosen" }
const rejects: VehicleReviewEvent = { type: "rejection.chosen" }
const confirms: VehicleReviewEvent = { type: "rejection.confirmed" }
const types = (text: string): VehicleReviewEvent => ({ type: "reason.typed", text })

/** An administrator who looks at vehicle 7. */
const someone = (more: { decision?: Failure; next?: Failure } = {}) => {
  const notified: Array<Notice> = []
  const decided: Array<object> = []
  const service = { vehicle: ford, ...more }
  const deciding = (status: string) => async (input: object) => {
    decided.push(input)
    if (service.decision) throw service.decision
    return { ...ford, status }
  }
  const [approve, reject] = [deciding("ACTIVE"), deciding("REJECTED")]
  const actor = createActor(
    vehicleReviewMachine.provide({
      actors: {
        load: fromPromise(async () => service.vehicle),
        approve: fromPromise(({ input }): Promise<Vehicle> => approve(input)),
        reject: fromPromise(({ input }): Promise<Vehicle> => reject(input)),
        findNext: fromPromise(async () => (service.next ? Promise.reject(service.next) : 9))
      }
    }),
    { input: { id: 7 } }
  )
  actor.on("notice", ({ notice }) => notified.push(notice))
  actor.start()
  return { does: doing(actor), service, notified, decided }
}

describe("vehicleReviewMachine", () => {
  it("approves the version that was looked at, and offers the next", async () => {
    const { does, notified, decided } = someone()
    const state = await does(approves)
    expect(decided).toEqual([{ id: 7, version: 4 }])
    expect(state).toMatchObject({ value: "decided", context: { vehicle: { status: "ACTIVE" }, next: 9 } })
    expect(notified).toEqual([{ level: "success", text: "Vehicle approved" }])
  })

  it("rejects with a reason, and with no less", async () => {
    const { does, decided } = someone()
    expect((await does(rejects, types(" "), confirms)).context.problems).toEqual([
      { field: "reason", text: "Enter why the vehicle is rejected" }
    ])
    const state = await does(types(" The plate cannot be read "), confirms)
    expect(decided).toEqual([{ id: 7, version: 4, reason: "The plate cannot be read" }])
    expect(state).toMatchObject({ value: "decided", context: { vehicle: { status: "REJECTED" } } })
  })

  it("takes what is typed while it rejects, which may fail", async () => {
    const { value, context } = await someone().does(rejects, types("The plate"))
    expect(value).toBe("explaining")
    const rejecting = vehicleReviewMachine.resolveState({ value: "rejecting", context })
    const [state] = transition(vehicleReviewMachine, rejecting, types("The plate cannot be read"))
    expect(state).toMatchObject({ value: "rejecting", context: { reason: "The plate cannot be read" } })
  })

  it("shows the second of two administrators what became of the vehicle, and keeps what was typed", async () => {
    const { does, service } = someone({ decision: refused(409) })
    service.vehicle = { ...ford, status: "ACTIVE", version: 5 }
    const state = await does(rejects, types("Too old"), confirms)
    expect(state).toMatchObject({
      value: "looking",
      context: { seen: ford, vehicle: { status: "ACTIVE" }, reason: "Too old" }
    })
    expect(state.can(approves)).toBe(false)
  })

  it("lets the administrator look again and decide when the agency has changed it meanwhile", async () => {
    const { does, service } = someone({ decision: refused(409) })
    service.vehicle = { ...ford, color: "Green", version: 5 }
    const state = await does(approves)
    expect(state).toMatchObject({
      value: "looking",
      context: { seen: ford, vehicle: { color: "Green" } }
    })
    delete service.decision
    expect((await does(approves)).value).toBe("decided")
  })

  it("explains a failure and keeps the reason", async () => {
    const { does, notified } = someone({ decision: away })
    const state = await does(rejects, types("Too old"), confirms)
    expect(state).toMatchObject({ value: "explaining", context: { reason: "Too old" } })
    expect(notified).toEqual([{ level: "error", text: "Network Connection Failure" }])
  })

  it("shows the decision even when the next one cannot be found", async () => {
    const { does } = someone({ next: away })
    expect(await does(approves)).toMatchObject({ value: "decided", context: { next: undefined } })
  })
})

describeWalk(vehicleReviewMachine, {
  inputs: [{ id: 7 }],
  events: [
    approves,
    rejects,
    types("Too old"),
    types(""),
    confirms,
    { type: "rejection.cancelled" },
    { type: "reload.asked" }
  ],
  answers: {
    load: [ford, { ...ford, status: "ACTIVE" }],
    approve: [{ ...ford, status: "ACTIVE" }],
    reject: [{ ...ford, status: "REJECTED" }],
    findNext: [undefined, 9]
  }
})
