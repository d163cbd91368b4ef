import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { IDBFactory } from "fake-indexeddb"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { LinkedRequestScreen } from "../../src/transport/LinkedRequestScreen.tsx"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"
import { job, lockedJob } from "./someRequests.ts"

const link = {
  id: "l-1",
  scope: "transport.request",
  recordId: 31,
  agency: { name: "Northway", logo: "/files/logo.png" },
  endsAt: "2026-12-17T08:30:00.000Z"
}
const asked: Array<object> = []
let isUnlocked = false
let now = job
const service = setupServer(
  handlers.transportRequest.byId(() => (isUnlocked ? now : lockedJob)),
  handlers.transportRequest.sendCode(() => ({})),
  handlers.transportRequest.unlock(({ payload, token }) => {
    asked.push({ payload, token })
    isUnlocked = true
    return job
  }),
  handlers.transportRequest.messages(() => [
    { id: 1, side: "AGENCY", by: "Gareth Pugh", at: "2026-11-23T09:00:00.000Z", body: "Which door?" }
  ]),
  handlers.transportRequest.addMessage(({ payload }) => {
    asked.push({ payload })
    return { id: 2, side: "WARD", at: "2026-11-23T09:05:00.000Z", body: "The back" }
  }),
  handlers.transportRequest.cancel(({ payload }) => {
    asked.push({ payload })
    now = { ...job, transportStatus: "CANCELLED" }
    return now
  }),
  handlers.transportRequest.change(({ payload }) => {
    asked.push({ payload })
    now = { ...job, version: 3 }
    return now
  })
)
serving(service)
visiting()
beforeAll(() => vi.stubGlobal("indexedDB", new IDBFactory()))
beforeEach(() => {
  asked.length = 0
  isUnlocked = false
  now = job
})
afterEach(cleanup)

const open = (query = "") => {
  history.replaceState(null, "", `/link/l-1${query}`)
  render(
    <>
      <LinkedRequestScreen
        link={link}
        load={async () => makeClient({ baseUrl: location.origin, retries: 0, linkToken: "link.t-1" })}
      />
      <NoticeRegion />
    </>
  )
}
const unlocked = (query = "") => {
  isUnlocked = true
  open(query)
}
const region = async (name: string) => within(await screen.findByRole("region", { name }))

describe("the link to a request, without the code", () => {
  it("shows reference, status and times, and nothing of the patient", async () => {
    open()
    const standing = await region("What happens")
    expect(standing.getByText("TR-31")).toBeTruthy()
    expect(standing.getByText("Accepted")).toBeTruthy()
    expect(
      standing.getByText("Northway has accepted this journey, and plans vehicle, driver and crew.")
    ).toBeTruthy()
    expect(screen.queryByRole("region", { name: "What was asked for" })).toBeNull()
    expect(screen.queryByRole("button", { name: "Cancel journey" })).toBeNull()
    expect(document.title).not.toContain("Ada")
  })

  it("offers no change before the code, whatever the address says", async () => {
    open("?change=true")
    expect(await screen.findByRole("button", { name: "Send me a code" })).toBeTruthy()
    expect(screen.queryByRole("table", { name: "Sections" })).toBeNull()
  })

  it("has a code mailed, takes it, and shows the patient then", async () => {
    open()
    await press("Send me a code")
    expect(await screen.findByText("A code is on its way by e-mail.")).toBeTruthy()
    await userEvent.type(screen.getByLabelText("Code"), "123 456")
    await press("Show the details")
    const answers = await region("What was asked for")
    expect(answers.getByText("Ada Hale")).toBeTruthy()
    expect(asked).toMatchObject([{ payload: { code: "123456" } }])
  })

  it("explains a wrong code and asks again", async () => {
    service.use(handlers.transportRequest.unlock(failing(403, "This code is not the one that was sent.")))
    open()
    await userEvent.type(await screen.findByLabelText("Code"), "1")
    await press("Show the details")
    expect(await screen.findByText("This code is not the one that was sent.")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Send me another code" })).toBeTruthy()
  })
})

describe("the link to a request, with the code", () => {
  it("says before a journey is cancelled whose crew was sent that it is aborted", async () => {
    now = { ...job, transportStatus: "COMMITTED" }
    unlocked()
    const telephone = await screen.findByRole("link", { name: "0113 496 0000" })
    expect(telephone.getAttribute("href")).toBe("tel:01134960000")
    await press("Cancel journey")
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel TR-31" }))
    expect(dialog.getByText(/the journey is aborted, and Northway calls the crew back/)).toBeTruthy()
  })

  it("lets all be changed but time, places and crew once the crew was sent", async () => {
    now = { ...job, transportStatus: "COMMITTED" }
    unlocked("?change=true&section=journey&from=check")
    const field = await screen.findByLabelText("Destination")
    await userEvent.type(field, ", back door")
    await press("Continue")
    const button = await screen.findByRole("button", { name: "Save changes" })
    expect(button.getAttribute("aria-disabled")).toBe("true")
    expect(
      screen.getByText("The crew was sent already: tell the agency by telephone what has to change.")
    ).toBeTruthy()
  })

  it("cancels with a reason, and shows that it is cancelled", async () => {
    unlocked()
    await press("Cancel journey")
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel TR-31" }))
    await userEvent.click(dialog.getByRole("button", { name: "Cancel journey" }))
    expect((await dialog.findAllByText("Enter the reason")).length).toBeGreaterThan(0)
    await userEvent.type(dialog.getByLabelText("Reason"), "The bed was lost")
    await userEvent.click(dialog.getByRole("button", { name: "Cancel journey" }))
    expect(await screen.findByText("This journey was cancelled. No crew comes.")).toBeTruthy()
    expect(asked).toMatchObject([{ payload: { reason: "The bed was lost", version: 2 } }])
    expect(screen.queryByRole("button", { name: "Cancel journey" })).toBeNull()
    expect(screen.queryByRole("link", { name: "Change request" })).toBeNull()
  })

  it("shows the messages, and writes to the agency", async () => {
    unlocked()
    const messages = await region("Messages")
    expect(await messages.findByText("Which door?")).toBeTruthy()
    expect(messages.getByText(/^Gareth Pugh, Northway, /)).toBeTruthy()
    await press("Write a message")
    const dialog = within(await screen.findByRole("dialog", { name: "Write a message" }))
    await userEvent.type(dialog.getByLabelText("Message"), "The back")
    await userEvent.click(dialog.getByRole("button", { name: "Send" }))
    await waitFor(() => expect(asked).toMatchObject([{ payload: { body: "The back" } }]))
  })

  it("changes the request on the pages of its form, over the version that was seen", async () => {
    unlocked()
    await userEvent.click(await screen.findByRole("link", { name: "Change request" }))
    expect(await screen.findByText(/they are asked again for what it touches/)).toBeTruthy()
    await userEvent.click(await screen.findByRole("link", { name: "The journey" }))
    const field = await screen.findByLabelText("Destination")
    await userEvent.clear(field)
    await userEvent.type(field, "Oak House")
    await press("Continue")
    await screen.findByRole("heading", { level: 1, name: "Pickup" })
    await userEvent.click(await screen.findByRole("link", { name: "Back to the sections" }))
    await userEvent.click(await screen.findByRole("link", { name: "Check your answers" }))
    await press("Save changes")
    const missing = await screen.findByRole("link", { name: "Enter the reason for the change" })
    expect(missing.getAttribute("href")).toBe("#reason")
    const reason = "The bed was lost"
    await userEvent.type(await screen.findByLabelText("Reason for the change"), reason)
    await press("Save changes")
    await waitFor(() => expect(location.search).toBe(""))
    expect(asked).toMatchObject([
      { payload: { destination: "Oak House", reason, version: 2, confirmed: [] } }
    ])
  })

  it("has both versions stand side by side where somebody else was faster", async () => {
    unlocked("?change=true&section=journey")
    const field = await screen.findByLabelText("Destination")
    await userEvent.clear(field)
    await userEvent.type(field, "Oak House")
    service.use(handlers.transportRequest.change(failing(409)))
    now = { ...job, version: 3, destination: "Elm House" }
    await press("Continue")
    await screen.findByRole("heading", { level: 1, name: "Pickup" })
    await userEvent.click(await screen.findByRole("link", { name: "Back to the sections" }))
    await userEvent.click(await screen.findByRole("link", { name: "Check your answers" }))
    await userEvent.type(await screen.findByLabelText("Reason for the change"), "The bed was lost")
    await press("Save changes")
    const both = within(await screen.findByRole("region", { name: "Both versions of the request" }))
    expect(both.getByText("Oak House")).toBeTruthy()
    expect(both.getByText("Elm House")).toBeTruthy()
  })
})
