import { dropOffForm } from "@crewfleet/sdk/rules"
import { failing, handlers, unreachable, uuid } from "@crewfleet/sdk/testing"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { someDropOff } from "../../../machines/test/leader/someLog.ts"
import { press } from "../person.ts"
import { openStep, recordOf, sent, serveLogs, service, someLog } from "./openLog.tsx"
import { owingAPhoto } from "./owingAPhoto.ts"

serveLogs()

const records = [recordOf("dropOff", { dropOff: dropOffForm.write(someDropOff) }, uuid(70))]
const openTimes = async (given: Parameters<typeof openStep>[1] = {}) => {
  const log = { ...someLog, records } as never
  service.use(handlers.leader.read(() => log))
  return openStep("plan", { log, ...given })
}
const enter = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const complete = async (start: string, end: string) => {
  await enter("Start", start)
  await enter("End", end)
  await press("Complete")
}

it("asks about hours that are odd before they leave, and sends them once somebody says that they are right", async () => {
  await openTimes()
  await complete("2026-03-02T03:00", "2026-03-02T11:30")
  const dialog = within(await screen.findByRole("dialog", { name: "Is this right?" }))
  expect(dialog.getAllByText(/Grace Lee:/).length).toBeGreaterThan(0)
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole("button", { name: "Change it" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(sent).toEqual([])
  await press("Complete")
  await press("Yes, it is right")
  await waitFor(() => expect(sent).toMatchObject([{ kind: "times" }]))
})

it("asks nothing of hours that are wrong, and says what is", async () => {
  await openTimes()
  await complete("2026-03-02T11:30", "2026-03-02T03:00")
  expect((await screen.findAllByText(/The end must be after the start/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole("dialog")).toBeNull()
})

it.each([
  ["cannot be reached", unreachable, /There is no connection to the service/, true],
  ["breaks", failing(500), /The service has a problem/, true],
  ["refuses them", failing(422, "Not like this"), /Not like this/, false]
])("keeps hours where the service %s, and lets the leader go on", async (_, answer, words, waits) => {
  await openTimes()
  service.use(handlers.leader.sendTimes(answer as never))
  await complete("2026-03-02T08:00", "2026-03-02T12:00")
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  service.resetHandlers()
  await press(waits ? "Send now" : "Complete")
  await waitFor(() => expect(sent).toMatchObject([{ kind: "times" }]))
})

it("leaves the log once the times are received, and nothing else is on its way", async () => {
  await openTimes()
  await complete("2026-03-02T08:00", "2026-03-02T12:00")
  await waitFor(() => expect(location.pathname).toBe("/"))
})

it("stays where a photo is still on its way, as whoever leaves sends nothing more", async () => {
  await openTimes(await owingAPhoto("times", () => new Promise(() => {})))
  expect(await screen.findByText("1 part received, with photos still to come.")).toBeTruthy()
  await complete("2026-03-02T08:00", "2026-03-02T12:00")
  await waitFor(() => expect(sent).toMatchObject([{ kind: "times" }]))
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(location.pathname).toBe("/team-leader/entry/7")
})
