import { failing, handlers, inSequence, someDamage, unreachable, uuid } from "@crewfleet/sdk/testing"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it } from "vitest"
import { press } from "../person.ts"
import {
  complete,
  deviceWith,
  full,
  openReport,
  receivedReport,
  sent,
  serveReports,
  service,
  signAgain,
  statusIs
} from "./openReport.tsx"

serveReports()

const odometer = () => screen.findByLabelText<HTMLInputElement>("Odometer")

/** What the service answers to the first report that is sent; it takes the next. */
const answering = (answer: () => Response) =>
  service.use(
    handlers.conditionReport.send(
      inSequence(answer, ({ payload }) => {
        sent.push(payload)
        return { ...receivedReport(payload.id), content: payload.content }
      })
    )
  )

it.each([
  ["that it waits when the service is broken", failing(500)],
  ["that it waits when there is no connection", unreachable]
])("says %s, and sends it when asked to", async (_, answer) => {
  answering(answer)
  openReport()
  await press("Send report")
  await statusIs("On this device, waiting to be sent")
  await press("Send now")
  await statusIs("Received")
  expect(sent).toMatchObject([{ follows: null, content: { odometer: 48_210 } }])
})

it("says what to do when the service refuses it, and loses nothing", async () => {
  answering(failing(413))
  openReport()
  await press("Send report")
  await statusIs(
    "Refused, and still on this device",
    "The report is too large. Shorten the notes or remove damages, then send it again."
  )
  expect((await odometer()).value).toBe("48 210")
  await press("Send report")
  await statusIs("Received")
  expect(sent).toMatchObject([{ content: { odometer: 48_210 } }])
})

it("says when this browser keeps nothing, and sends the report all the same", async () => {
  const { device, kept } = deviceWith()
  openReport(full(device))
  fireEvent.change(await odometer(), { target: { value: "48 300" } })
  await statusIs("Not kept on this device", "Keep this page open until the report has been received.")
  await signAgain()
  await press("Send report")
  await statusIs("Received")
  expect(sent).toMatchObject([{ content: { odometer: 48_300 } }])
  expect(kept.size).toBe(0)
})

it("is sent once, however fast somebody asks for it", async () => {
  openReport()
  await userEvent.dblClick(await screen.findByRole("button", { name: "Send report" }))
  await statusIs("Received")
  expect(sent).toHaveLength(1)
})

const openConflicting = async () => {
  const theirs = receivedReport(uuid(60), { odometer: "500" })
  answering(failing(409))
  openReport()
  await odometer()
  service.use(handlers.conditionReport.both(() => ({ subject: { fuelType: "PETROL" }, pickUp: theirs })))
  await press("Send report")
  await statusIs("On this device, not sent: another report was received")
  return theirs
}

it("asks which of two reports is to stay", async () => {
  const theirs = await openConflicting()
  expect(screen.getByText("48,210 km")).toBeTruthy()
  expect(screen.getByText("500 km")).toBeTruthy()
  const marked = screen.getAllByText("Differs").map((badge) => badge.parentElement?.textContent)
  expect(marked.filter((words) => words?.startsWith("Odometer"))).toHaveLength(2)
  expect(marked.some((words) => words?.startsWith("Inside"))).toBe(false)
  await press("Send this one instead")
  await statusIs("Received")
  expect(sent).toMatchObject([{ follows: theirs.id, content: { odometer: 48_210 } }])
})

it("asks once more before it deletes this device's own of two reports", async () => {
  await openConflicting()
  await press("Keep this one, delete mine")
  await press("Keep it")
  await statusIs("On this device, not sent: another report was received")
  expect(screen.getByText("48,210 km")).toBeTruthy()
  await press("Keep this one, delete mine")
  await press("Delete")
  await statusIs("Received")
  expect(screen.queryByText("48,210 km")).toBeNull()
  expect(sent).toEqual([])
})

it("says that the booking was cancelled meanwhile, and loses nothing of the report", async () => {
  service.use(
    handlers.conditionReport.send(({ payload }) => {
      sent.push(payload)
      return { ...receivedReport(payload.id), content: payload.content, bookingStatus: "CANCELLED" }
    })
  )
  openReport()
  await press("Send report")
  await statusIs(
    "Received",
    "This booking has been cancelled: settle that before the vehicle is handed over."
  )
  expect(sent).toMatchObject([{ content: { odometer: 48_210 } }])
})

it("says of a return that is begun that the booking has been cancelled", async () => {
  service.use(handlers.conditionReport.both(() => ({ subject: { status: "CANCELLED" } })))
  openReport(deviceWith({}, "RETURN").device, "RETURN")
  await statusIs("On this device, not sent yet", "This booking has been cancelled.")
})

it("leaves no photo on the device of a damage that was removed once nothing brings it back", async () => {
  const id = uuid(100)
  const { device, kept } = deviceWith({
    form: { ...complete, damages: [{ ...someDamage, photoIds: [id] }] },
    photos: [{ id, status: "onDevice" }]
  })
  kept.set(`7/photo/${id}`, new TextEncoder().encode("pixels"))
  openReport(device)
  expect(await screen.findByRole("img", { name: "Photo 1 of damage 1" })).toBeTruthy()
  await press("Remove damage 1")
  await signAgain()
  await press("Send report")
  await waitFor(() => expect([...kept.keys()]).toEqual([]))
})

/** Another tab takes everything over that this one holds. */
let takeOver = () => {}

/** A browser whose tabs share locks. */
const shareLocks = () => {
  const request = (name: string, _: object, work: (lock: object) => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      // That of what is written last is waited for.
      if (!name.endsWith("/last")) takeOver = () => reject(new DOMException("Stolen", "AbortError"))
      work({}).then(resolve)
    })
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true })
}
afterEach(() => void Reflect.deleteProperty(navigator, "locks"))

it("goes to another tab that takes it over, with what was typed in the last moment", async () => {
  shareLocks()
  const { device, kept } = deviceWith()
  openReport(device)
  fireEvent.change(await odometer(), { target: { value: "12" } })
  takeOver()
  expect(await screen.findByText("This report is open in another tab")).toBeTruthy()
  await waitFor(() => expect(new TextDecoder().decode(kept.get("7/PICK_UP"))).toContain('"odometer":"12"'))
})

it("stays in the tab that alone has it where nothing can be kept", async () => {
  shareLocks()
  openReport(full(deviceWith().device))
  fireEvent.change(await odometer(), { target: { value: "12" } })
  await statusIs("Not kept on this device")
  takeOver()
  // What a lost lock sets off is done once everything else that waits has had its turn.
  await new Promise((resolve) => setTimeout(resolve))
  expect((await odometer()).value).toBe("12")
  fireEvent.change(await odometer(), { target: { value: "123" } })
  await statusIs("Not kept on this device")
  expect((await odometer()).value).toBe("123")
})
