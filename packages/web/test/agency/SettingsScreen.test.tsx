import { timeZoneEditorLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { SettingsScreen } from "../../src/agency/SettingsScreen.tsx"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"

const agency = { id: 7, name: "Northgate", timeZone: null as string | null }
const service = setupServer(
  handlers.agency.byId(() => agency),
  handlers.agency.updateTimeZone(({ payload }) => ({ ...agency, timeZone: payload.timeZone ?? null }))
)
serving(service)

const openSettings = () => {
  const told = vi.fn()
  const logic = timeZoneEditorLogic(async () => makeClient({ baseUrl: location.origin }))
  render(<SettingsScreen agencyId={7} owner={undefined} onTimeZone={told} logic={logic} />)
  return told
}
const field = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Time zone" })

it("shows the time zone, and changes it to one that is found by a city in it", async () => {
  const told = openSettings()
  expect(screen.getByText("Europe – London")).toBeTruthy()
  await press("Change")
  expect((await field()).value).toBe("Europe – London")
  await userEvent.click(await field())
  fireEvent.change(await field(), { target: { value: "europe/par" } })
  await userEvent.keyboard("{ArrowDown}{Enter}")
  await press("Save")
  await expect.poll(() => told.mock.calls).toEqual([["Europe/Paris"]])
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("asks for a time zone where none is left", async () => {
  const told = openSettings()
  await press("Change")
  fireEvent.change(await field(), { target: { value: "" } })
  await press("Save")
  expect(await problems()).toEqual(["Choose a time zone, such as Europe/Paris"])
  await press("Cancel")
  await press(/Discard/)
  expect(told).not.toHaveBeenCalled()
})
