import { expect, it } from "vitest"
import { makeDeliveryStore } from "../../src/delivery/makeDeliveryStore.ts"
import { makeLastReads } from "../../src/lastRead/lastReads.ts"
import { freshBrowser } from "../sealed/theBrowser.ts"

freshBrowser()

const owner = "link:transport_log:31:5"
const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

const stores = async () => {
  const { makeSealedStore } = await import("../../src/sealed/makeSealedStore.ts")
  const { lockedStore } = await import("../../src/leader/lockedStore.ts")
  const { makeDataKey } = await import("../../src/leader/logKeys.ts")
  const device = makeSealedStore("test.leader", "leader")
  return {
    device,
    one: lockedStore(device, await makeDataKey()),
    other: lockedStore(device, await makeDataKey())
  }
}

it("reads nothing with another key, nor what was put into another place", async () => {
  const { device, one, other } = await stores()
  await one.keep(owner, "31/vehicle", bytesOf("Brakes"))
  expect(textOf(await one.read(owner, "31/vehicle"))).toBe("Brakes")
  expect(await other.read(owner, "31/vehicle")).toBeUndefined()
  const lying = await device.read(owner, "31/vehicle")
  await device.keep(owner, "31/dropOff", lying as Uint8Array<ArrayBuffer>)
  await device.keep("link:transport_log:32:5", "31/vehicle", lying as Uint8Array<ArrayBuffer>)
  expect(await one.read(owner, "31/dropOff")).toBeUndefined()
  expect(await one.read("link:transport_log:32:5", "31/vehicle")).toBeUndefined()
})

it("carries drafts, their attachments and what was read as any sealed store does", async () => {
  const { one, other } = await stores()
  const kind = {
    placeOf: ({ jobId }: { readonly jobId: number }) => `${jobId}/vehicle`,
    recordAt: (place: string) => (place === "31/vehicle" ? { jobId: 31 } : undefined),
    attachmentPlaceOf: ({ jobId }: { readonly jobId: number }, id: string) => `${jobId}/photo/${id}`,
    formIn: (kept: unknown) => (kept as { readonly note: string } | undefined) ?? undefined
  }
  const draft = { form: { note: "Brakes" }, attachments: [], known: [], asked: false } as never
  const store = makeDeliveryStore(kind as never, owner, one)
  await store.keep({ jobId: 31 }, draft)
  await store.keepAttachment({ jobId: 31 }, "p-1", new Blob(["picture"]))
  expect((await store.read({ jobId: 31 })).draft?.form).toEqual({ note: "Brakes" })
  const later = makeDeliveryStore(kind as never, owner, one)
  expect(await (await later.attachment({ jobId: 31 }, "p-1"))?.text()).toBe("picture")
  expect((await makeDeliveryStore(kind as never, owner, other).read({ jobId: 31 })).draft).toBeUndefined()
  const reads = makeLastReads<string>("read.log", one)
  await reads.keep(owner, 31, "told")
  expect((await reads.read(owner, 31))?.value).toBe("told")
  await one.forget(owner, await one.places(owner))
  expect(await one.places(owner)).toEqual([])
})
