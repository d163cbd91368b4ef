import { handlers } from "@crewfleet/sdk/testing"
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { DriverScreen } from "../../src/staff/DriverScreen.tsx"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { credentials, grace, licence, logics, service } from "./openStaff.tsx"

serving(service)

const open = () =>
  render(
    <>
      <DriverScreen agencyId={7} workerId={12} owner={undefined} logics={logics} records={credentials.list} />
      <NoticeRegion />
    </>
  )

const card = async (name: string | RegExp) => within(await screen.findByRole("region", { name }))

const none = { id: 31, drives: true, version: 0 }

describe("DriverScreen", () => {
  it("shows number, categories, expiry, last check and standing of the licence, and the coming jobs", async () => {
    open()
    const told = await card("Driving licence")
    for (const text of ["LEE99952015G99AB", "B, C1", "30 Apr 2099", "1 Oct 2026", "3"])
      expect(await told.findByText(text)).toBeTruthy()
    expect(told.getAllByText("May drive")).toHaveLength(2)
    const jobs = await card("Coming jobs (1)")
    expect(jobs.getByText("Rowan Ward")).toBeTruthy()
    expect(jobs.getByText("T-2001")).toBeTruthy()
    expect(await screen.findByText("No copy is among their compliances.")).toBeTruthy()
  })

  it("says what forbids driving", async () => {
    service.use(handlers.driver.licence(() => ({ ...licence, checkResult: "BARRED" })))
    open()
    expect(await screen.findAllByText("Must not drive")).toHaveLength(2)
  })

  it("is edited where it is shown, and says at its question what is wrong", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.driver.saveLicence(({ payload }) => {
        asked.push(payload)
        return { ...licence, version: 3 }
      })
    )
    open()
    await press("Edit Driving licence")
    const number = await screen.findByRole("textbox", { name: "Licence number" })
    expect(screen.queryByLabelText("Country of issue")).toBeNull()
    await userEvent.clear(number)
    await userEvent.type(number, "LEE99952015G99A")
    await press("Save")
    expect(
      (await screen.findAllByText("A DVLA licence number has 16 characters, such as MORGA657054SM9IJ")).length
    ).toBeGreaterThan(0)
    expect(asked).toEqual([])
    await userEvent.type(number, "C")
    await press("Save")
    expect(await screen.findByText("Driving licence saved")).toBeTruthy()
    expect(asked).toMatchObject([{ licenceNumber: "LEE99952015G99AC", version: 2 }])
    expect(await screen.findByRole("button", { name: "Edit Driving licence" })).toBeTruthy()
  })

  it("says calmly that somebody is no driver, or that a driver's licence waits to be checked", async () => {
    service.use(handlers.driver.licence(() => ({ ...none, drives: false })))
    const { unmount } = open()
    expect(
      await screen.findByText("They are not a driver: none of their jobs drives, and no licence is kept.")
    ).toBeTruthy()
    unmount()
    service.use(handlers.driver.licence(() => none))
    open()
    expect(await screen.findByText("Their licence has not been checked yet.")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Add Driving licence" })).toBeTruthy()
  })

  it("shows the copy of a licence only of whoever lets the agency see their records", async () => {
    service.use(handlers.worker.byId(() => ({ ...grace, shares: false })))
    open()
    expect(await screen.findByText(/does not let you see their records/)).toBeTruthy()
  })

  it("shows the copy among the compliances, with its review and expiry", async () => {
    const copy = {
      ...{ id: 40, name: "Driving Licence", status: "APPROVED", workerId: 12, version: 1, number: 1 },
      ...{ uploaded: "2026-11-03T09:05:00.000Z", complianceId: 9, complianceExpiry: "2099-04-30" }
    } as const
    service.use(handlers.compliance.list(() => ({ content: [copy], totalElements: 1 })))
    open()
    const kept = within(await screen.findByRole("region", { name: "Copy of the licence" }))
    expect(await kept.findByText("Approved")).toBeTruthy()
    expect(kept.getByText("30 Apr 2099")).toBeTruthy()
  })
})
