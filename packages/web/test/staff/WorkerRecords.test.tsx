import type { TrainingRecord, UserType } from "@crewfleet/sdk"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { getDefaultStore } from "jotai"
import { describe, expect, it } from "vitest"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { WorkerRecords } from "../../src/staff/WorkerRecords.tsx"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { credentials, grace, logics, service, training } from "./openStaff.tsx"

serving(service)

const open = (
  record: Partial<TrainingRecord> = {},
  userType: UserType = "AGENCY",
  worker: { readonly shares: boolean } = grace
) => {
  service.use(handlers.training.list(() => ({ content: [training(record)], totalElements: 1 })))
  render(
    <>
      <WorkerRecords
        sort="training"
        worker={{ ...grace, agency: { id: 7, name: "Northway" }, ...worker }}
        agencyId={userType === "CLIENT" ? undefined : 7}
        userType={userType}
        owner={undefined}
        logic={logics.review}
        logics={credentials}
      />
      <NoticeRegion />
    </>
  )
}

const viewed = async () => {
  await press("Fire Safety")
  return within(await screen.findByRole("dialog", { name: "View Document" }))
}

describe("WorkerRecords", () => {
  it.each(["AGENCY", "ADMIN"] as const)(
    "lets an %s approve what waits, for a named agency",
    async (userType) => {
      const asked: Array<unknown> = []
      service.use(
        handlers.training.review(({ query, payload }) => {
          asked.push({ ...query, ...payload })
          return training({ status: "APPROVED" })
        })
      )
      open({}, userType)
      const dialog = await viewed()
      const named = dialog.queryByText("Northway")
      expect(named === null).toBe(userType === "AGENCY")
      await userEvent.click(dialog.getByRole("button", { name: "Approve" }))
      expect(await screen.findByText("Worker Training Updated Successfully")).toBeTruthy()
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
      expect(asked).toEqual([{ agencyId: "7", status: "APPROVED", version: 1 }])
    }
  )

  it("rejects with a reason and a comment", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.training.review(({ payload }) => {
        asked.push(payload)
        return training({ status: "REJECTED" })
      })
    )
    open()
    const dialog = await viewed()
    await userEvent.type(dialog.getByLabelText(/^Comment/), "Blurred")
    await userEvent.click(dialog.getByRole("button", { name: "Reject" }))
    await userEvent.click(dialog.getByRole("button", { name: "It cannot be read" }))
    await waitFor(() =>
      expect(asked).toEqual([{ status: "REJECTED", because: "UNREADABLE", comment: "Blurred", version: 1 }])
    )
  })

  it("tells the second of two reviewers who decided what", async () => {
    open()
    const dialog = await viewed()
    service.use(handlers.training.review(failing(409, "Ada Hill has rejected this document already.")))
    await userEvent.click(dialog.getByRole("button", { name: "Approve" }))
    expect(await screen.findByText("Ada Hill has rejected this document already.")).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it.each([
    ["what an external provider vouches for", { hascoId: 5 }, "AGENCY"],
    ["what is approved", { status: "APPROVED" }, "AGENCY"],
    ["a client", { status: "APPROVED" }, "CLIENT"]
  ] as const)("offers no decision about, or to, %s", async (_, record, userType) => {
    open(record, userType)
    const dialog = await viewed()
    expect(dialog.queryByRole("button", { name: /Approve|Reject/ })).toBeNull()
    expect(dialog.queryByLabelText(/^Comment/)).toBeNull()
  })

  it("offers a client nothing but to look", async () => {
    open({ status: "APPROVED" }, "CLIENT")
    await screen.findByRole("button", { name: "Fire Safety" })
    expect(screen.queryByRole("button", { name: /Add|Comment|Renew|Upload|Delete/ })).toBeNull()
  })

  it("shows the agency's comment, and No Comment where there is none", async () => {
    open({ status: "REJECTED", because: "EXPIRED" })
    await press("Comment: Fire Safety")
    const dialog = within(await screen.findByRole("dialog", { name: "Agency Comment" }))
    expect(dialog.getByText("It has expired")).toBeTruthy()
    expect(dialog.getByText("No Comment")).toBeTruthy()
  })

  it.each([
    ["Document Not Uploaded", { status: "APPROVED" }],
    ["Certificate was not issued", { status: "APPROVED", type: "PHYSICAL", showCertificate: false }]
  ] as const)("says %s", async (text, record) => {
    open(record)
    expect((await viewed()).getByText(text)).toBeTruthy()
  })

  it("tells an agency the earlier versions with its own decisions, and that a copy is gone", async () => {
    const putAt = "2024-11-01T09:00:00.000Z"
    const earlier = { status: "WAITING_APPROVAL", putAt } as const
    open({ status: "APPROVED", number: 3, copyGone: true })
    service.use(
      handlers.training.versions(({ query }) => [
        { number: 3, ...earlier },
        {
          ...{ number: 2, ...earlier, copyGoneAt: putAt },
          reviews: [{ agencyId: Number(query.agencyId), status: "APPROVED", at: putAt }]
        },
        { number: 1, ...earlier, reviews: [] }
      ])
    )
    const dialog = await viewed()
    expect(dialog.getAllByText(/^This copy was erased/)).toHaveLength(1)
    await userEvent.click(dialog.getByRole("button", { name: "Earlier versions" }))
    expect(await dialog.findByText("You made no decision about it.")).toBeTruthy()
    expect(dialog.getAllByText(/^This copy was erased/)).toHaveLength(2)
    expect(dialog.getByText("Document Not Uploaded")).toBeTruthy()
  })

  it("shows a client the certificate of a training that an agency gave, and no comment", async () => {
    getDefaultStore().set(brandAtom, { name: "Northway" } as Brand)
    open({ status: "APPROVED", type: "PHYSICAL", showCertificate: true }, "CLIENT")
    const dialog = await viewed()
    expect(dialog.getByRole("article").textContent).toMatch(/Grace Lee.*Fire Safety/)
    expect(dialog.queryByText("No Comment")).toBeNull()
  })

  it("leads from a training that the agency gave itself to its certificate", async () => {
    open({ status: "APPROVED", type: "PHYSICAL", showCertificate: true })
    const link = (await viewed()).getByRole("link", { name: "Certificate: Fire Safety" })
    expect(link.getAttribute("href")).toBe("/agency/certificate/21/12")
  })

  it("gives again what the agency gave, and asks for no certificate on paper", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.training.renew(({ payload }) => {
        asked.push(payload)
        return training({ type: "PHYSICAL" })
      })
    )
    open({ status: "APPROVED", type: "PHYSICAL", showCertificate: true, trainingDate: "2026-01-01" })
    await press("Give again: Fire Safety")
    const dialog = within(await screen.findByRole("dialog", { name: "Give Fire Safety again" }))
    expect(dialog.queryByLabelText("Certificate")).toBeNull()
    await userEvent.click(await dialog.findByLabelText(/^The worker gets a certificate/))
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await press("Yes, it is right")
    await waitFor(() =>
      expect(asked).toMatchObject([{ type: "PHYSICAL", showCertificate: false, version: 1 }])
    )
    expect(asked[0]).not.toHaveProperty("fileUrl")
  })

  it("offers nothing to renew with what a provider vouches for", async () => {
    open({ hascoId: 5, document: undefined })
    await screen.findByRole("button", { name: "Comment: Fire Safety" })
    expect(screen.queryByRole("button", { name: /Renew|Upload|Give again/ })).toBeNull()
  })

  it("deletes what may be deleted, once the person is sure", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.training.remove(({ params }) => {
        asked.push(params)
        return { message: "" }
      })
    )
    open({ removable: true })
    await press("Delete: Fire Safety")
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }))
    expect(await screen.findByText("Worker training deleted successfully")).toBeTruthy()
    expect(asked).toMatchObject([{ workerId: "12", id: "21" }])
  })

  it("says so where a worker does not let the agency see their records", async () => {
    open({}, "AGENCY", { shares: false })
    expect(await screen.findByText(/does not let you see their records/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Add Training" })).toBeNull()
  })
})
