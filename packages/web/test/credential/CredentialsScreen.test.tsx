import { failing, handlers, inSequence } from "@crewfleet/sdk/testing"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { TrainingsScreen } from "../../src/credential/CredentialsScreen.tsx"
import { filesOf, servingFiles } from "../document/servingFiles.ts"
import { fileOf } from "../fileOf.ts"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { approved, logics, openPage, rejected, service, startAgencies } from "./openCredentials.tsx"

serving(service)
servingFiles(filesOf("text/plain"))

const pdf = fileOf("%PDF-1.7", "certificate.pdf", "application/pdf")

const open = (query = "") =>
  openPage(
    `/worker/trainings${query}`,
    <TrainingsScreen session={{ workerId: 9 }} agencies={startAgencies()} logics={logics} />
  )
const dialog = async (name: string | RegExp) => within(await screen.findByRole("dialog", { name }))
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
const fill = async (label: string, day: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, day)
}
const choose = async (...files: ReadonlyArray<File>) =>
  userEvent.upload(await screen.findByLabelText("Certificate"), [...files], { applyAccept: false })

describe("TrainingsScreen", () => {
  it("lists each training with its status, when it was uploaded and until when it is valid", async () => {
    open()
    const table = within(await screen.findByRole("table", { name: "Trainings" }))
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Name",
      "Uploaded",
      "Expires",
      "Actions"
    ])
    const [, first, second] = table.getAllByRole("row")
    expect(first?.textContent).toContain("Fire safetyRejected")
    expect(second?.textContent).toContain("Manual handlingApproved")
    expect(second?.textContent).toContain("Expired")
  })

  it("says what each agency decided, and how it is mended", async () => {
    open("?open=view-training-31")
    const view = await dialog("Fire safety")
    const [moorside, harbour, ...others] = (await view.findAllByRole("listitem")).map(
      ({ textContent }) => textContent
    )
    expect(moorside).toContain("Moorside Care Rejected")
    expect(moorside).toContain("It cannot be read. Photograph or scan it again")
    expect(moorside).toContain("No Comment")
    expect(harbour).toContain("Harbour Nursing Approved")
    expect(harbour).toContain("Thank you")
    expect(others).toEqual([])
  })

  it("shows the certificate beside them, and says where none was uploaded", async () => {
    open("?open=view-training-31")
    const view = await dialog("Fire safety")
    expect(await view.findByRole("link", { name: "Open in a new tab" })).toBeTruthy()
    service.use(
      handlers.training.list(() => ({ content: [{ ...rejected, document: undefined }], totalElements: 1 }))
    )
    open("?open=view-training-31")
    expect(await (await dialog("Fire safety")).findByText("Document Not Uploaded")).toBeTruthy()
  })

  it("tells its earlier versions once they are asked for, with what each agency decided", async () => {
    service.use(
      handlers.training.versions(() => [
        { number: 2, status: "WAITING_APPROVAL", putAt: rejected.uploaded, url: "/files/1?signed" },
        {
          number: 1,
          status: "WAITING_APPROVAL",
          putAt: "2024-11-01T09:00:00.000Z",
          issued: "2024-10-30",
          expires: "2025-10-30",
          url: "/files/0?signed",
          reviews: [
            { agencyId: 8, status: "APPROVED", comment: "All well", at: "2024-11-03T09:00:00.000Z" },
            { agencyId: 99, status: "REJECTED", because: "EXPIRED", at: "2024-11-04T09:00:00.000Z" }
          ]
        }
      ])
    )
    open("?open=view-training-31")
    const view = await dialog("Fire safety")
    const button = view.getByRole("button", { name: "Earlier versions" })
    expect(button.getAttribute("aria-expanded")).toBe("false")
    await userEvent.click(button)
    const earlier = within(view.getByRole("region", { name: "Earlier versions" }))
    const [first] = await earlier.findAllByRole("listitem")
    expect(first?.textContent).toContain("Harbour Nursing Approved")
    expect(first?.textContent).toContain("All well")
    expect(first?.textContent).toContain("An agency that you left Rejected")
    expect(first?.textContent).toContain("It has expired")
    const looks = earlier.getByRole("button", { name: /^View the certificate uploaded/ })
    await userEvent.click(looks)
    expect(await earlier.findByRole("link", { name: "Open in a new tab" })).toBeTruthy()
    await userEvent.click(earlier.getByRole("button", { name: /^Close the certificate/ }))
    expect(earlier.queryByRole("link")).toBeNull()
  })

  it("puts a training on file with its certificate, and says so", async () => {
    const added: Array<unknown> = []
    service.use(
      handlers.training.add(({ payload }) => {
        added.push(payload)
        return { ...rejected, id: 33 }
      })
    )
    open()
    await press("Upload Qualifications")
    await screen.findByRole("option", { name: "Resuscitation" })
    await userEvent.selectOptions(screen.getByLabelText("Training"), "Resuscitation")
    await fill("Issue date", "2026-11-02")
    await fill("Expiry date", "2027-11-02")
    await choose(pdf)
    await press("Upload")
    await gone()
    expect(added).toMatchObject([
      {
        trainingId: 6,
        trainingDate: "2026-11-02",
        trainingExpiry: "2027-11-02",
        fileUrl: "/files/9",
        serviceId: 1
      }
    ])
    expect(await screen.findByText("Worker Training Added Successfully")).toBeTruthy()
  })

  it("sends nothing without a certificate, and says what is missing", async () => {
    service.use(handlers.training.add(failing(500)))
    open("?open=add-training")
    await press("Upload")
    expect(await problems()).toEqual([
      "Missing Required Info.",
      "Choose the training",
      "Enter the issue date",
      "Enter the expiry date",
      "Please select a certificate to upload."
    ])
  })

  it("refuses a certificate of 1 MB, and what is no PDF", async () => {
    open("?open=renew-training-31")
    await choose(fileOf("a".repeat(1_048_576), "large.pdf", "application/pdf"))
    await press("Upload")
    expect(await problems()).toContain("Maximum upload file size is 1mb")
    await choose(fileOf("words", "letter.docx", "application/msword"))
    await press("Upload")
    await waitFor(async () => expect(await problems()).toContain("Please select a PDF file"))
  })

  it("uploads only the rejected document again, from photographed pages", async () => {
    const renewed: Array<unknown> = []
    service.use(
      handlers.training.renew(({ payload, params }) => {
        renewed.push([params.id, payload])
        return { ...rejected, version: 3, status: "WAITING_APPROVAL" as const }
      })
    )
    open("?open=renew-training-31")
    const form = await dialog("Upload Fire safety again")
    expect((await form.findByLabelText<HTMLInputElement>("Expiry date")).value).toBe("2031-12-01")
    await choose(fileOf("one", "one.jpg", "image/jpeg"), fileOf("two", "two.jpg", "image/jpeg"))
    expect(await form.findAllByRole("img")).toHaveLength(2)
    await press("Upload")
    await gone()
    expect(renewed).toMatchObject([["31", { fileUrl: "/files/9", version: 2, trainingExpiry: "2031-12-01" }]])
    expect(await screen.findByText("Worker Training Updated Successfully")).toBeTruthy()
  })

  it("asks whether the expiry date of a renewal is right where it is the one on file", async () => {
    open("?open=renew-training-32")
    await dialog("Renew Manual handling")
    await choose(pdf)
    await press("Upload")
    expect(
      await screen.findByText("This is the expiry date of the certificate that is on file already.")
    ).toBeTruthy()
  })

  it("shows both versions where somebody else has replaced it meanwhile, and keeps what was chosen", async () => {
    service.use(
      handlers.training.list(
        inSequence(
          () => ({ content: [rejected], totalElements: 1 }),
          () => ({ content: [rejected], totalElements: 1 }),
          () => ({ content: [{ ...rejected, version: 3, trainingExpiry: "2032-05-01" }], totalElements: 1 })
        )
      ),
      handlers.training.renew(failing(409))
    )
    open("?open=renew-training-31")
    await fill("Expiry date", "2033-01-01")
    await choose(pdf)
    await press("Upload")
    expect(await screen.findByText(/This training was saved somewhere else/)).toBeTruthy()
    service.use(handlers.training.renew(() => ({ ...rejected, version: 4 })))
    await press("Save my version")
    await gone()
  })

  it("renews what is on file already with what was typed for a new one", async () => {
    service.use(
      handlers.training.list(
        inSequence(
          () => ({ content: [rejected], totalElements: 1 }),
          () => ({ content: [rejected, approved], totalElements: 2 })
        )
      ),
      handlers.training.add(failing(409, "This is on file already."))
    )
    open("?open=add-training")
    await screen.findByRole("option", { name: "Manual handling" })
    await userEvent.selectOptions(screen.getByLabelText("Training"), "Manual handling")
    await fill("Issue date", "2026-11-02")
    await fill("Expiry date", "2027-11-02")
    await choose(pdf)
    await press("Upload")
    await press("Renew it instead")
    const renewal = await dialog("Renew Manual handling")
    await waitFor(() =>
      expect(renewal.getByLabelText<HTMLInputElement>("Expiry date").value).toBe("2027-11-02")
    )
    expect(await renewal.findByText("certificate.pdf")).toBeTruthy()
    await press("Upload")
    await gone()
    expect(await screen.findByText("Worker Training Updated Successfully")).toBeTruthy()
  })

  it("adds anew what was deleted meanwhile, with what was typed and chosen to renew it", async () => {
    service.use(
      handlers.training.list(
        inSequence(
          () => ({ content: [rejected], totalElements: 1 }),
          () => ({ content: [rejected], totalElements: 1 }),
          () => ({ content: [], totalElements: 0 })
        )
      ),
      handlers.training.renew(failing(409, "This record was deleted meanwhile."))
    )
    open("?open=renew-training-31")
    await fill("Expiry date", "2033-01-01")
    await choose(pdf)
    await press("Upload")
    await press("Add it anew")
    const added = await dialog("Upload Qualifications")
    await waitFor(() =>
      expect(added.getByLabelText<HTMLInputElement>("Expiry date").value).toBe("2033-01-01")
    )
    expect(await added.findByText("certificate.pdf")).toBeTruthy()
    await waitFor(() => expect(added.queryByText("Fire safety is on file already")).toBeNull())
    await press("Upload")
    await gone()
    expect(await screen.findByText("Worker Training Added Successfully")).toBeTruthy()
  })

  it("deletes a training once the worker is sure", async () => {
    open()
    await press("Delete Fire safety")
    await dialog("Delete Fire safety?")
    service.use(handlers.training.list(() => ({ content: [approved], totalElements: 1 })))
    await press("Delete")
    expect(await screen.findByText("Worker training deleted successfully")).toBeTruthy()
    await waitFor(() => expect(screen.queryByText("Fire safety")).toBeNull())
  })

  it("says so where a record was deleted meanwhile", async () => {
    open("?open=renew-training-99")
    await dialog("This is no longer on file")
  })
})
