import { failing, handlers } from "@crewfleet/sdk/testing"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { ApplicantsScreen } from "../../src/staff/ApplicantsScreen.tsx"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { logics, service } from "./openStaff.tsx"

serving(service)

const open = () => {
  history.replaceState(null, "", "/agency/applicants")
  render(
    <>
      <ApplicantsScreen agencyId={7} owner={undefined} logics={logics} />
      <NoticeRegion />
    </>
  )
}

const inDialog = async () => within(await screen.findByRole("dialog"))

describe("ApplicantsScreen", () => {
  it("takes an applicant on after a question, and loads the list anew", async () => {
    const asked: Array<unknown> = []
    open()
    await press("Take on Grace Lee")
    service.use(
      handlers.agencyWorker.applicants(() => ({ content: [], totalElements: 0 })),
      handlers.agencyWorker.takeOn(({ params }) => {
        asked.push(params)
        return { message: "" }
      })
    )
    await userEvent.click((await inDialog()).getByRole("button", { name: "Take On" }))
    expect(await screen.findByText("Worker taken on")).toBeTruthy()
    expect(await screen.findByText("Nobody has applied")).toBeTruthy()
    expect(asked).toMatchObject([{ workerId: "12" }])
  })

  it("declines an applicant with a reason, and with no less", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.agencyWorker.decline(({ payload }) => {
        asked.push(payload)
        return { message: "" }
      })
    )
    open()
    await press("Decline Grace Lee")
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }))
    expect(await problems()).toEqual(["Missing Required Info.", "Say why they are declined"])
    await userEvent.type(dialog.getByLabelText("Reason"), "No licence")
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }))
    expect(await screen.findByText("Applicant declined")).toBeTruthy()
    expect(asked).toEqual([{ reason: "No licence" }])
  })

  it("says who was faster", async () => {
    service.use(handlers.agencyWorker.takeOn(failing(409, "Ada Hill has declined this applicant already.")))
    open()
    await press("Take on Grace Lee")
    await userEvent.click((await inDialog()).getByRole("button", { name: "Take On" }))
    expect(await screen.findByText("Ada Hill has declined this applicant already.")).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("shows those who were declined, and why", async () => {
    const asked: Array<unknown> = []
    open()
    await screen.findByText("Grace Lee")
    service.use(
      handlers.agencyWorker.applicants(({ query }) => {
        asked.push(query.declined)
        return {
          content: [
            { id: 13, firstname: "Ada", lastname: "Hill", declined: true, declinedBecause: "No licence" }
          ],
          totalElements: 1
        }
      })
    )
    await userEvent.selectOptions(screen.getByLabelText("Standing"), "Declined")
    expect(await screen.findByText("No licence")).toBeTruthy()
    expect(asked).toEqual(["true"])
    expect(screen.queryByRole("button", { name: "Decline Ada Hill" })).toBeNull()
  })
})
