import {
  type DeliveryOptions,
  type DeliveryTypes,
  emptyDraft,
  returnsReadIn,
  timesOptions,
  type VehicleLogDelivery,
  vehicleLogMachine
} from "@crewfleet/machines"
import type { Notice } from "@crewfleet/sdk"
import { plannerForm } from "@crewfleet/sdk/rules"
import { uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it, vi } from "vitest"
import { createActor, fromPromise } from "xstate"
import type { KeptDelivery, LookedUp } from "../../src/delivery/DeliveryDraft.ts"
import type { LookUpRequest, RecordOf, SendRequest } from "../../src/delivery/deliverySetup.ts"
import { medicationOptions, propertyOptions } from "../../src/leader/handoverOptions.ts"
import { dropOffOptions, incidentOptions, vehicleLogOptions } from "../../src/leader/logOptions.ts"
import { signingNotices } from "../../src/leader/signingNotices.ts"
import { fifteen, signed, someCrew, someDropOff, someProperty, someTimes, someVehicleLog } from "./someLog.ts"

const now = "2026-03-02T10:00:00.000Z"

/** What becomes of a form by edits one after another, and what people are told of the last. */
const edited = <K extends DeliveryTypes>(
  options: DeliveryOptions<K>,
  first: K["form"],
  ...edits: ReadonlyArray<K["edit"]>
) => {
  let [form, before, notice]: [K["form"], K["form"]?, Notice?] = [first]
  for (const edit of edits) {
    const made = options.edit({ ...emptyDraft<K>(form), before }, edit)
    ;[form, before, notice] = [made?.form ?? form, made?.before, made?.notice]
  }
  return { form, notice }
}

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

describe("a handover", () => {
  const taken = { list: someProperty.propertyList, cash: 20 }

  it("begins with what was taken over, and takes nothing over once somebody has noted anything", () => {
    expect(propertyOptions.carriedInto?.(propertyOptions.empty, { taken }).form).toMatchObject({
      propertyList: fifteen("Bag", "Coat"),
      cashHandover: "20"
    })
    for (const noted of [{ noProperty: true }, { propertyList: fifteen("Phone") }, { cashHandover: "0" }]) {
      const form = { ...propertyOptions.empty, ...noted }
      expect(propertyOptions.carriedInto?.(form, { taken }).form).toEqual(form)
    }
    expect(
      medicationOptions.carriedInto?.(medicationOptions.empty, { taken: { list: fifteen("Aspirin") } }).form
    ).toMatchObject({ medicationList: fifteen("Aspirin") })
  })

  it.each([
    { giver: { ...propertyOptions.empty.giver, drawing: "M0 0L9 9", signedAt: now } },
    { receiver: signed },
    { difference: "The ward kept it" },
    { unsignedBecause: "In a hurry" }
  ])("fills in no list behind the back of whoever signs, or says why: %o", (noted) => {
    const form = { ...propertyOptions.empty, ...noted }
    expect(propertyOptions.carriedInto?.(form, { taken }).form).toEqual(form)
    const list = { ...medicationOptions.empty, ...noted }
    expect(medicationOptions.carriedInto?.(list, { taken }).form).toEqual(list)
  })

  it("wants a drawing again as well, whether or not a name stands beside it yet", () => {
    const drawn = { ...propertyOptions.empty.giver, drawing: "M0 0L9 9", signedAt: now }
    const { form, notice } = edited(
      propertyOptions,
      { ...someProperty, giver: drawn },
      { propertyList: fifteen("Bag", "Coat", "Ring") },
      { giver: { ...propertyOptions.empty.giver, name: "Ada Nurse" } }
    )
    expect(form.giver).toMatchObject({ drawing: "", signedAt: null })
    expect(notice).toBeUndefined()
  })

  it("wants signatures again once what they stand for is another", () => {
    const draft = emptyDraft<never>(someProperty as never) as never
    const changed = propertyOptions.edit(draft, { propertyList: fifteen("Bag") })
    expect(changed?.notice?.text).toBe("What is handed over was changed: let everybody sign again.")
    expect(changed?.form?.giver).toEqual({ ...signed, confirmed: false, signedAt: null })
    const same = propertyOptions.edit(draft, { difference: "The ward kept it" })
    expect(same?.notice).toBeUndefined()
    expect(same?.form?.giver).toEqual(signed)
  })

  it("is signed as it was where a change is taken back, until somebody signs what it says by then", () => {
    const { giver } = someProperty
    const wrongTap = [{ noProperty: true }, { noProperty: false }] as const
    const { form, notice } = edited(propertyOptions, someProperty, ...wrongTap)
    expect([form, notice]).toEqual([someProperty, signingNotices.standsAgain])
    const letters = ["Bagg", "Ba", "Bag"].map((line) => ({ propertyList: fifteen(line, "Coat") }))
    expect(edited(propertyOptions, someProperty, ...letters).form).toEqual(someProperty)
    const anew = { giver: { ...giver, confirmed: true, signedAt: now } }
    const { form: signedAnew } = edited(propertyOptions, someProperty, wrongTap[0], anew, wrongTap[1])
    expect(signedAnew.giver).toEqual({ ...giver, confirmed: false, signedAt: null })
    expect(signedAnew.receiver.signedAt).toBeNull()
  })
})

describe("the end of a journey", () => {
  const draft = { ...emptyDraft(someDropOff), problems: [] } as never
  const unsigned = { ...signed, confirmed: false, signedAt: null }

  it.each([
    { recipientName: "Ed Ward" },
    { recipientRole: "Doctor" },
    { patientRecipient: "Relatives" },
    { pdroppedOff: "NO" },
    { dropTime: now }
  ])("wants the recipient's signature and the tick again where it says another thing: %o", (changes) => {
    const changed = dropOffOptions.edit(draft, changes)
    expect(changed?.form).toMatchObject({ ...changes, recipientSignature: unsigned, signature: false })
    expect(changed?.notice).toEqual(signingNotices.dropOffChanged)
  })

  it("wants a drawn signature of the recipient again, which has no name of its own", () => {
    const drawn = { ...dropOffOptions.empty.recipientSignature, drawing: "M0 0L9 9", signedAt: now }
    const changed = dropOffOptions.edit(
      { ...emptyDraft({ ...someDropOff, recipientSignature: drawn }), problems: [] } as never,
      { dropTime: now }
    )
    expect(changed?.form?.recipientSignature).toMatchObject({ drawing: "", signedAt: null })
    expect(changed?.notice).toEqual(signingNotices.dropOffChanged)
  })

  it("wants the tick alone again where the odometer or the patient says another thing, and nothing where it stays the same", () => {
    for (const changes of [
      { mileage: "41300" },
      { recipientContact: "020 7946 0000" },
      { pfCourtesy: "5" },
      { pcomment: "Kind" },
      { recipientUnsigned: "Called away" }
    ] as const) {
      const changed = dropOffOptions.edit(draft, changes as never)
      expect(changed?.form).toMatchObject({ recipientSignature: signed, signature: false })
      expect(changed?.notice).toEqual(signingNotices.confirmedChanged)
    }
    for (const changes of [
      { recipientName: someDropOff.recipientName },
      { pdroppedOff: "YES" },
      { signature: true }
    ]) {
      const same = dropOffOptions.edit(draft, changes)
      expect(same?.form).toEqual(someDropOff)
      expect(same?.notice).toBeUndefined()
    }
  })
})

describe("a wrong tap at the end of a journey", () => {
  const elsewhere = { ...someDropOff, pdroppedOff: "NO", newAddress: "1 High Street" } as const

  it.each([someDropOff, elsewhere])("that is taken back leaves everything as it was", (form) => {
    const [wrong, right] = form.pdroppedOff === "NO" ? (["YES", "NO"] as const) : (["NO", "YES"] as const)
    const tapped = edited(dropOffOptions, form, { pdroppedOff: wrong })
    expect(tapped.form).toMatchObject({ signature: false, newAddress: "" })
    const back = edited(dropOffOptions, form, { pdroppedOff: wrong }, { pdroppedOff: right })
    expect([back.form, back.notice]).toEqual([form, signingNotices.standsAgain])
  })

  it("brings the address of another place back once, where nobody has signed yet too", () => {
    const unsigned = {
      ...elsewhere,
      recipientSignature: dropOffOptions.empty.recipientSignature,
      signature: false
    }
    const taps = (...places: ReadonlyArray<"YES" | "NO">) => places.map((pdroppedOff) => ({ pdroppedOff }))
    expect(edited(dropOffOptions, unsigned, ...taps("YES", "NO")).form).toEqual(unsigned)
    const emptied = edited(
      dropOffOptions,
      unsigned,
      ...taps("YES", "NO"),
      { newAddress: "" },
      ...taps("YES", "NO")
    )
    expect(emptied.form.newAddress).toBe("")
  })

  it("confirms again what was confirmed, and nothing else", () => {
    const letter = (pcomment: string) => ({ pcomment })
    const back = edited(dropOffOptions, someDropOff, letter("x"), letter(someDropOff.pcomment))
    expect([back.form, back.notice]).toEqual([someDropOff, signingNotices.confirmedAgain])
    expect(edited(dropOffOptions, someDropOff, letter("x"), letter("y")).form.signature).toBe(false)
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

describe("the drop-off", () => {
  it("forgets another place after Yes", () => {
    const elsewhere = { ...someDropOff, pdroppedOff: "NO", newAddress: "1 High Street", newPhone: "1" }
    const draft = emptyDraft<never>(elsewhere as never) as never
    expect(dropOffOptions.edit(draft, { pdroppedOff: "YES" })?.form).toMatchObject({
      pdroppedOff: "YES",
      newAddress: "",
      newPhone: "",
      newLocation: false
    })
    expect(dropOffOptions.edit(draft, { newPhone: "2" })?.form).toMatchObject({ newAddress: "1 High Street" })
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
