import {
  colleagueLogic,
  colleaguesLogic,
  formRecordsLogic,
  noticesChoiceLogic,
  noticesLogic,
  sharingLogic,
  workerClientsLogic
} from "@crewfleet/machines"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { ClientsScreen } from "../../src/worker/ClientsScreen.tsx"
import { ColleagueScreen } from "../../src/worker/ColleagueScreen.tsx"
import { ColleaguesScreen } from "../../src/worker/ColleaguesScreen.tsx"
import { CommunicationsScreen } from "../../src/worker/CommunicationsScreen.tsx"
import { WorkerSettingsScreen } from "../../src/worker/WorkerSettingsScreen.tsx"
import { load, logics, openPage, service, startAgencies } from "../credential/openCredentials.tsx"
import { firstRow } from "../person.ts"
import { serving } from "../serving.ts"

serving(service)

const session = { workerId: 9 }

describe("WorkerSettingsScreen", () => {
  const own = {
    sharing: sharingLogic(load),
    notices: noticesLogic(load),
    noticesChoice: noticesChoiceLogic(load)
  }
  const open = () => {
    service.use(handlers.worker.notices(() => ({ id: 9, endings: true })))
    return openPage(
      "/worker/settings",
      <WorkerSettingsScreen session={session} agencies={startAgencies()} logics={own} />
    )
  }
  const mails = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "Mail me what ends soon" })
  const box = () =>
    screen.findByRole<HTMLInputElement>("checkbox", { name: "Moorside Care can see my records" })

  it("lets an agency see the records no longer, in words that say what that means", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.worker.share(({ params, payload }) => {
        asked.push([params.agencyId, payload])
        return { message: "This agency cannot see your records." }
      })
    )
    open()
    await userEvent.click(await box())
    expect(await screen.findByText("This agency cannot see your records any more")).toBeTruthy()
    expect(asked).toEqual([["3", { shares: false }]])
    expect(screen.getAllByText(/^It sees none of your trainings/).length).toBeGreaterThan(0)
  })

  it("stays as it was where that could not be saved, and says why", async () => {
    service.use(handlers.worker.share(failing(500)))
    open()
    await userEvent.click(await box())
    expect(await screen.findByText("Internal server error, please try later")).toBeTruthy()
    await waitFor(async () => expect((await box()).checked).toBe(true))
  })

  it("saves of what a worker wants to be mailed as soon as they choose it", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.worker.saveNotices(({ params, payload }) => {
        asked.push([params.workerId, payload])
        return { id: 9, endings: false }
      })
    )
    open()
    expect((await mails()).checked).toBe(true)
    await userEvent.click(await mails())
    expect(await screen.findByText("Your choice of mails is saved")).toBeTruthy()
    expect(asked).toEqual([["9", { endings: false }]])
    expect((await mails()).checked).toBe(false)
  })

  it("says why that could not be saved, and shows it as it was", async () => {
    service.use(handlers.worker.saveNotices(failing(500)))
    open()
    await userEvent.click(await mails())
    expect(await screen.findByText("Internal server error, please try later")).toBeTruthy()
    await waitFor(async () => expect((await mails()).checked).toBe(true))
  })
})

describe("CommunicationsScreen", () => {
  it("tells what agencies wrote about the records and forms, the newest first", async () => {
    const decision = {
      ...{ agency: { id: 3, name: "Moorside Care" }, status: "REJECTED" as const },
      sections: [{ section: "account", comment: "Another bank has this sort code" }],
      at: "2026-11-04T09:00:00.000Z"
    }
    service.use(
      handlers.onboarding.list(() => [
        { form: "bank", status: "REJECTED", submitted: true, decisions: [decision] }
      ])
    )
    openPage(
      "/worker/communications",
      <CommunicationsScreen
        session={session}
        agencies={startAgencies()}
        logic={logics.list}
        forms={formRecordsLogic(load)}
      />
    )
    const form = await screen.findByRole("link", { name: "Bank Details" })
    expect(form.getAttribute("href")).toBe("/worker/forms/bank")
    const act = screen.getByRole("link", { name: "Upload again: Fire safety" })
    expect(act.getAttribute("href")).toBe("/worker/trainings?open=renew-training-31")
    const told = screen.getAllByRole("listitem").map(({ textContent }) => textContent)
    expect(told[0]).toContain("Another bank has this sort code")
    expect(told[1]).toContain("Fire safety ApprovedHarbour Nursing")
    expect(told[1]).toContain("Thank you")
    expect(told[2]).toContain("Fire safety RejectedMoorside Care")
    expect(told[2]).toContain("It cannot be read. Photograph or scan it again")
    expect(told[3]).toContain("Manual handlingExpired")
    expect(screen.getAllByRole("link", { name: "Fire safety" })[0]?.getAttribute("href")).toBe(
      "/worker/trainings?open=view-training-31"
    )
  })
})

describe("ClientsScreen", () => {
  it("says how each ward is reached, and when the next shift there begins", async () => {
    const ward = {
      id: 4,
      name: "Elm Ward",
      telephone: "0117 496 0150",
      address: ["1 Quay", "Hull"],
      nextShift: "2026-12-03T19:45:00.000Z"
    }
    service.use(handlers.worker.clients(() => ({ content: [ward], totalElements: 1 })))
    openPage("/worker/clients", <ClientsScreen session={session} logic={workerClientsLogic(load)} />)
    await screen.findByText("Elm Ward")
    expect(await firstRow()).toEqual(["Elm Ward", "0117 496 0150", "1 Quay, Hull", "3 Dec 2026, 19:45"])
  })
})

describe("ColleaguesScreen", () => {
  it("lists the name and role of each colleague, who has a page", async () => {
    const colleague = { id: 12, firstname: "Ada", lastname: "Hill", assignmentCode: "Nurse" }
    service.use(
      handlers.worker.colleagues(() => ({ content: [colleague], totalElements: 1 })),
      handlers.worker.byId(() => ({
        id: 12,
        firstname: "Ada",
        lastname: "Hill",
        assignmentCode: { id: 3, name: "Nurse" }
      }))
    )
    openPage("/worker/workers", <ColleaguesScreen session={session} logic={colleaguesLogic(load)} />)
    const link = await screen.findByRole("link", { name: "Ada Hill" })
    expect(link.getAttribute("href")).toBe("/worker/workers/info/12")
    expect(await firstRow()).toEqual(["Ada Hill", "Nurse", "None booked"])
    openPage("/worker/workers/info/12", <ColleagueScreen id={12} logic={colleagueLogic(load)} />)
    expect(await screen.findByRole("heading", { level: 1, name: "Ada Hill" })).toBeTruthy()
    expect(screen.getByText("Nurse")).toBeTruthy()
  })

  it("tells of nobody with whom no shift is shared", async () => {
    service.use(handlers.worker.byId(failing(404)))
    openPage("/worker/workers/info/13", <ColleagueScreen id={13} logic={colleagueLogic(load)} />)
    expect(await screen.findByText("You share no shift with a worker 13.")).toBeTruthy()
  })
})
