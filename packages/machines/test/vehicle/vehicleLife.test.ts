import { knowsStep, offered, type VehicleLifeEvent, vehicleFacts, vehicleLife } from "@crewfleet/machines"
import { type VehicleStatusCode, vehicleStatuses } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { transition } from "xstate"
import { obstaclesTo } from "../../src/life/offered.ts"
import { describeWalk } from "../describeWalk.ts"

const events: ReadonlyArray<VehicleLifeEvent> = [
  { type: "vehicle.submitted" },
  { type: "vehicle.approved" },
  { type: "vehicle.rejected", reason: "The plate cannot be read" },
  { type: "vehicle.withdrawn" },
  { type: "vehicle.reinstated" },
  { type: "identity.changed" }
]
const statuses = Object.keys(vehicleStatuses) as ReadonlyArray<VehicleStatusCode>

/** Where something leads from a status; undefined where it cannot happen. */
const leads = (status: VehicleStatusCode, event: VehicleLifeEvent, missing: ReadonlyArray<string> = []) => {
  const before = vehicleLife.machine.resolveState({ value: status, context: { missing, photos: 1 } })
  return before.can(event) ? transition(vehicleLife.machine, before, event)[0].value : undefined
}

describe("vehicleLife", () => {
  it("leads from a draft through approval to the road, and nowhere else", () => {
    const table = Object.fromEntries(
      statuses.map((status) => [
        status,
        Object.fromEntries(
          events.flatMap((event) => {
            const target = leads(status, event)
            return target ? [[event.type, target]] : []
          })
        )
      ])
    )
    expect(table).toEqual({
      DRAFT: { "vehicle.submitted": "AWAITING_APPROVAL" },
      AWAITING_APPROVAL: { "vehicle.approved": "ACTIVE", "vehicle.rejected": "REJECTED" },
      ACTIVE: { "vehicle.withdrawn": "INACTIVE", "identity.changed": "AWAITING_APPROVAL" },
      REJECTED: { "vehicle.submitted": "AWAITING_APPROVAL" },
      INACTIVE: { "vehicle.reinstated": "ACTIVE", "identity.changed": "DRAFT" }
    })
  })

  it("submits nothing that lacks something, and rejects nothing without a reason", () => {
    expect(leads("DRAFT", { type: "vehicle.submitted" }, ["Add at least one photo"])).toBeUndefined()
    expect(leads("AWAITING_APPROVAL", { type: "vehicle.rejected", reason: " " })).toBeUndefined()
  })

  const ready = { missing: [], photos: 2 }
  const lacking = vehicleFacts({ photos: [], location: { id: 1 } })
  const because = ["Add at least one photo", "Enter a rate for Monday to Friday"]
  const keepsOne = ["This vehicle must keep at least one photo. Add another before you remove this one."]
  const [approves, rejects, withdraws, reinstates, removes] = [
    "vehicle.approved",
    "vehicle.rejected",
    "vehicle.withdrawn",
    "vehicle.reinstated",
    "photo.removed"
  ].map((step) => ({ step }))
  const submits = (more: object) => ({ step: "vehicle.submitted", ...more })
  const keeps = (more: object) => ({ step: "photo.removed", ...more })

  it.each([
    ["DRAFT", (lacks: object) => [submits(lacks), removes]],
    ["REJECTED", (lacks: object) => [submits(lacks), removes]],
    ["AWAITING_APPROVAL", (_: object, last: object) => [approves, rejects, keeps(last)]],
    ["ACTIVE", (_: object, last: object) => [withdraws, keeps(last)]],
    ["INACTIVE", (_: object, last: object) => [reinstates, keeps(last)]],
    ["SOLD", () => []]
  ])("offers what people do from %s, in the words of each guard that says no", (status, steps) => {
    expect(offered(vehicleLife, status, ready)).toEqual(steps({}, {}))
    expect(offered(vehicleLife, status, lacking)).toEqual(steps({ because }, { because: keepsOne }))
  })

  it("lets only an active vehicle be booked", () => {
    const booked = { type: "vehicle.booked" } as const
    expect(statuses.filter((status) => obstaclesTo(vehicleLife, status, ready, booked).length === 0)).toEqual(
      ["ACTIVE"]
    )
    expect(obstaclesTo(vehicleLife, "DRAFT", ready, booked)).toEqual([
      { field: "vehicleId", text: "This vehicle is not for hire now: choose another one" }
    ])
  })

  it("says at their fields what keeps a step from being taken", () => {
    expect(obstaclesTo(vehicleLife, "DRAFT", lacking, { type: "vehicle.submitted" })).toMatchObject(
      because.map((text) => ({ field: "status", text }))
    )
    const rejected = { type: "vehicle.rejected", reason: " " } as const
    expect(obstaclesTo(vehicleLife, "AWAITING_APPROVAL", lacking, rejected)).toMatchObject([
      { field: "reason", text: "Enter why the vehicle is rejected" }
    ])
  })

  it("knows where another identity needs another approval", () => {
    const known = [...statuses, "SOLD", undefined].filter((status) =>
      knowsStep(vehicleLife, status, "identity.changed")
    )
    expect(known).toEqual(["ACTIVE", "INACTIVE"])
  })
})

describeWalk(vehicleLife.machine, {
  inputs: [
    { missing: [], photos: 2 },
    { missing: [], photos: 1 },
    { missing: ["Add at least one photo"], photos: 1 }
  ],
  events: [
    ...events,
    { type: "photo.removed" },
    { type: "vehicle.booked" },
    { type: "vehicle.rejected", reason: "" }
  ],
  answers: {} as never
})
