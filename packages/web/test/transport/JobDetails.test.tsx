import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { visiting } from "../visiting.ts"
import { details } from "./jobPage.ts"
import { jobOf, openJob } from "./openTransport.tsx"

visiting()

describe("the details of a job", () => {
  it("are full while the job is new, and short afterwards with what is a risk, until somebody wants the rest", async () => {
    await openJob({ jobs: [jobOf()] })
    expect(details().getByText("Assault staff")).toBeTruthy()
    expect(details().queryByText("Self harm")).toBeNull()
    await userEvent.click(details().getByLabelText("Full"))
    expect(details().getByText("Self harm")).toBeTruthy()
  })

  it("show each risk with its letter and words, and an explanation for S, H and M alone", async () => {
    await openJob({ jobs: [jobOf({ transportStatus: "NEW", selfHarmDesc: "Scratches" })] })
    expect(details().getByText("H").parentElement?.textContent).toBe("H High")
    expect(details().getByText("Struck a nurse last week")).toBeTruthy()
    expect(details().queryByText("Scratches")).toBeNull()
  })

  it("say what is read where a ward said nothing", async () => {
    await openJob({ jobs: [jobOf({ transportStatus: "NEW" })] })
    for (const text of ["None", "No known allergies", "Staff cannot offer food.", "None administered"])
      expect(details().getByText(text)).toBeTruthy()
  })

  it("say that the patient is shown after acceptance where several agencies may see the job", async () => {
    await openJob({
      jobs: [jobOf({ transportStatus: "NEW", withheld: ["patientName"], patientName: undefined })]
    })
    expect(details().getByText("shown after acceptance")).toBeTruthy()
  })

  it("lead to the risk document where there is one", async () => {
    await openJob({ jobs: [jobOf({ riskDoc: { name: "risk.pdf", url: "/files/risk.pdf" } })] })
    const link = screen.getByRole("link", { name: "Open the risk document" })
    expect(link.getAttribute("href")).toContain("/files/risk.pdf")
  })

  it("refuse a risk document of 1,048,576 bytes", async () => {
    await openJob()
    const file = new File([new Uint8Array(1_048_576)], "risk.pdf", { type: "application/pdf" })
    await userEvent.upload(screen.getByLabelText("Upload the risk document"), file)
    expect(await screen.findByText("Maximum upload file size is 1mb")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull()
  })

  it("keep a risk document that does not arrive, say so at its field, and offer it once more", async () => {
    const riskDoc = { name: "risk.pdf", url: "/files/risk.pdf" }
    await openJob({
      uploads: [
        { type: "upload.failed", failure: { _tag: "NetworkFailure" } },
        { ...jobOf({ riskDoc }), type: "upload.finished" }
      ]
    })
    const field = screen.getByLabelText("Upload the risk document")
    await userEvent.upload(field, new File(["%PDF"], "risk.pdf", { type: "application/pdf" }))
    const said = await screen.findByText(/has not arrived/)
    expect(field.getAttribute("aria-describedby")).toContain(said.id)
    expect(screen.getByText("risk.pdf")).toBeTruthy()
    expect(screen.getAllByText(/has not arrived/)).toHaveLength(1)
    await userEvent.click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByText("Sucessfully uploaded.")).toBeTruthy()
    expect(screen.queryByText(/has not arrived/)).toBeNull()
    expect(screen.getByRole("link", { name: "Open the risk document" })).toBeTruthy()
  })

  it("say nothing of a patient who was erased, but that it was", async () => {
    await openJob({ jobs: [jobOf({ transportStatus: "CLOSED", erasedAt: "2046-11-24T03:00:00.000Z" })] })
    expect(
      details().getByText(/^What this journey said of the patient was erased on 24 Nov 2046\.$/)
    ).toBeTruthy()
    for (const text of ["None", "No known allergies", "Staff cannot offer food.", "None administered"])
      expect(screen.queryByText(text)).toBeNull()
  })
})
