import { guestTransportLogic, type TransportAnswers } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { transportForm } from "@crewfleet/sdk/rules"
import { failing, handlers, setupServer, unreachable } from "@crewfleet/sdk/testing"
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { IDBFactory } from "fake-indexeddb"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { GuestRequestScreen } from "../../src/transport/GuestRequestScreen.tsx"
import { draftsLast, requestDrafts } from "../../src/transport/wardDrafts.ts"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"
import { complete } from "./someRequests.ts"

interface Sent {
  readonly idempotencyKey?: string
  readonly pickupLocationContactNumber?: string
  readonly confirmed?: ReadonlyArray<{ readonly field: string }>
}
const sent: Array<Sent> = []
const service = setupServer(
  handlers.applicant.agency(() => ({ id: 1, name: "Northway", logo: "/files/logo" })),
  handlers.transportRequest.guest(({ payload }) => {
    sent.push(payload as Sent)
    return { refPrefix: "TR-31", dateTimeRequired: complete.dateTimeRequired, agencyName: "Northway" }
  })
)
serving(service)
visiting()
beforeAll(() => vi.stubGlobal("indexedDB", new IDBFactory()))

const owner = "guest:1"
const drafts = requestDrafts(draftsLast.withoutAccount)
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  sent.length = 0
  await drafts.forget(owner, undefined)
})

const address = "/guest/transport/request/1"
const open = (query = "", { isSignedIn = async () => false, signOut = async () => {} } = {}) => {
  history.replaceState(null, "", `${address}${query}`)
  const load = async () => makeClient({ baseUrl: location.origin, retries: 0 })
  return render(
    <>
      <GuestRequestScreen
        agencyId={1}
        logic={guestTransportLogic(load, { recall: () => drafts.recall(owner), isSignedIn })}
        drafts={drafts}
        owner={owner}
        jobs={() => "/client/transport"}
        signOut={signOut}
      />
      <NoticeRegion />
    </>
  )
}
/** Opens the page on a device on which this was typed. */
const openWith = async (form: Partial<TransportAnswers>, query = "") => {
  await drafts.keep(owner, undefined, { form: { ...transportForm.empty, ...form }, key: "k-1" })
  return open(query)
}
const heading = async (name: string) => screen.findByRole("heading", { level: 1, name })
const kept = () => drafts.recall(owner)

describe("the request form of a guest", () => {
  it("shows whose form it is, with every section", async () => {
    open()
    expect(await heading("Secure Transport Request Form")).toBeTruthy()
    const rows = within(await screen.findByRole("table", { name: "Sections" })).getAllByRole("row")
    expect(screen.getByText("Northway")).toBeTruthy()
    expect(document.querySelector("img")?.src).toContain("/files/logo")
    expect(rows).toHaveLength(1 + transportForm.sections.length)
  })

  it("begins with the three entries of the crew", async () => {
    open("?section=journey")
    await heading("The journey")
    const roles = screen.getAllByLabelText<HTMLSelectElement>("Role").map(({ value }) => value)
    const numbers = screen.getAllByLabelText<HTMLInputElement>("Number of staff").map(({ value }) => value)
    expect([roles, numbers]).toEqual([
      ["1", "2", "32"],
      ["0", "0", "0"]
    ])
  })

  it("leads from section to section, and stays where an answer is wrong", async () => {
    open("?section=pickup")
    await userEvent.type(await screen.findByLabelText("E-mail of the contact"), "ward7")
    await press("Continue")
    const wrong = "Enter an e-mail address, such as ward@hospital.example"
    expect((await screen.findAllByText(wrong)).length).toBeGreaterThan(1)
    await userEvent.type(screen.getByLabelText("E-mail of the contact"), "@hospital.example")
    await press("Continue")
    expect(await heading("The patient")).toBeTruthy()
  })

  it("asks for an explanation where a risk is significant, high or medium", async () => {
    open("?section=risks")
    const select = await screen.findByLabelText(/^Self harm \(optional\)/)
    await userEvent.selectOptions(select, "L")
    expect(screen.queryByLabelText(/Self harm: explanation/)).toBeNull()
    await userEvent.selectOptions(select, "M")
    expect(await screen.findByLabelText(/Self harm: explanation/)).toBeTruthy()
  })

  it("says what is missing with a way to each question, and sends nothing", async () => {
    open("?check=true")
    await press("Send request")
    const link = await screen.findByRole("link", { name: "Enter the patient's name" })
    expect(link.getAttribute("href")).toBe(`${address}?section=patient&from=check`)
    expect(document.activeElement?.contains(link)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    expect(sent).toEqual([])
  })

  it("lets an answer be changed, and comes back to the check", async () => {
    await openWith(complete, "?check=true")
    await press("Change Destination")
    const field = await screen.findByLabelText("Destination")
    await userEvent.clear(field)
    await userEvent.type(field, "Oak House")
    await press("Continue")
    expect(await heading("Check your answers")).toBeTruthy()
    expect(screen.getByText("Oak House")).toBeTruthy()
    expect(screen.getAllByText("Not provided").length).toBeGreaterThan(0)
  })

  it("asks about several odd answers one below the other", async () => {
    await openWith({ ...complete, nhs: "943 476 5918", pdob: "2015-01-01" }, "?check=true")
    await press("Send request")
    const question = within(await screen.findByRole("dialog", { name: "Is this right?" }))
    expect(question.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("under 18"),
      expect.stringContaining("NHS number")
    ])
  })

  it("shows no answer as chosen that nobody has chosen", async () => {
    await openWith({}, "?section=health")
    const covid = await screen.findByLabelText<HTMLSelectElement>(/^Covid status/)
    expect(covid.selectedOptions[0]?.textContent).toBe("Not told")
  })

  it("asks about odd answers, which can be passed and are sent along", async () => {
    const odd = { nhs: "943 476 5918", pickupLocationContactNumber: "bleep 2214" }
    await openWith({ ...complete, ...odd }, "?check=true")
    await press("Send request")
    const question = within(await screen.findByRole("dialog", { name: "Is this right?" }))
    expect(question.getByText(/no full telephone number/)).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.click(question.getByRole("button", { name: "Yes, it is right" }))
    await heading("Request sent")
    expect(sent[0]?.confirmed?.map(({ field }) => field).sort()).toEqual(Object.keys(odd).sort())
    expect(sent[0]?.pickupLocationContactNumber).toBe("bleep 2214")
  })

  it("gives a receipt once it is sent, and leaves nothing on the device", async () => {
    await openWith(complete, "?check=true")
    await press("Send request")
    expect(await heading("Request sent")).toBeTruthy()
    expect(screen.getByText("Your reference is TR-31")).toBeTruthy()
    expect(screen.getByText(/on its way to mary@hospital.example/)).toBeTruthy()
    await waitFor(async () => expect(await kept()).toBeUndefined())
  })

  it("leads on from the receipt to the agency's page, and to another request, which begins empty", async () => {
    await openWith(complete, "?check=true")
    await press("Send request")
    await heading("Request sent")
    const onwards = screen.getByRole("link", { name: "The page of Northway" })
    expect(onwards.getAttribute("href")).toBe("/guest/1/Northway")
    await press("Request another journey")
    expect(await heading("Secure Transport Request Form")).toBe(document.activeElement)
    await userEvent.click(screen.getByRole("link", { name: "The patient" }))
    expect(await screen.findByLabelText("Patient's name")).toHaveProperty("value", "")
  })

  it("sends once, however often somebody presses", async () => {
    await openWith(complete, "?check=true")
    const button = await screen.findByRole("button", { name: "Send request" })
    fireEvent.click(button)
    fireEvent.click(button)
    await heading("Request sent")
    expect(sent).toHaveLength(1)
  })

  it.each([
    ["no connection", unreachable, "Network Connection Failure"],
    ["too many requests", failing(429, "Too many requests"), "Too many requests"],
    ["a service that rests", failing(503), "Request Failed: 503"]
  ])("loses nothing by %s, and sends it under the same key", async (_, failure, said) => {
    service.use(handlers.transportRequest.guest(failure))
    await openWith(complete, "?check=true")
    await press("Send request")
    expect(await screen.findByText(said)).toBeTruthy()
    expect((await kept())?.form).toEqual(complete)
    service.resetHandlers()
    await press("Send request")
    await heading("Request sent")
    expect(sent).toMatchObject([{ idempotencyKey: "k-1" }])
  })

  it("shows at its question what the service finds wrong", async () => {
    const message = "Nobody reads mail there"
    service.use(handlers.transportRequest.guest(failing(400, [{ field: "pcemail", message }])))
    await openWith(complete, "?check=true")
    await press("Send request")
    const link = await screen.findByRole("link", { name: message })
    expect(link.getAttribute("href")).toBe(`${address}?section=pickup&from=check`)
    await userEvent.click(link)
    expect(await heading("Pickup")).toBeTruthy()
    expect(screen.getAllByText(message).length).toBeGreaterThan(0)
    expect(screen.getByLabelText("E-mail of the contact")).toHaveProperty("value", complete.pcemail)
  })
})

describe("what a guest has typed", () => {
  it("is there again on the same device, and ends two hours after the last of it", async () => {
    const first = open("?section=patient")
    await userEvent.type(await screen.findByLabelText("Patient's name"), "Ada Hale")
    await waitFor(async () => expect((await kept())?.form.patientName).toBe("Ada Hale"))
    first.unmount()
    const again = open("?section=patient")
    expect(await screen.findByLabelText("Patient's name")).toHaveProperty("value", "Ada Hale")
    again.unmount()
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 60 * 60_000 })
    open("?section=patient")
    expect(await screen.findByLabelText("Patient's name")).toHaveProperty("value", "")
    expect(await kept()).toBeUndefined()
  })

  it("is deleted at one touch", async () => {
    await openWith({ patientName: "Ada Hale" }, "?section=patient")
    expect(await screen.findByText(/It is deleted 2 hours after/)).toBeTruthy()
    await press("Delete what I typed")
    expect(await screen.findByLabelText("Patient's name")).toHaveProperty("value", "")
    await waitFor(async () => expect(await kept()).toBeUndefined())
  })
})

describe("who else comes to the form of guests", () => {
  it("reads that they are already logged in, and goes to Jobs or out", async () => {
    let isSignedIn = true
    const signOut = async () => {
      isSignedIn = false
    }
    open("", { isSignedIn: async () => isSignedIn, signOut })
    expect(await heading("You are already logged in")).toBeTruthy()
    expect(screen.getByText(/Go to Jobs in the menu, or log out/)).toBeTruthy()
    expect(screen.getByRole("link", { name: "Go to Jobs" }).getAttribute("href")).toBe("/client/transport")
    await press("Log out")
    expect(await heading("Secure Transport Request Form")).toBeTruthy()
  })

  it("reads that there is no such agency", async () => {
    service.use(handlers.applicant.agency(failing(404)))
    open()
    expect(await heading("This agency cannot be found")).toBeTruthy()
  })

  it("may try again where the agency could not be read", async () => {
    service.use(handlers.applicant.agency(unreachable))
    open()
    expect(await screen.findByRole("alert")).toBeTruthy()
    service.resetHandlers()
    await press("Try again")
    expect(await heading("Secure Transport Request Form")).toBeTruthy()
  })
})
