import { RequestFailed } from "@crewfleet/sdk"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { press } from "../person.ts"
import { openStep, sent, serveLogs, service } from "./openLog.tsx"
import { owingAPhoto } from "./owingAPhoto.ts"

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
  const ended = new RequestFailed({ _tag: "Refused", status: 401, violations: [], message: undefined })
  const { signIn } = await openStep("vehicle", await owingAPhoto("owed", () => Promise.reject(ended)))
  expect(await screen.findByText(/1 photo still on this device/)).toBeTruthy()
  await press("Sign in again")
  expect(signIn).toHaveBeenCalledOnce()
})
