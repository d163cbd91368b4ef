import { allowsChange, type VehicleLifeEvent, vehicleLife } from "@crewfleet/machines"
import { type VehicleStatusCode, vehicleStatuses } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { transition } from "xstate"
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
  const present = vehicleLife.resolveState({ value: status, context: { missing } })
  return present.can(event) ? transition(vehicleLife, present, event)[0].value : undefined
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

  it("tells what a status allows, and allows nothing in one that nobody foresaw", () => {
    expect(statuses.filter((status) => allowsChange(status, "vehicle.submitted"))).toEqual([
      "DRAFT",
      "REJECTED"
    ])
    expect(allowsChange("SOLD", "vehicle.submitted")).toBe(false)
    expect(allowsChange(undefined, "vehicle.submitted")).toBe(false)
  })
})

describeWalk(vehicleLife, {
  inputs: [{ missing: [] }, { missing: ["Add at least one photo"] }],
  events: [...events, { type: "vehicle.rejected", reason: "" }],
  answers: {} as never
})
