import {
  contactEditorLogic,
  invoicingEditorLogic,
  logoEditorLogic,
  ownAgencyLogic,
  returnRulesEditorLogic,
  timeZoneEditorLogic
} from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { beforeEach, expect, it, vi } from "vitest"
import { SettingsScreen } from "../../src/agency/SettingsScreen.tsx"
import { makeImageStore } from "../../src/image/imageStore.ts"
import { fileOf } from "../fileOf.ts"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"

const agency = { id: 7, name: "Northgate", timeZone: null as string | null }
const service = setupServer(
  handlers.agency.byId(() => agency),
  handlers.agency.updateTimeZone(({ payload }) => ({ ...agency, timeZone: payload.timeZone ?? null }))
)
serving(service)
beforeEach(() => {
  URL.createObjectURL = () => "blob:logo"
  URL.revokeObjectURL = () => {}
})

const openSettings = () => {
  const reported = vi.fn()
  const client = async () => makeClient({ baseUrl: location.origin, retries: 0 })
  const logics = {
    agency: ownAgencyLogic(client),
    contact: contactEditorLogic(client),
    makeLogoUpload: () => {
      const store = makeImageStore(async (image) => image)
      return { store, logic: logoEditorLogic(client, store) }
    },
    timeZone: timeZoneEditorLogic(client),
    invoicing: invoicingEditorLogic(client),
    returnRules: returnRulesEditorLogic(client)
  }
  const props = { agencyId: 7, currency: "GBP", owner: undefined, onTimeZone: reported, logics }
  render(<SettingsScreen {...props} />)
  return reported
}
const field = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Time zone" })

it("shows the time zone, and changes it to one that is found by a city in it", async () => {
  const reported = openSettings()
  expect(screen.getByText("Europe – London")).toBeTruthy()
  await press("Change the time zone")
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
  await press("Change the time zone")
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
  openSettings()
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

it("changes the rules for returns, of which a price may be left open", async () => {
  const sent: Array<unknown> = []
  const rules = { graceMinutes: 60, lateDayPercentage: 100, earlyDayPercentage: 0, mileagePrice: 0 }
  service.use(
    handlers.agency.byId(() => ({ ...agency, ...rules })),
    handlers.agency.updateReturnRules(({ payload }) => {
      sent.push(payload)
      return { ...agency, ...rules }
    })
  )
  openSettings()
  await press("Change the rules for returns")
  const grace = await screen.findByLabelText<HTMLInputElement>("Grace period in minutes")
  expect(grace.value).toBe("60")
  fireEvent.change(grace, { target: { value: "1441" } })
  const fuel = screen.getByLabelText("Fuel, for each eighth that is missing (optional)")
  fireEvent.change(fuel, { target: { value: "a lot" } })
  await press("Save")
  expect(await problems()).toEqual([
    "Grace period in minutes must be between 0 and 1,440",
    "Fuel, for each eighth that is missing must be an amount of money, like 45 or 45.50"
  ])
  fireEvent.change(grace, { target: { value: "30" } })
  fireEvent.change(fuel, { target: { value: "12.50" } })
  await press("Save")
  await expect
    .poll(() => sent)
    .toEqual([{ ...rules, graceMinutes: 30, fuelPrice: 12.5, cleaningPrice: null }])
})

const part = (name: string) => within(screen.getByRole("region", { name }))
const address = { street: "1 Park Row", city: "Leeds", state: "Yorkshire", country: "United Kingdom" }
const reached = { ...agency, telephone: "0113 496 0000", address }

it("shows how the agency is reached, and the new telephone and address as soon as they are saved", async () => {
  const sent: Array<unknown> = []
  let now = reached
  service.use(
    handlers.agency.byId(() => now),
    handlers.agency.updateContact(({ payload }) => {
      sent.push(payload)
      now = { ...reached, telephone: "0114 496 0000", address: { ...address, city: "Hull" } }
      return now
    })
  )
  openSettings()
  expect(await part("Contact details").findByText("0113 496 0000")).toBeTruthy()
  await press("Change the contact details")
  const telephone = await screen.findByLabelText("Telephone")
  fireEvent.change(telephone, { target: { value: "call me" } })
  fireEvent.change(screen.getByLabelText("City"), { target: { value: "" } })
  await press("Save")
  expect(await problems()).toEqual(["Please enter a valid phone number", "City is required"])
  fireEvent.change(telephone, { target: { value: "0114 496 0000" } })
  fireEvent.change(screen.getByLabelText("City"), { target: { value: "Hull" } })
  await press("Save")
  expect(await part("Contact details").findByText(/Hull/)).toBeTruthy()
  expect(part("Contact details").getByText("0114 496 0000")).toBeTruthy()
  expect(sent).toEqual([
    { telephone: "0114 496 0000", address: { ...address, city: "Hull", postalCode: null } }
  ])
})

it("shows both versions where somebody else has changed the same card meanwhile", async () => {
  const versions = { contact: 1, timeZone: 1, invoicing: 1, returnRules: 1 }
  let now = { ...reached, versions }
  const sent: Array<unknown> = []
  service.use(
    handlers.agency.byId(() => now),
    handlers.agency.updateContact(({ payload }) => {
      if (payload.version !== now.versions.contact) return failing(409)() as never
      sent.push(payload)
      return now
    })
  )
  openSettings()
  await press("Change the contact details")
  fireEvent.change(await screen.findByLabelText("Telephone"), { target: { value: "0114 496 0000" } })
  now = { ...now, telephone: "0115 496 0000", versions: { ...versions, contact: 2 } }
  await press("Save")
  const both = within(await screen.findByRole("table", { name: /^Both versions/ }))
  expect(both.getByRole("row", { name: /Telephone.*0114 496 0000.*0115 496 0000/ })).toBeTruthy()
  expect(sent).toEqual([])
  await press("Save my version")
  await expect.poll(() => sent).toMatchObject([{ telephone: "0114 496 0000", version: 2 }])
})

it("says that nothing is known yet, and why it cannot be loaded, with a way on", async () => {
  service.use(handlers.agency.byId(failing(500)))
  openSettings()
  expect(await part("Contact details").findByText("Error loading agency")).toBeTruthy()
  service.resetHandlers()
  await userEvent.click(part("Logo").getByRole("button", { name: "Retry" }))
  expect(await part("Logo").findByText("You have no logo yet.")).toBeTruthy()
  expect(
    part("Contact details").getByText("You have yet to say how hirers and workers reach you.")
  ).toBeTruthy()
})

it("shows another logo as soon as it is uploaded, and keeps what was chosen where that fails", async () => {
  let logo = "/files/1"
  let fails = true
  service.use(
    handlers.agency.byId(() => ({ ...agency, logo })),
    handlers.agency.uploadLogo(() => {
      if (fails) return failing(500)()
      logo = "/files/2"
      return {}
    })
  )
  openSettings()
  const shown = () => part("Logo").findByRole<HTMLImageElement>("img", { name: "Your logo" })
  expect((await shown()).src).toMatch(/\/files\/1$/)
  await press("Change the logo")
  const choose = async (file: File) =>
    userEvent.upload(await screen.findByLabelText("Agency logo"), file, { applyAccept: false })
  await press("Save")
  expect(await problems()).toEqual(["Choose a logo"])
  await choose(fileOf("x", "logo.gif", "image/gif"))
  expect(await problems()).toEqual(["The logo must be a PNG, JPG or JPEG"])
  await choose(fileOf("pixels", "logo.png", "image/png"))
  expect(screen.getByRole("img", { name: "Preview of the logo" })).toBeTruthy()
  await press("Save")
  expect(await problems()).toEqual(["Failed to upload logo"])
  fails = false
  await press("Save")
  await expect.poll(async () => (await shown()).src).toMatch(/\/files\/2$/)
  expect(screen.queryByRole("dialog")).toBeNull()
})
