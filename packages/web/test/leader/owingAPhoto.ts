import { emptyDraft } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { uuid } from "@crewfleet/sdk/testing"
import { someVehicleLog } from "../../../machines/test/leader/someLog.ts"
import { makeDeliveryStore } from "../../src/delivery/makeDeliveryStore.ts"
import { logKinds } from "../../src/leader/logKinds.ts"
import type { OpenedLog } from "../../src/leader/OpenedLog.ts"
import { someDevice } from "../delivery/guest.tsx"
import { someLog } from "./openLog.tsx"

/** A device whose vehicle log was received but for a photo, which is sent by `sendPhoto`. */
export const owingAPhoto = async (name: string, sendPhoto: () => Promise<never>) => {
  const client = makeClient({ baseUrl: location.origin, retries: 0 })
  const load = async () => ({ ...client, leader: { ...client.leader, sendPhoto } })
  const [device, owner, record] = [someDevice(), `link:transport_log/7:12:${name}`, { jobId: 7 }]
  const store = makeDeliveryStore(logKinds({ log: () => someLog }).vehicle, owner, device)
  await store.keepAttachment(record, uuid(4), new Blob(["a photo"]))
  await store.keep(record, {
    ...emptyDraft(someVehicleLog),
    ...{ id: uuid(9), known: [uuid(9)], asked: true, receivedAt: "2026-03-02T10:05:00.000Z" },
    attachments: [{ id: uuid(4), status: "onDevice" }]
  })
  return { device, owner, load: load as OpenedLog["load"] }
}
