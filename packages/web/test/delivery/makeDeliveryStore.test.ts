import { emptyDraft, type FormDelivery } from "@crewfleet/machines"
import { form, text } from "@crewfleet/sdk/rules"
import { uuid } from "@crewfleet/sdk/testing"
import { expect, it } from "vitest"
import { completeDraft } from "../../../machines/test/condition/someReport.ts"
import { note, noteDraft, record } from "../../../machines/test/delivery/note.ts"
import { makeReportStore } from "../../src/condition/reportStore.ts"
import { declaredIn } from "../../src/delivery/declaredIn.ts"
import { makeDeliveryStore } from "../../src/delivery/makeDeliveryStore.ts"
import { pageMemory } from "../../src/delivery/pageMemory.ts"
import { makeNoteStore, someDevice } from "./guest.tsx"

const file = (...bytes: ReadonlyArray<number>) => new Blob([new Uint8Array(bytes)])

it("keeps a draft under the link of whoever wrote it, and no other link and no person finds it", async () => {
  const device = someDevice()
  await makeNoteStore("link:transport/7", device).keep(record, noteDraft)
  expect(await makeNoteStore("link:transport/7", device).list()).toEqual([{ record, draft: noteDraft }])
  for (const other of ["link:transport/8", "id:12", undefined])
    expect(await makeNoteStore(other, device).list()).toEqual([])
})

it("forgets a draft with its attachments, and nothing else", async () => {
  const device = someDevice()
  const store = makeNoteStore("link:transport/7", device)
  const another = { ...record, number: 2 }
  await store.keep(record, noteDraft)
  await store.keep(another, noteDraft)
  for (const of of [record, another]) await store.keepAttachment(of, uuid(1), file(1))
  await store.forget(record)
  expect(await store.list()).toEqual([{ record: another, draft: noteDraft }])
  const next = makeNoteStore("link:transport/7", device)
  expect(await next.attachment(record, uuid(1))).toBeUndefined()
  expect((await next.attachment(another, uuid(1)))?.size).toBe(1)
})

it("gives an attachment back as what it is, a picture or pages", async () => {
  const device = someDevice()
  const store = makeNoteStore("link:transport/7", device)
  await store.keepAttachment(record, uuid(1), file(0xff, 0xd8))
  await store.keepAttachment(record, uuid(2), file(0x25, 0x50, 0x44, 0x46))
  const next = makeNoteStore("link:transport/7", device)
  const types = note.pages.map(async (id) => (await next.attachment(record, id))?.type)
  expect(await Promise.all(types)).toEqual(["image/jpeg", "application/pdf"])
})

it("holds for as long as the page what the device cannot keep, and says so", async () => {
  const full = { ...someDevice(), keep: () => Promise.reject(new DOMException("", "QuotaExceededError")) }
  const store = makeNoteStore("link:transport/7", full)
  expect(await store.keepAttachment(record, uuid(1), file(1))).toBe(false)
  expect((await store.attachment(record, uuid(1)))?.size).toBe(1)
})

it("says of a draft that it is not kept as long as a photo of it is on this page alone, and keeps both once it can", async () => {
  const device = someDevice()
  let isFull = true
  const keep: typeof device.keep = (owner, place, bytes) =>
    isFull && bytes.length === 1
      ? Promise.reject(new DOMException("", "QuotaExceededError"))
      : device.keep(owner, place, bytes)
  const store = makeNoteStore("link:transport/7", { ...device, keep })
  expect(await store.keepAttachment(record, uuid(1), file(1))).toBe(false)
  await expect(store.keep(record, noteDraft)).rejects.toThrow()
  await store.keep({ ...record, number: 2 }, noteDraft)
  const nextPage = () => makeNoteStore("link:transport/7", device)
  expect((await nextPage().read(record)).draft).toEqual(noteDraft)
  expect(await nextPage().attachment(record, uuid(1))).toBeUndefined()
  isFull = false
  await store.keep(record, noteDraft)
  expect((await nextPage().attachment(record, uuid(1)))?.size).toBe(1)
})

it("gives what the device cannot keep to whoever opens it anew on the same page, and remembers no more of it than that", async () => {
  const device = someDevice()
  const full = { ...device, keep: () => Promise.reject(new DOMException("", "QuotaExceededError")) }
  const memory = pageMemory()
  const another = { ...record, number: 2 }
  const before = makeNoteStore("link:transport/7", full, memory)
  await before.keepAttachment(record, uuid(1), file(1))
  for (const of of [record, another]) await expect(before.keep(of, noteDraft)).rejects.toThrow()
  await before.forget(another)
  const after = makeNoteStore("link:transport/7", device, memory)
  expect(await after.list()).toEqual([{ record, draft: noteDraft }])
  expect((await after.attachment(record, uuid(1)))?.size).toBe(1)
  const written = after.keep(record, { ...noteDraft, asked: true })
  expect((await before.read(record)).draft?.asked).toBe(true)
  await written
  expect(memory).toEqual(pageMemory())
  const nextPage = makeNoteStore("link:transport/7", device)
  expect((await nextPage.attachment(record, uuid(1)))?.size).toBe(1)
})

it("says no more that a draft is not kept once the photo is removed", async () => {
  const device = someDevice()
  const keep: typeof device.keep = (owner, place, bytes) =>
    bytes.length === 1 ? Promise.reject(new Error("full")) : device.keep(owner, place, bytes)
  const store = makeNoteStore("link:transport/7", { ...device, keep })
  await store.keepAttachment(record, uuid(1), file(1))
  await store.removeAttachment(record, uuid(1))
  await store.keep(record, noteDraft)
})

it("forgets with a record what a page left behind that was killed, but nothing that this page takes in or another record has", async () => {
  const device = someDevice()
  const storeOfPage = () =>
    makeDeliveryStore<FormDelivery<ReturnType<typeof form>, { readonly step: number }>>(
      {
        placeOf: ({ step }) => `${step}`,
        recordAt: (place) => ({ step: Number(place) }),
        attachmentPlaceOf: ({ step }, id) => `${step}/photo/${id}`,
        isAttachmentPlace: ({ step }, place) => place.startsWith(`${step}/photo/`),
        ...declaredIn(form({}))
      },
      "id:12",
      device
    )
  await storeOfPage().keepAttachment({ step: 1 }, "left", file(1))
  await storeOfPage().keepAttachment({ step: 2 }, "other", file(1))
  const page = storeOfPage()
  await page.keepAttachment({ step: 1 }, "taken", file(1))
  await page.forget({ step: 1 })
  expect(await device.places("id:12")).toEqual(["2/photo/other", "1/photo/taken"])
})

it("forgets what was left behind where two records have their photos in one place once neither is there", async () => {
  const device = someDevice()
  const store = makeReportStore("id:12", device)
  const [pickUp, atReturn] = (["PICK_UP", "RETURN"] as const).map((moment) => ({ bookingId: 7, moment }))
  if (!pickUp || !atReturn) throw new Error("A booking has two")
  await makeReportStore("id:12", device).keepAttachment(pickUp, "left", file(1))
  await makeReportStore("id:12", device).keepAttachment({ ...pickUp, bookingId: 77 }, "other", file(1))
  await store.keep(pickUp, completeDraft)
  await store.keep(atReturn, completeDraft)
  await store.forget(pickUp)
  expect(await device.places("id:12")).toEqual(["7/photo/left", "77/photo/other", "7/RETURN"])
  await store.forget(atReturn)
  expect(await device.places("id:12")).toEqual(["77/photo/other"])
})

it("takes no draft of a form that today's cannot take", async () => {
  const device = someDevice()
  const store = makeNoteStore("link:transport/7", device)
  await store.keep(record, { ...noteDraft, form: { text: 7 } as never })
  expect((await store.read(record)).draft).toBeUndefined()
})

it("takes a draft of a declared form answer by answer, and tells what today's form has no place for", async () => {
  const device = someDevice()
  const what = text({ label: "Step", max: 50 })
  const before = form({ what, where: text({ label: "Place", max: 50 }) })
  const today = form({ what, who: text({ label: "Crew", max: 50 }) })
  const record = { step: 1 }
  const storeOf = <Form extends typeof before | typeof today>(form: Form) =>
    makeDeliveryStore<FormDelivery<Form, typeof record>>(
      {
        placeOf: ({ step }) => `${step}`,
        recordAt: (place) => ({ step: Number(place) }),
        attachmentPlaceOf: ({ step }, id) => `${step}/${id}`,
        ...declaredIn(form)
      },
      "id:12",
      device
    )
  await storeOf(before).keep(record, {
    ...emptyDraft(before.empty),
    form: { what: "Left", where: "At the gate" }
  })
  const { draft } = await storeOf(today).read(record)
  expect(draft).toMatchObject({ form: { what: "Left", who: "" }, left: { where: "At the gate" } })
  if (draft) await storeOf(today).keep(record, draft)
  expect((await storeOf(today).read(record)).draft?.left).toEqual({ where: "At the gate" })
})
