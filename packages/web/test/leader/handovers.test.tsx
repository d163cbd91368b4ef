import { propertyForm } from "@crewfleet/sdk/rules"
import { failing, handlers, unreachable, uuid } from "@crewfleet/sdk/testing"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { fifteen, someProperty } from "../../../machines/test/leader/someLog.ts"
import { press } from "../person.ts"
import { openStep, recordOf, sent, serveLogs, service, someLog } from "./openLog.tsx"

serveLogs()

const enter = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const taken = {
  property: propertyForm.write({ ...someProperty, propertyList: fifteen("Bag"), cashHandover: "20" })
}
const withTaken = {
  log: { ...someLog, records: [recordOf("propertyTaken", taken, uuid(81))] }
}
const serveTaken = () => service.use(handlers.leader.read(() => withTaken.log as never))
const optional = (label: string | RegExp) =>
  screen.getByLabelText(label).closest("div")?.textContent?.includes("(optional)")

it("marks cash that is not what was taken over, and wants a word that is not called optional", async () => {
  serveTaken()
  await openStep("property", withTaken)
  fireEvent.click(screen.getByRole("radio", { name: "Handed over" }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Item 1").value).toBe("Bag"))
  await enter(/^Cash/, "£20")
  expect(await screen.findByText("The same as was taken over.")).toBeTruthy()
  await enter(/^Cash/, "15.50")
  const differs = await screen.findByText("This differs from what was taken over")
  expect(differs.parentElement?.textContent).toContain("Cash: 20 taken over, 15.50 handed over")
  expect(optional(/^Why this differs/)).toBe(false)
  expect(optional(/^Why somebody does not sign/)).toBe(false)
  await enter(/Why somebody does not sign/, "In a hurry")
  await press("Send what was handed over")
  expect(
    (await screen.findAllByText("Say why this differs from what was taken over")).length
  ).toBeGreaterThan(0)
  await enter(/^Why this differs/, "The ward kept a fine")
  await press("Send what was handed over")
  await waitFor(() => expect(sent).toMatchObject([{ payload: { content: { cashHandover: 15.5 } } }]))
})

it("says nothing of a difference where nothing was there before", async () => {
  serveTaken()
  await openStep("property", withTaken)
  fireEvent.click(screen.getByRole("radio", { name: "Taken over" }))
  expect(await screen.findByRole("button", { name: "Correct it" })).toBeTruthy()
  expect(screen.getByText("Bag")).toBeTruthy()
  expect(screen.queryByText(/^Why this differs/)).toBeNull()
})

it("says of what is typed that it is on this page alone where the storage was cleared, and sends it", async () => {
  await openStep("property", { isLost: true })
  await enter("Item 1", "Bag")
  await waitFor(() => expect(screen.getByText("Only on this page, not received yet")).toBeTruthy())
  expect(screen.queryByText("On this device, not sent yet", { selector: "strong" })).toBeNull()
  await enter(/Why somebody does not sign/, "In a hurry")
  await press("Send what was taken over")
  await waitFor(() => expect(sent).toMatchObject([{ kind: "property" }]))
})

it.each([
  ["cannot be reached", unreachable, /There is no connection to the service/, true],
  ["breaks", failing(500), /The service has a problem/, true],
  ["refuses it", failing(422, "Not like this"), /Not like this/, false],
  ["does not let it", failing(403), /You are not allowed to send this/, false],
  ["does not know the journey", failing(404), /This journey cannot be found/, false]
])(
  "keeps what is handed over where the service %s, and lets the leader go on",
  async (_, answer, words, waits) => {
    service.use(handlers.leader.sendMedication(answer as never))
    const { opened } = await openStep("medication")
    await userEvent.click(await screen.findByLabelText("No medication is handed over"))
    await enter(/Why somebody does not sign/, "Nothing to sign")
    await press("Send what was taken over")
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(await opened.device.places(opened.owner)).toContain("7/medication/TAKEN")
    service.resetHandlers()
    await press(waits ? "Send now" : "Send what was taken over")
    await waitFor(() => expect(sent).toMatchObject([{ kind: "medication" }]))
  }
)
