import { incidentKinds } from "@crewfleet/sdk/rules"
import { handlers } from "@crewfleet/sdk/testing"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { getDefaultStore } from "jotai"
import { expect, it, onTestFinished, vi } from "vitest"
import { noteServiceTime, serviceAheadAtom } from "../../src/time/serviceClock.ts"
import { doubleTap } from "../../src/ui/UndoButton.tsx"
import { press } from "../person.ts"
import { connection, openStep, sent, serveLogs, service } from "./openLog.tsx"

serveLogs()

const touch = async (kind: string) => {
  await press(kind)
  await screen.findByText(new RegExp(`^${kind} recorded at`))
  // What follows from its being shown, such as the time that a second tap has.
  await act(async () => {})
}
/** Takes back what was touched, once a second tap of the same finger would be over. */
const undo = async () => {
  const button = await screen.findByRole("button", { name: "Undo" })
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"), { timeout: 2_000 })
  await userEvent.click(button)
}
const hide = () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true)
  act(() => document.dispatchEvent(new Event("visibilitychange")))
}
const passes = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const moments = () => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] })

it("records with one touch what happens and when, on this device at once, and sends it after a moment", async () => {
  moments()
  const { opened } = await openStep("patient")
  await press("Restraint")
  expect(await screen.findByText(/Restraint recorded at/)).toBeTruthy()
  expect(
    (await opened.device.places(opened.owner)).filter((place) => place.includes("/incident/"))
  ).toHaveLength(1)
  expect(sent).toEqual([])
  expect(screen.queryByText(/agency is told$/)).toBeNull()
  vi.advanceTimersByTime(10_000)
  await waitFor(() =>
    expect(sent).toMatchObject([{ kind: "incident", payload: { content: { kind: "RESTRAINT" } } }])
  )
  expect(await screen.findByText(/^Received .*: your agency is told$/)).toBeTruthy()
})

it("has the service's time of a touch, also after a restart without a signal", async () => {
  connection.isThere = false
  noteServiceTime(new Date(Date.now() + 3 * 3_600_000).toUTCString())
  getDefaultStore().set(serviceAheadAtom, undefined)
  onTestFinished(() => localStorage.clear())
  await openStep("patient")
  await touch("Injury")
  connection.isThere = true
  hide()
  await waitFor(() => expect(sent).toHaveLength(1))
  const { start } = Object(sent[0]?.payload.content)
  expect(Math.round((Date.parse(start) - Date.now()) / 3_600_000)).toBe(3)
})

it("takes a wrong touch back in one, and nobody is told", async () => {
  const { opened } = await openStep("patient")
  await press("Injury")
  await undo()
  await waitFor(async () =>
    expect((await opened.device.places(opened.owner)).filter((place) => place.includes("incident"))).toEqual(
      []
    )
  )
  expect(screen.queryByText("On the road")).toBeNull()
  expect(sent).toEqual([])
})

it.each([60, 200, 400])(
  "keeps what was taken back where it is, so that a second tap %i ms later presses nothing behind it",
  async (later) => {
    moments()
    await openStep("patient")
    await touch("Injury")
    const button = screen.getByRole("button", { name: "Undo" })
    passes(doubleTap)
    fireEvent.click(button)
    await screen.findByText("Taken back.")
    passes(later)
    expect(button.isConnected).toBe(true)
    expect(button.getAttribute("aria-disabled")).toBe("true")
    fireEvent.click(button)
    // A third one may follow the second.
    passes(later)
    expect(button.isConnected).toBe(true)
    passes(doubleTap)
    expect(button.isConnected).toBe(false)
    expect(sent).toEqual([])
  }
)

it("does not say that a wrong touch is taken back where the device could not keep it, and it was sent at once", async () => {
  const { opened } = await openStep("patient")
  const { promise: full, reject } = Promise.withResolvers<never>()
  vi.spyOn(opened.device, "keep").mockReturnValue(full)
  await touch("Injury")
  await undo()
  reject(new Error("full"))
  await waitFor(() => expect(sent.at(-1)?.payload.content).toMatchObject({ withdrawn: true }), {
    timeout: 8_000
  })
  expect(screen.queryByText("Taken back.")).toBeNull()
})

it.each([
  ["the device cannot keep", false],
  ["lay on a device that was cleared", true]
])("says of what %s that it is on this page alone", async (_, isLost) => {
  connection.isThere = false
  const { opened } = await openStep("patient", { isLost })
  if (!isLost) vi.spyOn(opened.device, "keep").mockRejectedValue(new Error("full"))
  await touch("Injury")
  expect(await screen.findByText("1 only on this page", {}, { timeout: 5_000 })).toBeTruthy()
  expect(await screen.findByText("1 part only on this page, not sent.")).toBeTruthy()
  const incidents = within(screen.getByRole("region", { name: "On the road" }))
  expect(incidents.getByText("Only on this page, not received yet")).toBeTruthy()
  connection.isThere = true
  hide()
  act(() => void dispatchEvent(new Event("online")))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(await incidents.findByText(/your agency is told$/)).toBeTruthy()
})

it("withdraws in one what the device could not keep and was sent at once", async () => {
  const { opened } = await openStep("patient")
  vi.spyOn(opened.device, "keep").mockRejectedValue(new Error("full"))
  await touch("Injury")
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 8_000 })
  await undo()
  await waitFor(() => expect(sent.at(-1)?.payload.content).toMatchObject({ withdrawn: true }), {
    timeout: 8_000
  })
})

it("keeps what can be taken back no longer where it is for as long as a second tap may come", async () => {
  moments()
  await openStep("patient")
  await touch("Injury")
  const button = screen.getByRole("button", { name: "Undo" })
  passes(10_000)
  fireEvent.click(button)
  passes(400)
  expect(button.isConnected).toBe(true)
  expect(screen.queryByText("Taken back.")).toBeNull()
  await waitFor(() => expect(sent).toMatchObject([{ payload: { content: { kind: "INJURY" } } }]))
  passes(doubleTap)
  expect(button.isConnected).toBe(false)
  expect(sent).toHaveLength(1)
})

it.each(Object.values(incidentKinds))(
  "records %s once where it is tapped twice, and takes nothing back",
  async (kind) => {
    await openStep("patient")
    const at = vi.spyOn(Event.prototype, "timeStamp", "get")
    at.mockReturnValue(5_000)
    fireEvent.click(screen.getByRole("button", { name: kind }))
    at.mockReturnValue(5_180)
    fireEvent.click(screen.getByRole("button", { name: kind }))
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }))
    at.mockRestore()
    await screen.findByText("On the road: 1 incident")
    hide()
    await waitFor(() => expect(sent).toHaveLength(1))
  }
)

it("tells nobody of what can still be taken back, also where the connection returns meanwhile", async () => {
  await openStep("patient")
  await touch("Injury")
  act(() => dispatchEvent(new Event("online")))
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  await undo()
  await waitFor(() => expect(screen.queryByText("On the road: 1 incident")).toBeNull())
  expect(sent).toEqual([])
})

it("shows many in one line that opens, and says there what most has to be known", async () => {
  await openStep("patient")
  await touch("Injury")
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
  await touch("Diversion")
  const line = screen.getByText("On the road: 2 incidents")
  expect(line.closest("details")?.open).toBe(false)
  expect(await within(line).findByText("1 on this device")).toBeTruthy()
  hide()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(await within(line).findByText("Received")).toBeTruthy()
})

it("takes details later, and keeps what was recorded by mistake in sight as withdrawn", async () => {
  moments()
  await openStep("patient")
  await press("Absconding")
  await screen.findByText(/Absconding recorded at/)
  vi.advanceTimersByTime(10_000)
  await waitFor(() => expect(sent).toHaveLength(1))
  await press("Details")
  await press("Correct it")
  await userEvent.type(await screen.findByLabelText(/^Why/), "Nobody left")
  await userEvent.click(screen.getByLabelText("Recorded by mistake"))
  await press("Send")
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({
    payload: { follows: sent[0]?.payload.id, content: { withdrawn: true, why: "Nobody left" } }
  })
  expect(await screen.findByText("Withdrawn")).toBeTruthy()
})

it("sends what was touched just before the telephone is passed on, though nothing of it is shown there", async () => {
  moments()
  await openStep("dropOff")
  await touch("Injury")
  await press("Pass the telephone on")
  expect(await screen.findByRole("heading", { name: "Your experience" })).toBeTruthy()
  vi.advanceTimersByTime(10_000)
  await waitFor(() => expect(sent).toMatchObject([{ payload: { content: { kind: "INJURY" } } }]))
})

it("sends at once what was touched just before the log is locked, or the page is hidden", async () => {
  const { unmount } = await openStep("patient")
  await touch("Abort")
  unmount()
  await waitFor(() => expect(sent).toMatchObject([{ payload: { content: { kind: "ABORT" } } }]))
  await openStep("patient")
  await touch("Diversion")
  hide()
  await waitFor(() => expect(sent).toMatchObject([{}, { payload: { content: { kind: "DIVERSION" } } }]))
})

it("keeps what was touched where there is no signal, and sends it once the log is open again", async () => {
  connection.isThere = false
  const { opened, unmount } = await openStep("patient")
  // Nobody waits until it is written.
  fireEvent.click(screen.getByRole("button", { name: "Injury" }))
  unmount()
  await waitFor(async () => expect((await opened.device.places(opened.owner)).join()).toContain("/incident/"))
  connection.isThere = true
  await openStep("patient", { device: opened.device, owner: opened.owner })
  await waitFor(() => expect(sent).toMatchObject([{ payload: { content: { kind: "INJURY" } } }]))
})

it("says that an incident was refused for its time, and sends it once that is corrected", async () => {
  service.use(
    handlers.leader.sendIncident(({ payload }) => {
      sent.push({ kind: "incident", payload: payload as never })
      return sent.length > 1
        ? ({ ...payload, receivedAt: "2026-03-02T10:05:00.000Z" } as never)
        : (Response.json(
            { violations: [{ field: "start", message: "It cannot begin later than now" }] },
            { status: 400 }
          ) as never)
    })
  )
  await openStep("patient")
  await touch("Injury")
  hide()
  expect(await screen.findByText("Refused: look at its details")).toBeTruthy()
  await press("Details")
  const start = await screen.findByLabelText<HTMLInputElement>(/^Start/)
  expect(screen.getAllByText(/It cannot begin later than now/)).not.toEqual([])
  fireEvent.change(start, { target: { value: "2026-03-02T09:00" } })
  await press("Send")
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ payload: { content: { start: "2026-03-02T09:00:00.000Z" } } })
})
