import { emptyDraft } from "@crewfleet/machines"
import { handlers } from "@crewfleet/sdk/testing"
import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { beforeEach, expect, it, vi } from "vitest"
import { someVehicleLog } from "../../../machines/test/leader/someLog.ts"
import { makeDeliveryStore } from "../../src/delivery/makeDeliveryStore.ts"
import { LogScreen } from "../../src/leader/LogScreen.tsx"
import { logKinds } from "../../src/leader/logKinds.ts"
import { keepLastOf } from "../../src/leader/logOutboxes.ts"
import { someDevice } from "../delivery/guest.tsx"
import { fileOf } from "../fileOf.ts"
import { press } from "../person.ts"
import { openStep, sent, serveLogs, service, someLog } from "./openLog.tsx"

const { shrinking } = vi.hoisted(() => ({ shrinking: [] as Array<PromiseWithResolvers<Blob>> }))
vi.mock("../../src/image/shrinkInWorker.ts", () => ({
  shrinkInWorker: () => () => {
    const shrunk = Promise.withResolvers<Blob>()
    shrinking.push(shrunk)
    return shrunk.promise
  }
}))

serveLogs()
beforeEach(() => {
  shrinking.splice(0)
  service.use(handlers.leader.sendPhoto(() => ({}) as never))
})

const log = { ...someLog, agencyChecks: [] }
let opens = 0
/** The log of a vehicle that is complete, and to be sent. */
const complete = async () => {
  opens += 1
  const [device, owner] = [someDevice(), `link:transport_log/7:12:late${opens}`]
  const store = makeDeliveryStore(logKinds({ log: () => log }).vehicle, owner, device)
  await store.keep(
    { jobId: 7 },
    emptyDraft({ ...someVehicleLog, litter: { ...someVehicleLog.litter, photoIds: [] } })
  )
  return openStep("vehicle", { device, owner, log })
}
/** Photographs the litter; making the picture smaller takes until it is told to end. */
const photograph = async () => {
  const litter = await screen.findByRole("group", { name: /Litter/ })
  const input = litter.querySelector<HTMLInputElement>("[type=file]")
  if (input) await userEvent.upload(input, fileOf("pixels", "dent.png", "image/png"))
}
const isShrunk = (index: number) => act(async () => shrinking[index]?.resolve(new Blob(["smaller"])))
const send = async () => {
  await press("Send the vehicle log")
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(sent).toEqual([])
}
const photosSent = async () => {
  await waitFor(() => expect(sent).toHaveLength(1))
  return Object(sent[0]?.payload.content).litter.photoIds
}

it("sends with a photo that is still made smaller, though the log was read again meanwhile", async () => {
  const { opened, rerender } = await complete()
  await photograph()
  rerender(<LogScreen opened={{ ...opened, log: { ...opened.log, records: [...opened.log.records] } }} />)
  await send()
  await isShrunk(0)
  expect(await photosSent()).toHaveLength(1)
})

it("sends with every photo, in whatever step one was as the first was made smaller", async () => {
  await complete()
  await photograph()
  await press("Next")
  await press("Back")
  await photograph()
  await isShrunk(1)
  await send()
  await isShrunk(0)
  expect(await photosSent()).toHaveLength(2)
})

it("waits for a photo that is still made smaller before the log is closed", async () => {
  const { opened } = await complete()
  await photograph()
  const kept = keepLastOf(opened.owner)
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await isShrunk(0)
  expect(await kept).toBe(true)
  const store = makeDeliveryStore(logKinds({ log: () => log }).vehicle, opened.owner, opened.device)
  expect((await store.read({ jobId: 7 })).draft?.form.litter.photoIds).toHaveLength(1)
})

it("leaves nothing of a photo on the device that comes once the log is closed", async () => {
  const { opened, unmount } = await complete()
  const keep = vi.spyOn(opened.device, "keep")
  await photograph()
  unmount()
  await isShrunk(0)
  const photo = expect.stringMatching(/\/photo\//)
  await waitFor(() => expect(keep).toHaveBeenCalledWith(opened.owner, photo, expect.anything()))
  await waitFor(async () => expect(await opened.device.places(opened.owner)).not.toContainEqual(photo))
})
