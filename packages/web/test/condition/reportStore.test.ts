import { uuid } from "@crewfleet/sdk/testing"
import { expect, it } from "vitest"
import { makeReportStore } from "../../src/condition/reportStore.ts"
import { complete, deviceWith } from "./openReport.tsx"

const record = { bookingId: 7, moment: "RETURN" } as const

/** What the first version of the portal kept of a return that was on its way, letter for letter. */
const before = {
  form: complete,
  photos: [{ id: uuid(100), status: "onDevice" }],
  id: uuid(50),
  known: [uuid(49), uuid(50)],
  asked: true,
  refusal: { _tag: "Refused", status: 413, violations: [] },
  problems: [{ field: "odometer", text: "Not like this" }],
  subject: { clientId: 5, fuelType: "PETROL" },
  earlier: { odometer: 500, damages: [] }
} as const

it("reads all of what earlier versions kept", async () => {
  const { photos, subject, earlier, ...rest } = before
  const store = makeReportStore("id:12", deviceWith(before, "RETURN").device)
  const draft = { ...rest, attachments: photos, facts: { subject, earlier } }
  expect((await store.read(record)).draft).toEqual(draft)
  expect(await store.list()).toEqual([{ record, draft }])
})

it("writes what tabs of earlier versions can read, and so do not take for nothing and delete", async () => {
  const { device, kept } = deviceWith(before, "RETURN")
  const store = makeReportStore("id:12", device)
  const { draft } = await store.read(record)
  if (draft) await store.keep(record, draft)
  expect(JSON.parse(new TextDecoder().decode(kept.get("7/RETURN")))).toEqual(before)
})

it("leaves alone what is no report of today's form", async () => {
  const { device } = deviceWith({ form: { odometer: 48_210 } as never }, "RETURN")
  expect(await makeReportStore("id:12", device).list()).toEqual([])
})

it("tells a return what was noted at pick-up on the same device", async () => {
  const { device } = deviceWith({}, "PICK_UP")
  expect((await makeReportStore("id:12", device).read(record)).facts).toEqual({
    earlier: { odometer: 48_210, damages: complete.damages }
  })
})

it("tells a return that the hire starts with the pick-up that waits on the same device", async () => {
  const step = { wanted: true, at: "2026-11-27T09:12:00.000Z", version: 3 }
  const isStarting = async (given: Parameters<typeof deviceWith>[0]) => {
    const store = makeReportStore("id:12", deviceWith(given, "PICK_UP").device)
    return (await store.read(record)).facts.isStarting
  }
  expect(await isStarting({ form: { ...complete, step }, asked: true })).toBe(true)
  expect(await isStarting({ form: { ...complete, step } })).toBeUndefined()
  expect(await isStarting({ asked: true })).toBeUndefined()
})
