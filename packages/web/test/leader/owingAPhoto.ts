import { emptyDraft } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { vehicleLogForm } from "@crewfleet/sdk/rules"
import { uuid } from "@crewfleet/sdk/testing"
import { someVehicleLog } from "../../../machines/test/leader/someLog.ts"
import { makeDeliveryStore } from "../../src/delivery/makeDeliveryStore.ts"
import { logKinds } from "../../src/leader/logKinds.ts"
import type { OpenedLog } from "../../src/leader/OpenedLog.ts"
import { someDevice } from "../delivery/guest.tsx"
import { someLog } from "./openLog.tsx"

/** A device whose vehicle log was received but for a photo, which is sent by `sendPhoto`. */
export const owingAPhoto = async (name: string, sendPhoto: () => Promise<unknown>) => {
  const client = makeClient({ baseUrl: location.origin, retries: 0 })
  const load = async () => ({ ...client, leader: { ...client.leader, sendPhoto: sendPhoto as never } })
  const [device, owner, record] = [someDevice(), `link:transport_log/7:12:${name}`, { jobId: 7 }]
  const store = makeDeliveryStore(logKinds({ log: () => someLog }).vehicle, owner, device)
  const [photo] = someVehicleLog.litter.photoIds
  if (!photo) throw new Error("It is of a check that failed")
  const receivedAt = "2026-03-02T10:05:00.000Z"
  await store.keepAttachment(record, photo, new Blob(["a photo"]))
  await store.keep(record, {
    ...emptyDraft(someVehicleLog),
    ...{ id: uuid(9), known: [uuid(9)], asked: true, receivedAt },
    received: { id: uuid(9), receivedAt, content: vehicleLogForm.write(someVehicleLog) } as never,
    attachments: [{ id: photo, status: "onDevice" }]
  })
  const isKept = async () => (await device.places(owner)).includes(`7/photo/${photo}`)
  return { device, owner, load: load as OpenedLog["load"], isKept }
}
