import { invoicingEditorLogic, timeZoneEditorLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { InvoicingCard } from "../../src/agency/InvoicingCard.tsx"
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
  const reported = vi.fn()
  const logic = timeZoneEditorLogic(async () => makeClient({ baseUrl: location.origin }))
  render(<SettingsScreen agencyId={7} owner={undefined} onTimeZone={reported} logic={logic} />)
  return reported
}
const field = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Time zone" })

it("shows the time zone, and changes it to one that is found by a city in it", async () => {
  const reported = openSettings()
  expect(screen.getByText("Europe – London")).toBeTruthy()
  await press("Change")
  expect((await field()).value).toBe("Europe – London")
  await userEvent.click(await field())
  fireEvent.change(await field(), { target: { value: "europe/par" } })
  await userEvent.keyboard("{ArrowDown}{Enter}")
  await press("Save")
  await expect.poll(() => reported.mock.calls).toEqual([["Europe/Paris"]])
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("asks for a time zone where none is left", async () => {
  const reported = openSettings()
  await press("Change")
  fireEvent.change(await field(), { target: { value: "" } })
  await press("Save")
  expect(await problems()).toEqual(["Choose a time zone, such as Europe/Paris"])
  await press("Cancel")
  await press(/Discard/)
  expect(reported).not.toHaveBeenCalled()
})

it("changes the tax number and the payment terms that stand on invoices", async () => {
  const sent: Array<unknown> = []
  service.use(
    handlers.agency.byId(() => ({ ...agency, taxNumber: "GB 1", paymentTerms: 14 })),
    handlers.agency.updateInvoicing(({ payload }) => {
      sent.push(payload)
      return { ...agency, taxNumber: "GB 2", paymentTerms: 0 }
    })
  )
  const logic = invoicingEditorLogic(async () => makeClient({ baseUrl: location.origin }))
  render(<InvoicingCard agencyId={7} owner={undefined} logic={logic} />)
  await press("Change what stands on invoices")
  const number = await screen.findByLabelText<HTMLInputElement>("Tax number (optional)")
  expect(number.value).toBe("GB 1")
  fireEvent.change(number, { target: { value: "GB 2" } })
  fireEvent.change(screen.getByLabelText("Payment terms in days"), { target: { value: "366" } })
  await press("Save")
  expect(await problems()).toHaveLength(1)
  fireEvent.change(screen.getByLabelText("Payment terms in days"), { target: { value: "0" } })
  await press("Save")
  await expect.poll(() => sent).toEqual([{ taxNumber: "GB 2", paymentTerms: 0 }])
})
