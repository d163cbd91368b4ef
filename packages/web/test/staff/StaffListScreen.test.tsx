import type { ListedWorker } from "@crewfleet/sdk"
import { handlers } from "@crewfleet/sdk/testing"
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { StaffListScreen } from "../../src/staff/StaffListScreen.tsx"
import { firstRow } from "../person.ts"
import { serving } from "../serving.ts"
import { listed, logics, service } from "./openStaff.tsx"

serving(service)

const open = (query = "", worker: ListedWorker = listed) => {
  const asked: Array<object> = []
  service.use(
    handlers.agencyWorker.list(({ params, query }) => {
      asked.push({ page: params.page, ...query })
      return { content: [worker], totalElements: 60 }
    })
  )
  history.replaceState(null, "", `/agency/workers${query}`)
  render(<StaffListScreen agencyId={7} logics={logics} />)
  return asked
}

describe("StaffListScreen", () => {
  it("shows who works for the agency, as what they may work tomorrow, why not, and whose record ends next", async () => {
    open()
    expect(await firstRow()).toEqual([
      "Grace Lee",
      "grace@post.example07700 900123",
      "E-12",
      "Cleaner, DriverMay workNurseMay not workFire safety: awaiting review; and 1 more",
      "At work",
      "1 Dec 2020 Expired",
      "2"
    ])
    expect(screen.getByRole("link", { name: "Grace Lee" }).getAttribute("href")).toBe(
      "/agency/workers/info/7/12"
    )
  })

  it("names what they may be booked as where nothing is told of tomorrow", async () => {
    const { verdicts: _, ...untold } = listed
    open("", untold)
    expect((await firstRow())[3]).toBe("Cleaner, Driver, Nurse")
  })

  it("narrows by assignment code, standing and expiry, and keeps that in the address", async () => {
    const asked = open()
    await firstRow()
    expect(asked.at(-1)).toMatchObject({ agencyId: "7", standings: "TAKEN_ON" })
    await userEvent.selectOptions(await screen.findByLabelText("Expiry"), "Already expired")
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ expiringWithin: "0" }))
    await waitFor(() => screen.getByRole("option", { name: "Driver" }))
    await userEvent.selectOptions(screen.getByLabelText("Assignment code"), "Driver")
    await userEvent.selectOptions(screen.getByLabelText("Standing"), "Left")
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ assignmentCodeId: "2", standings: "LEFT", expiringWithin: "0" })
    )
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      code: "2",
      standing: "LEFT",
      expiring: "0"
    })
  })

  it("begins where the address says, and takes from it only what may stand there", async () => {
    const asked = open("?code=2&expiring=30&standing=nonsense&search=grace")
    await firstRow()
    expect(asked).toEqual([
      {
        page: "0",
        agencyId: "7",
        search: "grace",
        assignmentCodeId: "2",
        expiringWithin: "30",
        standings: "TAKEN_ON"
      }
    ])
  })
})
