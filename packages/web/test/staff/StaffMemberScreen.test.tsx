import type { UserType } from "@crewfleet/sdk"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { StaffMemberScreen } from "../../src/staff/StaffMemberScreen.tsx"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { grace, logics, service } from "./openStaff.tsx"

serving(service)

const open = (userType: UserType = "AGENCY") => {
  history.replaceState(null, "", "/agency/workers/info/7/12")
  render(
    <>
      <StaffMemberScreen
        workerId={12}
        {...(userType !== "CLIENT" && { agencyId: 7 })}
        userType={userType}
        owner={undefined}
        logics={logics}
      />
      <NoticeRegion />
    </>
  )
}

const tabs = async () => (await screen.findAllByRole("tab")).map(({ textContent }) => textContent)
const inDialog = async () => within(await screen.findByRole("dialog"))

describe("StaffMemberScreen", () => {
  it("has the tabs and panels that each user type may see", async () => {
    open("AGENCY")
    expect(await tabs()).toEqual(["Overview", "Training & Qualifications", "Compliance", "Form"])
    expect(await screen.findByText("Compliance Information")).toBeTruthy()
    expect(await screen.findByText("Jobs (1)")).toBeTruthy()
    expect(await screen.findByText("May not work")).toBeTruthy()
    expect(screen.getByText("Fire safety awaits review")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Edit Flexi-Worker Information" })).toBeTruthy()
  })

  it("leaves the Compliance tab and panel and the jobs to agencies, and lets an administrator edit the person", async () => {
    open("ADMIN")
    expect(await tabs()).toEqual(["Overview", "Training & Qualifications"])
    expect(screen.getByRole("button", { name: "Edit Flexi-Worker Information" })).toBeTruthy()
    expect(screen.queryByText("Compliance Information")).toBeNull()
  })

  it("names the agency as whose an administrator looks", async () => {
    service.use(handlers.worker.byId(() => ({ ...grace, agency: { id: 7, name: "Northway" } })))
    open("ADMIN")
    expect(await screen.findByText("As Northway has them")).toBeTruthy()
  })

  it("shows a client who it is and what they do, and offers nothing to change", async () => {
    service.use(
      handlers.worker.byId(() => ({
        id: 12,
        firstname: "Grace",
        lastname: "Lee",
        assignmentCode: { id: 3, name: "Nurse" }
      }))
    )
    open("CLIENT")
    expect(await tabs()).toEqual(["Overview", "Training & Qualifications", "Form"])
    expect(screen.getByText("Nurse")).toBeTruthy()
    expect(screen.queryByRole("button", { name: /Edit|Add|Remove|Let Go/ })).toBeNull()
    expect(screen.queryByText(/Jobs/)).toBeNull()
  })

  it("leads an agency from an applicant back to the applicants", async () => {
    service.use(handlers.worker.byId(() => ({ ...grace, standing: "APPLIED" })))
    open()
    const wayUp = await screen.findByRole("link", { name: "Applicants" })
    expect(wayUp.getAttribute("href")).toBe("/agency/applicants")
  })

  it("shows an agency who somebody is that has left, keeps what it wrote down, and offers nothing to edit", async () => {
    service.use(
      handlers.worker.byId(() => ({
        ...{ id: 12, firstname: "Grace", lastname: "Lee", employmentNumber: "E-12" },
        ...{ standing: "LEFT", shares: false, fitToWork: false, version: 4 }
      }))
    )
    open("AGENCY")
    expect(
      await screen.findByText(
        "Only of somebody who has applied or works for the agency can details be changed."
      )
    ).toBeTruthy()
    expect(screen.getByText("E-12")).toBeTruthy()
    expect(await screen.findByText("Compliance Information")).toBeTruthy()
    expect(screen.queryByRole("button", { name: /Edit/ })).toBeNull()
    expect(screen.queryByText("Date of birth")).toBeNull()
  })

  it("says that a worker who is not known is not found", async () => {
    service.use(handlers.worker.byId(failing(404)))
    open()
    expect(await screen.findByRole("heading", { level: 1, name: "Worker not found" })).toBeTruthy()
  })

  it("names the worker's number in the window's title, and not the person", async () => {
    open()
    await screen.findByRole("heading", { level: 1, name: "Grace Lee" })
    expect(document.title).toBe("Worker 12")
  })

  it("edits the Flexi-Worker information behind a toggle, and shows no job information meanwhile", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.worker.update(({ payload }) => {
        asked.push(payload)
        return { ...grace, firstname: "Gracie", version: 5 }
      })
    )
    open()
    await screen.findByText("Jobs (1)")
    await press("Edit Flexi-Worker Information")
    const name = await screen.findByLabelText("First name")
    expect(screen.queryByText("Jobs (1)")).toBeNull()
    await userEvent.clear(name)
    await press("Save")
    expect(await problems()).toEqual(["Missing Required Info.", "Enter the first name"])
    await userEvent.type(screen.getByLabelText("First name"), "Gracie")
    await userEvent.type(screen.getByLabelText("Employment number (optional)"), "4")
    await press("Save")
    expect(await screen.findByText("Worker Info Updated Successfully")).toBeTruthy()
    expect(asked).toMatchObject([
      { firstname: "Gracie", employmentNumber: "E-124", version: 4, assignmentCode: { id: 3 } }
    ])
    expect(await screen.findByText("Jobs (1)")).toBeTruthy()
  })

  it("edits the Compliance Information behind a toggle", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.agencyWorker.updateInformation(({ payload }) => {
        asked.push(payload)
        return { id: 31, workerId: 12, agencyId: 7, fitToWork: false, version: 3 }
      })
    )
    open()
    await press("Edit Compliance Information")
    await userEvent.selectOptions(await screen.findByLabelText("Payment method"), "Umbrella")
    await press("Save")
    expect(await screen.findByText("Worker Info Updated Successfully")).toBeTruthy()
    expect(asked).toMatchObject([
      { id: 31, workerId: 12, agencyId: 7, paymentMethod: "Umbrella", employmentStartDate: "2026-01-01" }
    ])
  })

  it("adds a job with its assignment code and payment method, and says what is missing", async () => {
    open()
    await press("Add Job")
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole("button", { name: "Add" }))
    expect(await problems()).toEqual([
      "Missing Required Info.",
      "Choose the assignment code",
      "Choose the payment method"
    ])
    await userEvent.selectOptions(dialog.getByLabelText("Assignment code"), "002 Driver")
    await userEvent.selectOptions(dialog.getByLabelText("Payment method"), "Paye")
    await userEvent.click(dialog.getByRole("button", { name: "Add" }))
    expect(await screen.findByText("Worker Job Added Successfully")).toBeTruthy()
  })

  it("removes a job once the person is sure", async () => {
    open()
    await press("Remove Nurse")
    service.use(
      handlers.agencyWorker.jobs(() => []),
      handlers.agencyWorker.jobCount(() => ({ count: 0 }))
    )
    await userEvent.click((await inDialog()).getByRole("button", { name: "Remove" }))
    expect(await screen.findByText("Worker Removed Successfully")).toBeTruthy()
    const card = screen.getByRole("region", { name: "Jobs (0)" })
    expect(await within(card).findByText("No jobs yet")).toBeTruthy()
    await waitFor(() => expect(card.contains(document.activeElement)).toBe(true))
  })

  it("shows the notes with who wrote them, and writes one down", async () => {
    open()
    expect(await screen.findByText("Prefers nights")).toBeTruthy()
    expect(screen.getByText(/^Ada Hill, /)).toBeTruthy()
    await press("Add NOTE")
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole("button", { name: "Add" }))
    expect(await problems()).toEqual(["Missing Required Info.", "Enter a note"])
    await userEvent.type(dialog.getByLabelText("Note"), "Has a car")
    await userEvent.click(dialog.getByRole("button", { name: "Add" }))
    expect(await screen.findByText("Worker Note Added Successfully")).toBeTruthy()
  })

  it("says whether the worker is fit to work", async () => {
    open()
    const fit = await screen.findByLabelText("Fit to work")
    await userEvent.click(fit)
    expect(document.activeElement).toBe(fit)
    expect(await screen.findByText("Worker Fit To Work Updated Successfully")).toBeTruthy()
  })

  it("lets a worker go once the person is sure", async () => {
    open()
    await press("Let Go")
    service.use(handlers.worker.byId(() => ({ ...grace, standing: "LEFT", shares: false })))
    await userEvent.click((await inDialog()).getByRole("button", { name: "Let go" }))
    expect(await screen.findByText("Worker let go")).toBeTruthy()
    await waitFor(() => expect(screen.getByText("Left")).toBeTruthy())
    expect(screen.getByRole("button", { name: "Take On" })).toBeTruthy()
    expect(screen.getByText(/They work for you no more/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Add Job" })).toBeNull()
    const fit = screen.getByRole<HTMLInputElement>("checkbox", { name: "Fit to work" })
    expect(fit.disabled).toBe(true)
    expect(screen.getByText("Only somebody who is taken on can be found fit to work.")).toBeTruthy()
  })

  it("lists the forms, each on a page of its own", async () => {
    open()
    await userEvent.click(await screen.findByRole("tab", { name: "Form" }))
    const links = await screen.findAllByRole("link", { name: /form|Questionnaire|Declaration|Details/ })
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Application form", "/agency/application/7/12"],
      ["Occupational Health Medical Questionnaire", "/agency/occupational/7/12"],
      ["HMRC Tax Declaration", "/agency/hmrc/7/12"],
      ["Bank Details", "/agency/bank/7/12"]
    ])
  })
})
