import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { visiting } from "../visiting.ts"
import { button, details, listening } from "./jobPage.ts"
import { jobOf, openJob } from "./openTransport.tsx"

visiting()

describe("a job as an administrator sees it", () => {
  const { facts: _, ...bare } = jobOf({
    transportStatus: "NEW",
    withheld: ["patientName", "pdob"],
    patientName: undefined,
    transportLegibleAgencyIds: [4]
  })

  it("tells nothing of the patient, and offers no step", async () => {
    await openJob({ jobs: [bare] }, "ADMIN")
    expect(
      details().getByText("What it tells of the patient, the contacts and who pays is not shown to you.")
    ).toBeTruthy()
    expect(details().queryByText("Patient's name")).toBeNull()
    expect(screen.queryByText("Robin Vale")).toBeNull()
    expect(screen.queryByText("What happens next")).toBeNull()
  })

  const agencies = [
    { id: 4, name: "Northway Care", standing: "ASKED" as const },
    { id: 9, name: "Harbour Transport" },
    { id: 11, name: "Old Mill Crews", standing: "PASSED" as const }
  ]

  it("says by name which agencies may see it while it is new", async () => {
    const { asked, act } = listening(bare)
    await openJob({ jobs: [bare], act, agencies }, "ADMIN")
    expect(await screen.findByText(", has passed it on")).toBeTruthy()
    await userEvent.click(screen.getByRole("combobox", { name: "Add an agency" }))
    await userEvent.keyboard("harb")
    await userEvent.click(await screen.findByRole("option", { name: "Harbour Transport" }))
    await userEvent.click(await screen.findByRole("button", { name: "Take off Northway Care" }))
    await userEvent.click(button("Save"))
    expect(await screen.findByText("Info updated")).toBeTruthy()
    expect(asked).toEqual([{ do: "saveLegible", agencyIds: [11, 9] }])
  })

  it("does not leave a job to nobody", async () => {
    const { asked, act } = listening(bare)
    await openJob({ jobs: [bare], act, agencies: agencies.slice(0, 2) }, "ADMIN")
    await userEvent.click(await screen.findByRole("button", { name: "Take off Northway Care" }))
    await userEvent.click(button("Save"))
    expect(screen.getByText("Choose at least one agency")).toBeTruthy()
    expect(asked).toEqual([])
  })

  it("tells who was asked once the job is another's", async () => {
    await openJob({ jobs: [{ ...bare, transportStatus: "ACCEPTED" }], agencies }, "ADMIN")
    expect(await screen.findByText("Northway Care")).toBeTruthy()
    expect(screen.queryByText("Harbour Transport")).toBeNull()
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull()
  })

  it("keeps what it says of the patient for a reason, and no longer", async () => {
    const held = { ...bare, heldBecause: "A complaint" }
    const { asked, act } = listening(held)
    await openJob({ jobs: [bare], act }, "ADMIN")
    await userEvent.click(button("Hold"))
    const dialog = within(screen.getByRole("dialog"))
    await userEvent.click(dialog.getByRole("button", { name: "Hold" }))
    expect(dialog.getAllByText("Enter the reason").length).toBeGreaterThan(0)
    await userEvent.type(dialog.getByLabelText("Reason"), "A complaint")
    await userEvent.click(dialog.getByRole("button", { name: "Hold" }))
    expect(await screen.findByText("Held")).toBeTruthy()
    expect(screen.getByText("A complaint")).toBeTruthy()
    await userEvent.click(button("Release hold"))
    expect(await screen.findByText("Hold released")).toBeTruthy()
    expect(asked).toEqual([{ do: "hold", reason: "A complaint" }, { do: "releaseHold" }])
  })
})
