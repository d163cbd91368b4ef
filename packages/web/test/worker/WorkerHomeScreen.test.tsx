import { eligibilityLogic, formRecordsLogic } from "@crewfleet/machines"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"
import { WorkerHomeScreen } from "../../src/worker/WorkerHomeScreen.tsx"
import { approved, load, logics, rejected, service, startAgencies } from "../credential/openCredentials.tsx"
import { fileOf } from "../fileOf.ts"
import { press } from "../person.ts"
import { serving } from "../serving.ts"

const content = [
  { id: 3, name: "Moorside Care", shares: true },
  { id: 8, name: "Harbour Nursing", shares: false }
]

serving(service)
beforeEach(() => service.use(handlers.worker.agencies(() => ({ content, totalElements: 2 }))))

const openHome = () => {
  history.replaceState(null, "", "/worker/home")
  const plugged = {
    agencies: startAgencies(),
    logics,
    eligibility: eligibilityLogic(load),
    forms: formRecordsLogic(load)
  }
  render(<WorkerHomeScreen session={{ workerId: 9 }} {...plugged} />)
}
const agencies = () => within(screen.getByRole("region", { name: "Your Agencies" }))
const links = (found: ReadonlyArray<HTMLElement>) =>
  found.map((link) => [link.textContent, link.getAttribute("href")])

const toDo = () => within(screen.getByRole("region", { name: "To do" }))

describe("WorkerHomeScreen", () => {
  it("leads with what is to be done: each is a link to the act", async () => {
    openHome()
    await toDo().findByRole("link", { name: "Upload Fire safety again" })
    expect(links(toDo().getAllByRole("link"))).toEqual([
      ["Upload Fire safety again", "/worker/home?open=renew-training-31"],
      ["Upload Passport", "/worker/home?open=add-compliance"],
      ["Renew Manual handling", "/worker/home?open=renew-training-32"],
      ["Let Harbour Nursing see your records", "/worker/settings"]
    ])
    expect(toDo().getByText(/^Rejected: it cannot be read. Photograph or scan it again/)).toBeTruthy()
    expect(toDo().getByText(/^Expired: it was valid through 31 Jan/)).toBeTruthy()
  })

  it("leads to the forms that are to be changed, gone on with and filled in", async () => {
    const decision = {
      ...{ agency: { id: 3, name: "Moorside Care" }, status: "REJECTED" as const, sections: [] },
      at: "2026-11-02T09:00:00.000Z"
    }
    const form = { submitted: false, decisions: [] }
    service.use(
      handlers.onboarding.list(() => [
        { ...form, form: "application", status: "NOT_STARTED" },
        { ...form, form: "hmrc", status: "SAVED" },
        { ...form, form: "bank", status: "REJECTED", decisions: [decision] }
      ])
    )
    openHome()
    expect(await toDo().findByText("Moorside Care asked for changes.")).toBeTruthy()
    expect(links(toDo().getAllByRole("link", { name: /^(Change|Go on with|Fill in) / }))).toEqual([
      ["Change Bank Details", "/worker/forms/bank"],
      ["Go on with HMRC Tax Declaration", "/worker/forms/hmrc"],
      ["Fill in Application form", "/worker/forms/application"]
    ])
  })

  it("says for each agency whether they can work tomorrow, and what is in the way", async () => {
    openHome()
    const tomorrow = within(screen.getByRole("region", { name: "Can you work tomorrow?" }))
    expect(await tomorrow.findByText("Nurse, Moorside Care")).toBeTruthy()
    expect(tomorrow.getByText("May not work")).toBeTruthy()
    expect(tomorrow.getByText("Identity is missing")).toBeTruthy()
  })

  it("tells of what an agency gave that it has ended, and offers no photograph of it", async () => {
    const given = { ...approved, type: "PHYSICAL" as const, document: undefined }
    service.use(handlers.training.list(() => ({ content: [given], totalElements: 1 })))
    openHome()
    const link = await toDo().findByRole("link", { name: "See Manual handling" })
    expect(link.getAttribute("href")).toBe("/worker/home?open=view-training-32")
    expect(toDo().getByText(/^Expired: .* Whoever gave it can give it again\.$/)).toBeTruthy()
    expect(toDo().queryByRole("button", { name: "Photograph Manual handling" })).toBeNull()
  })

  it("begins what is asked for and missing with what would do", async () => {
    openHome()
    const link = await toDo().findByRole("link", { name: "Upload Passport" })
    expect(toDo().getByText("Missing. Birth certificate will do instead.")).toBeTruthy()
    await userEvent.click(link)
    const dialog = within(await screen.findByRole("dialog"))
    expect(await dialog.findByDisplayValue("Passport")).toBeTruthy()
  })

  it("looks through every page of what is on file", async () => {
    const page = (from: number) =>
      Array.from({ length: 100 }, (_, at) => ({
        ...approved,
        id: from + at,
        trainingExpiry: undefined,
        name: `Training ${from + at}`
      }))
    const records = [...page(100), ...page(200), { ...rejected, id: 300, name: "The last one" }]
    service.use(
      handlers.training.list(({ params }) => {
        const first = Number(params.page) * Number(params.size)
        return { content: records.slice(first, first + Number(params.size)), totalElements: 201 }
      })
    )
    openHome()
    await toDo().findByRole("link", { name: "Upload The last one again" })
  })

  it("renews a certificate from one photograph, without leaving Home", async () => {
    openHome()
    await toDo().findByRole("button", { name: "Photograph Fire safety" })
    const camera = document.querySelector<HTMLInputElement>('input[capture="environment"]')
    if (!camera) throw new Error("There is a camera beside what is to be renewed")
    await userEvent.upload(camera, fileOf("page", "page.jpg", "image/jpeg"))
    const dialog = within(await screen.findByRole("dialog", { name: "Upload Fire safety again" }))
    expect(await dialog.findByText("page.pdf")).toBeTruthy()
    service.use(
      handlers.training.list(() => ({
        content: [{ ...rejected, status: "WAITING_APPROVAL" as const, reviews: [] }],
        totalElements: 1
      }))
    )
    await press("Upload")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(toDo().queryByRole("link", { name: "Upload Fire safety again" })).toBeNull())
  })

  it("leads to each of the worker's agencies", async () => {
    openHome()
    await agencies().findByRole("link", { name: "Moorside Care" })
    expect(
      agencies()
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"))
    ).toEqual(["/worker/agency/3", "/worker/agency/8"])
  })

  it("leads to records and forms, whatever becomes of the agencies", () => {
    service.use(handlers.worker.agencies(failing(500)))
    openHome()
    expect(links(screen.getAllByRole("link"))).toEqual([
      ["Trainings & Qualifications", "/worker/trainings"],
      ["Compliances", "/worker/compliance"],
      ["Forms", "/worker/forms/"]
    ])
  })

  it("says when the worker belongs to no agency", async () => {
    service.use(handlers.worker.agencies(() => ({ content: [], totalElements: 0 })))
    openHome()
    expect(await screen.findByText("You belong to no agency yet")).toBeTruthy()
  })

  it("says why the agencies are missing, and shows them after Retry", async () => {
    service.use(handlers.worker.agencies(failing(500)))
    openHome()
    expect(await screen.findByText("Internal server error, please try later")).toBeTruthy()

    service.use(handlers.worker.agencies(() => ({ content, totalElements: 2 })))
    await userEvent.click(screen.getByRole("button", { name: "Retry" }))

    expect(await agencies().findByRole("link", { name: "Harbour Nursing" })).toBeTruthy()
  })
})
