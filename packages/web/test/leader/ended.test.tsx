import { emptyDraft } from "@crewfleet/machines"
import { makeClient, RequestFailed } from "@crewfleet/sdk"
import { failing, handlers, uuid } from "@crewfleet/sdk/testing"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { someVehicleLog } from "../../../machines/test/leader/someLog.ts"
import { makeDeliveryStore } from "../../src/delivery/makeDeliveryStore.ts"
import { logKinds } from "../../src/leader/logKinds.ts"
import { someDevice } from "../delivery/guest.tsx"
import { press } from "../person.ts"
import { openStep, sent, serveLogs, service, someLog } from "./openLog.tsx"

serveLogs()

it("offers to sign in again at what is not sent because this device is no longer let in, and sends it then", async () => {
  service.use(handlers.leader.sendProperty(failing(401)))
  const { opened, signIn, unmount } = await openStep("property")
  await userEvent.type(await screen.findByLabelText("Item 1"), "Bag")
  fireEvent.change(screen.getByLabelText(/Why somebody does not sign/), { target: { value: "In a hurry" } })
  await press("Send what was taken over")
  expect(await screen.findByText(/This device is no longer let in. Sign in again to send/)).toBeTruthy()
  await press("Sign in again")
  expect(signIn).toHaveBeenCalledOnce()
  unmount()
  service.resetHandlers()
  await openStep("property", { device: opened.device, owner: opened.owner })
  await waitFor(() => expect(sent).toMatchObject([{ kind: "property" }]))
})

it("offers it too where a photo alone is owed", async () => {
  const client = makeClient({ baseUrl: location.origin, retries: 0 })
  const ended = new RequestFailed({ _tag: "Refused", status: 401, violations: [], message: undefined })
  const load = async () => ({
    ...client,
    leader: { ...client.leader, sendPhoto: () => Promise.reject(ended) }
  })
  const [device, owner, record] = [someDevice(), "link:transport_log/7:12:owed", { jobId: 7 }]
  const store = makeDeliveryStore(logKinds({ log: () => someLog }).vehicle, owner, device)
  await store.keepAttachment(record, uuid(4), new Blob(["a photo"]))
  await store.keep(record, {
    ...emptyDraft(someVehicleLog),
    ...{ id: uuid(9), known: [uuid(9)], asked: true, receivedAt: "2026-03-02T10:05:00.000Z" },
    attachments: [{ id: uuid(4), status: "onDevice" }]
  })
  const { signIn } = await openStep("vehicle", { device, owner, load })
  expect(await screen.findByText(/1 photo still on this device/)).toBeTruthy()
  await press("Sign in again")
  expect(signIn).toHaveBeenCalledOnce()
})
