import { delayed, failing, handlers } from "@crewfleet/sdk/testing"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { entry, openSeat, ownSeat } from "../../../sdk/test/transport/someSeats.ts"
import * as files from "../../src/file/saveFile.ts"
import { WorkerTransportScreen } from "../../src/transport/WorkerTransportScreen.tsx"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { logics, openPage, service } from "./openWorkerTransport.tsx"

serving(service)
afterEach(() => void vi.restoreAllMocks())

const open = () =>
  openPage(
    "/worker/transport",
    <WorkerTransportScreen session={{ workerId: 9 }} owner={undefined} logics={logics} />
  )
const listed = async (name: string) =>
  within(await screen.findByRole("list", { name })).findAllByRole("listitem")
const seats = async () => (await listed("Seats you may take")).filter((item) => item.querySelector("p"))
const inDialog = async () => within(await screen.findByRole("dialog"))

describe("the seats that a worker may take", () => {
  it("come first where they may, and say otherwise what is missing and where that is mended", async () => {
    service.use(
      handlers.seat.open(() => [
        {
          ...{ ...openSeat, workerSpecId: 6, verdict: "MAY_NOT" as const, remaining: 1, gender: "FEMALE" },
          because: ["Fire Safety is missing", "Right to work is missing"],
          mendedBy: ["training", "rightToWork"]
        },
        openSeat
      ])
    )
    open()
    const [may, mayNot] = await seats()
    expect(may?.textContent).toContain("1 Jul 2026, 09:30 to 17:30")
    expect(may?.textContent).toContain("Driver, TR-7Moorside Care · LS1 to SW1A")
    expect(may?.textContent).toContain("2 seats are left.")
    const grey = within(mayNot as HTMLElement)
    expect(mayNot?.textContent).toContain("1 seat is left. A woman is asked for.")
    const button = grey.getByRole("button", { name: "Apply for Driver, TR-7" })
    expect(button.getAttribute("aria-disabled")).toBe("true")
    const words = document.getElementById(button.getAttribute("aria-describedby") ?? "")
    expect(words?.textContent).toBe("Fire Safety is missingRight to work is missing")
    const links = grey.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
    expect(links).toEqual([
      ["Trainings & Qualifications", "/worker/trainings"],
      ["Ask Moorside Care", "/worker/agency/3"]
    ])
  })

  it("are applied for once, however often the button is pressed", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.seat.apply(
        delayed(20, ({ params }) => {
          asked.push(params.specId)
          return { ...ownSeat, shiftStatus: "APPLIED" as const }
        })
      )
    )
    open()
    const button = await screen.findByRole("button", { name: "Apply for Driver, TR-7" })
    service.use(handlers.seat.open(() => [{ ...openSeat, shiftStatus: "APPLIED" as const }]))
    await userEvent.dblClick(button)
    expect(await screen.findByText("You have applied")).toBeTruthy()
    expect(await screen.findByText("You have a place in this job: applied.")).toBeTruthy()
    expect(asked).toEqual(["5"])
  })

  it("are loaded anew where somebody else was faster", async () => {
    service.use(handlers.seat.apply(failing(409, "All seats are taken")))
    open()
    const button = await screen.findByRole("button", { name: "Apply for Driver, TR-7" })
    service.use(handlers.seat.open(() => []))
    await userEvent.click(button)
    expect(await screen.findByText("All seats are taken")).toBeTruthy()
    expect(await screen.findByText("No seats are open")).toBeTruthy()
  })

  it("say so where all were taken meanwhile", async () => {
    service.use(handlers.seat.open(() => [{ ...openSeat, remaining: 0 }]))
    open()
    expect(await screen.findByText("All seats are taken")).toBeTruthy()
    const button = screen.getByRole("button", { name: "Apply for Driver, TR-7" })
    expect(button.getAttribute("aria-disabled")).toBe("true")
  })
})

describe("a worker's own shifts", () => {
  it("are given back, with a reason or without", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.seat.withdraw(({ params, payload }) => {
        asked.push([params.bookingId, payload])
        return { ...ownSeat, shiftStatus: "CANCELLED" as const }
      })
    )
    open()
    await press("Withdraw from TR-7")
    const dialog = await inDialog()
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "I am ill")
    service.use(
      handlers.seat.own(() => ({
        content: [{ ...ownSeat, shiftStatus: "CANCELLED" as const }],
        totalElements: 1
      }))
    )
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw" }))
    expect(await screen.findByText("You have withdrawn")).toBeTruthy()
    expect(asked).toEqual([["4", { reason: "I am ill", version: 2 }]])
    expect(await screen.findByText("Cancelled")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Withdraw from TR-7" })).toBeNull()
  })

  it("say why an application has ended without an answer", async () => {
    const ended = "The journey goes with a crew that is complete"
    const content = [
      { ...ownSeat, shiftStatus: "EXPIRED" as const, ended },
      { ...ownSeat, id: 5 }
    ]
    service.use(handlers.seat.own(() => ({ content, totalElements: 2 })))
    open()
    const [expired, booked] = await listed("Your shifts and applications")
    expect(expired?.textContent).toContain(`${ended}.`)
    expect(booked?.textContent).not.toContain("crew")
  })

  it("cannot be given back once the crew was sent, in words beside the button", async () => {
    service.use(
      handlers.seat.own(() => ({
        content: [{ ...ownSeat, transportStatus: "COMMITTED", leads: true }],
        totalElements: 1
      }))
    )
    open()
    const button = await screen.findByRole("button", { name: "Withdraw from TR-7" })
    expect(button.getAttribute("aria-disabled")).toBe("true")
    const words = document.getElementById(button.getAttribute("aria-describedby") ?? "")
    expect(words?.textContent).toBe("The crew was sent already: telephone the agency")
    await userEvent.click(button)
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(screen.getByText("Team leader")).toBeTruthy()
    expect(screen.getByRole("link", { name: "TR-7" }).getAttribute("href")).toBe("/worker/transport/7")
  })

  const corrected = {
    ...{ ...ownSeat, shiftStatus: "COMPLETED" as const, transportStatus: "LOGGED" },
    times: [{ ...entry, id: 2, end: "2026-07-01T16:00:00.000Z", reason: "Left early" }, entry]
  }

  it("tell the hours that were planned and entered, and are objected to in words", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.seat.own(() => ({ content: [corrected], totalElements: 1 })),
      handlers.seat.objectTo(({ params, payload }) => {
        asked.push([params.bookingId, payload])
        return corrected
      })
    )
    open()
    const at = "1 Jul 2026, 09:30 to"
    expect(await screen.findByText(`Planned: ${at} 17:30, break 30 min, 7 h 30 min of work`)).toBeTruthy()
    expect(screen.getByText(`Entered last: ${at} 17:00, break 30 min, 7 h of work`)).toBeTruthy()
    expect(screen.getByText("Olu Park, 2 Jul 2026, 10:00: Left early")).toBeTruthy()
    expect(screen.getByText(`Entered first: ${at} 17:30, break 30 min, 7 h 30 min of work`)).toBeTruthy()
    await press("Object to these hours of TR-7")
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole("button", { name: "Send objection" }))
    expect(await problems()).toEqual(["Say what is wrong with the hours"])
    await userEvent.type(dialog.getByRole("textbox"), "I left at half past five")
    await userEvent.click(dialog.getByRole("button", { name: "Send objection" }))
    expect(await screen.findByText("Your agency is told what is wrong")).toBeTruthy()
    expect(asked).toEqual([["4", { body: "I left at half past five" }]])
  })

  it("are saved as calendar files, each and all, and nothing of a patient with them", async () => {
    const saved: Array<readonly [string, Blob]> = []
    vi.spyOn(files, "saveFile").mockImplementation((content, name) => void saved.push([name, content]))
    const second = { ...ownSeat, id: 5, refPrefix: "TR/8" }
    service.use(handlers.seat.own(() => ({ content: [ownSeat, second], totalElements: 2 })))
    open()
    await press("Calendar file of TR/8")
    await press("All as calendar file")
    await waitFor(() => expect(saved.map(([name]) => name)).toEqual(["shift-TR-8.ics", "shifts.ics"]))
    const [one = "", all = ""] = await Promise.all(saved.map(([, content]) => content.text()))
    expect(one.match(/UID:.*/g)).toEqual(["UID:shift-5@crewfleet"])
    expect(all.match(/UID:.*/g)).toHaveLength(2)
  })

  it("say why there is no calendar file", async () => {
    open()
    const button = await screen.findByRole("button", { name: "All as calendar file" })
    service.use(handlers.seat.own(failing(500)))
    await userEvent.click(button)
    expect((await inDialog()).getByText(/./, { selector: "[role=alert]" })).toBeTruthy()
  })

  it("say where there are none, and why they cannot be loaded", async () => {
    service.use(
      handlers.seat.own(() => ({ content: [], totalElements: 0 })),
      handlers.seat.open(failing(500))
    )
    open()
    expect(await screen.findByText("You are booked for no journey")).toBeTruthy()
    expect(await screen.findByText("Internal server error, please try later")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "All as calendar file" })).toBeNull()
  })
})
