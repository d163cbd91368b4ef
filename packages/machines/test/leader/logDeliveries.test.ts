import {
  emptyDraft,
  returnsReadIn,
  timesOptions,
  type VehicleLogDelivery,
  vehicleLogMachine
} from "@crewfleet/machines"
import { plannerForm } from "@crewfleet/sdk/rules"
import { uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it, vi } from "vitest"
import { createActor, fromPromise } from "xstate"
import type { KeptDelivery, LookedUp } from "../../src/delivery/DeliveryDraft.ts"
import type { LookUpRequest, RecordOf, SendRequest } from "../../src/delivery/deliverySetup.ts"
import { dropOffOptions, incidentOptions, vehicleLogOptions } from "../../src/leader/logOptions.ts"
import { someCrew, someDropOff, someTimes, someVehicleLog } from "./someLog.ts"

const now = "2026-03-02T10:00:00.000Z"

describe("the log of a vehicle", () => {
  it("begins with the vehicle of the journey and a line for each check of the agency", () => {
    const agencyChecks = [{ id: "ramp", label: "Ramp", gravity: "CRITICAL" }]
    const { form } =
      vehicleLogOptions.carriedInto?.(vehicleLogOptions.empty, { vehicleId: 3, agencyChecks }) ?? {}
    expect(form).toMatchObject({ vehicleId: 3, agencyChecks: [{ rowId: "ramp", result: "" }] })
  })

  it("keeps what was noted of one vehicle where the journey has another, which can be sent as it is", () => {
    const facts = { vehicleId: 4, agencyChecks: [] }
    expect(vehicleLogOptions.carriedInto?.(someVehicleLog, facts).form).toEqual(someVehicleLog)
    expect(vehicleLogOptions.problemsOf(someVehicleLog, facts, now)).toEqual([])
    const begun = { ...vehicleLogOptions.empty, vehicleId: 3, litter: someVehicleLog.litter }
    expect(vehicleLogOptions.problemsOf(begun, facts, now)).toEqual([])
    expect(vehicleLogOptions.problemsOf(begun, { ...facts, vehicleId: 3 }, now)).not.toEqual([])
  })

  it("has the photos of its checks, those of the agency and the damage for attachments", () => {
    const check = { ...someVehicleLog.litter, rowId: "ramp", photoIds: [uuid(2)] }
    const damage = { rowId: "a", view: "FRONT", x: 0.5, y: 0.5, kind: "DENT", note: "", photoIds: [uuid(3)] }
    const form = { ...someVehicleLog, agencyChecks: [check], damages: [damage] }
    expect(vehicleLogOptions.attachmentsIn?.(form)).toEqual([uuid(1), uuid(2), uuid(3)])
  })
})

describe("a device whose clock is wrong", () => {
  const behind = "2026-03-01T04:00:00.000Z"
  const took = "2026-03-02T09:30:00.000Z"

  it("notes what is true all the same, though that lies ahead by its clock", () => {
    const end = { ...someDropOff, dropTime: took }
    expect(dropOffOptions.problemsOf(end, {}, behind)).toEqual([])
    expect(timesOptions.problemsOf(someTimes, someCrew, behind)).toEqual([])
    const incident = { ...incidentOptions.empty, kind: "ABORT", start: took } as const
    expect(incidentOptions.problemsOf(incident, {}, behind)).toEqual([])
  })
})

describe("the times of a crew", () => {
  it("are sent as those of its bookings, without what nobody entered", () => {
    const second = plannerForm.read({ times: [{ rowId: "booking-12" }] }).times
    const facts = {
      ...someCrew,
      crew: [...someCrew.crew, { ...someCrew.crew[0], rowId: "booking-12", bookingId: 12, name: "Cy Carer" }],
      times: [...someCrew.times, { rowId: "booking-12" }]
    } as typeof someCrew
    const form = { times: [...someTimes.times, ...second] }
    expect(timesOptions.problemsOf(form, facts, now)).toEqual([])
    expect(timesOptions.contentOf(form, facts)).toEqual({
      id: 7,
      times: [
        {
          bookingId: 11,
          start: "2026-03-02T06:00:00.000Z",
          end: "2026-03-02T09:00:00.000Z",
          breakTime: 0,
          reason: undefined
        }
      ]
    })
    expect(
      timesOptions.formOf({ id: 7, times: [{ bookingId: 11, start: now, end: now, breakTime: 30 }] })
    ).toEqual({
      times: [{ rowId: "booking-11", start: now, end: now, breakTime: "30", reason: "" }]
    })
  })

  it("cannot be entered before the device knows the crew", () => {
    expect(timesOptions.problemsOf(someTimes, {}, now)).toMatchObject([{ field: "times" }])
    expect(timesOptions.contentOf(someTimes, {})).toBeUndefined()
  })
})

describe("what a device has read of what was given back", () => {
  it("is the last of all returns, none where there is none, and nothing in a log of before they had numbers", () => {
    const given = { step: "dropOff", words: "Who?" }
    const back = [
      { ...given, id: 9 },
      { ...given, id: 4 }
    ]
    expect([returnsReadIn({ returns: back }), returnsReadIn({ returns: [] })]).toEqual([9, 0])
    expect(returnsReadIn({ returns: [given] as never })).toBeUndefined()
  })

  it("goes with a part as it was when that was asked to be sent, whatever is read while it waits, until it is changed", async () => {
    const outgoing: Array<object> = []
    const actor = createActor(
      vehicleLogMachine.provide({
        actors: {
          readDraft: fromPromise<KeptDelivery<VehicleLogDelivery>, RecordOf<VehicleLogDelivery>>(
            async () => ({ draft: emptyDraft(someVehicleLog), facts: {} })
          ),
          lookUp: fromPromise<LookedUp<VehicleLogDelivery>, LookUpRequest<VehicleLogDelivery>>(async () => ({
            received: undefined,
            facts: {}
          })),
          send: fromPromise<VehicleLogDelivery["receipt"], SendRequest<VehicleLogDelivery>>(
            async ({ input }) => {
              outgoing.push(input.outgoing)
              throw { _tag: "NetworkFailure" }
            }
          )
        }
      }),
      { input: { jobId: 7 } }
    ).start()
    const tell = (returnsRead: number) => actor.send({ type: "facts.told", facts: { returnsRead } })
    const send = (name: number) => {
      actor.send({ type: "send.asked", id: uuid(name), now })
      actor.send({ type: "keeping.settled" })
    }
    const isAt = (state: "filling" | "waiting") =>
      vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true))
    await isAt("filling")
    tell(3)
    send(50)
    await isAt("waiting")
    tell(9)
    actor.send({ type: "retry.asked" })
    await isAt("waiting")
    actor.send({ type: "amendment.asked" })
    tell(9)
    send(51)
    await isAt("waiting")
    expect(outgoing).toMatchObject([{ returnsRead: 3 }, { returnsRead: 3 }, { id: uuid(51), returnsRead: 9 }])
    actor.stop()
  })
})
