import { vehicleLogForm } from "@crewfleet/sdk/rules"
import { handlers, uuid } from "@crewfleet/sdk/testing"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { someVehicleLog } from "../../../machines/test/leader/someLog.ts"
import { LogScreen } from "../../src/leader/LogScreen.tsx"
import { press } from "../person.ts"
import { openStep, recordOf, sent, serveLogs, service, someLog } from "./openLog.tsx"

serveLogs()

const brakes = () => screen.findByRole("group", { name: /Brakes/ }).then(within)
const brakesFail = { ...someVehicleLog.brakes, result: "FAIL", note: "Soft pedal" }
const left = {
  ...{ id: 9, check: "brakes", label: "Brakes", gravity: "ROADWORTHINESS" },
  ...{ note: "Soft pedal", refPrefix: "TR-3" }
}
const begin = "Begin the log of the present vehicle"

it("sends what was noted of the first vehicle as it is, and only then begins the log of the present one", async () => {
  const { rerender, opened } = await openStep("vehicle")
  await userEvent.click((await brakes()).getByRole("radio", { name: "Fail" }))
  // What a touch changes is drawn after the touch itself.
  const wrong = await (await brakes()).findByLabelText(/What is wrong/)
  fireEvent.change(wrong, { target: { value: "Soft pedal" } })
  const log = { ...someLog, vehicle: { id: 4, name: "Ford Custom", regno: "ZX99 ABC", openDefects: [] } }
  service.use(handlers.leader.read(() => log as never))
  rerender(<LogScreen opened={{ ...opened, log }} />)
  expect(await screen.findByText("This is the log of another vehicle")).toBeTruthy()
  expect(screen.getByText("the vehicle before")).toBeTruthy()
  expect(screen.getByText("Ford Custom · ZX99 ABC")).toBeTruthy()
  const before = [{ id: 3, name: "Ford Transit", regno: "AB12 CDE" }]
  rerender(<LogScreen opened={{ ...opened, log: { ...log, vehicle: { ...log.vehicle, before } } }} />)
  expect(await screen.findByText("Ford Transit · AB12 CDE")).toBeTruthy()
  expect(screen.queryByRole("button", { name: begin })).toBeNull()
  expect(screen.getByText("Do not leave with the vehicle before")).toBeTruthy()
  await press("Send the vehicle log")
  await press(begin)
  expect(sent).toMatchObject([
    {
      kind: "vehicle",
      payload: { content: { vehicleId: 3, brakes: { result: "FAIL", note: "Soft pedal" } } }
    }
  ])
  expect(screen.getByText("Check the vehicle")).toBeTruthy()
  await waitFor(() => expect(screen.queryByText("This is the log of another vehicle")).toBeNull())
  expect(screen.queryByText(/Do not leave/)).toBeNull()
  fireEvent.change(await screen.findByLabelText(/Mileage at the start/), { target: { value: "500" } })
  const groups = ["Round the vehicle", "Wheels and tyres", "Under the bonnet", "At the wheel", "Inside"]
  for (const title of [...groups, "Checks of your agency"]) await press(`Pass all the rest of ${title}`)
  await press("Send the vehicle log")
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.payload).toMatchObject({
    follows: sent[0]?.payload.id,
    content: { vehicleId: 4, startMileage: 500, agencyChecks: [{ rowId: "ramp", result: "PASS" }] }
  })
})

it("asks of what every vehicle needs for the road whether it passes or fails, and of all else whether it applies", async () => {
  const ramp = { id: "ramp", label: "Ramp", gravity: "ROADWORTHINESS" }
  await openStep("vehicle", { log: { ...someLog, agencyChecks: [ramp] } as never })
  const resultsOf = async (name: RegExp) =>
    within(await screen.findByRole("group", { name }))
      .getAllByRole("radio")
      .map((radio) => (radio as HTMLInputElement).value)
  for (const name of [/Brakes/, /Steering/, /Seatbelts/, /^Lamps/])
    expect(await resultsOf(name)).toEqual(["PASS", "FAIL"])
  for (const name of [/Trailer coupling/, /Litter/, /Ramp/])
    expect(await resultsOf(name)).toEqual(["PASS", "FAIL", "NOT_APPLICABLE"])
})

it("forbids leaving with what an earlier journey left open, whatever is passed, until the log says how it was mended", async () => {
  const vehicle = { ...someLog.vehicle, id: 3, openDefects: [left] }
  await openStep("vehicle", { log: { ...someLog, vehicle } })
  const says = /Brakes: open since the journey TR-3/
  expect(await screen.findByText(says)).toBeTruthy()
  await press("Pass all the rest of At the wheel")
  expect(screen.getByText(says)).toBeTruthy()
  await userEvent.click((await brakes()).getByRole("radio", { name: "Fail" }))
  expect(await screen.findByText(/Brakes: have it mended, or take another vehicle/)).toBeTruthy()
  fireEvent.change((await brakes()).getByLabelText(/How it was mended/), { target: { value: "New pads" } })
  await waitFor(() => expect(screen.queryByText(/Do not leave/)).toBeNull())
})

it("forbids leaving with what whoever led the same journey before found, whatever is passed", async () => {
  const { refPrefix } = someLog.job
  const found = { ...left, refPrefix, note: "It pulls", isFoundBefore: true }
  await openStep("vehicle", {
    log: { ...someLog, vehicle: { ...someLog.vehicle, id: 3, openDefects: [found] } }
  })
  await press("Pass all the rest of At the wheel")
  expect(
    await screen.findByText(new RegExp(`^Brakes: found by whoever led the journey ${refPrefix} before`))
  ).toBeTruthy()
  expect(
    (await brakes()).getByText(`Found by whoever led before, on journey ${refPrefix}: It pulls`)
  ).toBeTruthy()
})

it("tells at the check and in the log as it was sent who has said when and how that was mended", async () => {
  const content = { vehicle: vehicleLogForm.write({ ...someVehicleLog, brakes: brakesFail }) }
  const { check, ...defect } = left
  const mended = {
    ...{ ...defect, check, refPrefix: "TR-7", mendedBy: "Robin Shaw", mendedHow: "New pads" },
    mendedAt: "2026-03-02T09:30:00.000Z"
  }
  const log = {
    ...someLog,
    records: [recordOf("vehicle", content as never, uuid(83))],
    vehicle: { ...someLog.vehicle, openDefects: [], mendedChecks: ["brakes"], mendedDefects: [mended] }
  } as never
  service.use(handlers.leader.read(() => log))
  await openStep("vehicle", { log })
  const says = /^Mended, says Robin Shaw on 2 Mar 2026, 09:30: New pads$/
  expect(await screen.findByText(says)).toBeTruthy()
  await press("Correct it")
  expect((await brakes()).getByText(says)).toBeTruthy()
})

it("forbids leaving no longer once the agency has said that what was noted is mended", async () => {
  const content = { vehicle: vehicleLogForm.write({ ...someVehicleLog, brakes: brakesFail }) }
  const records = [recordOf("vehicle", content as never, uuid(80))]
  const logWith = (vehicle: object) =>
    ({ ...someLog, records, vehicle: { ...someLog.vehicle, ...vehicle } }) as never
  const own = { ...left, refPrefix: "TR-7" }
  service.use(handlers.leader.read(() => logWith({ openDefects: [own] })))
  const { rerender, opened } = await openStep("vehicle", { log: logWith({ openDefects: [own] }) })
  expect(await screen.findByText(/Brakes: have it mended, or take another vehicle/)).toBeTruthy()
  rerender(<LogScreen opened={{ ...opened, log: logWith({ openDefects: [], mendedChecks: ["brakes"] }) }} />)
  await waitFor(() => expect(screen.queryByText(/Do not leave/)).toBeNull())
  await press("Correct it")
  const say = async (value: string) =>
    fireEvent.change((await brakes()).getByLabelText(/What is wrong/), { target: { value } })
  await say("Soft pedal \n")
  await act(async () => {})
  expect(screen.queryByText(/Do not leave/)).toBeNull()
  await say("Soft again")
  expect(await screen.findByText(/Brakes: have it mended, or take another vehicle/)).toBeTruthy()
})
