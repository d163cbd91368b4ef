import { failing, handlers } from "@crewfleet/sdk/testing"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { fillIn, press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import { openBookings, service } from "./openBookings.tsx"

serving(service)

const year = new Date().getFullYear() + 1

const open = async () => {
  openBookings()
  await press("New booking")
  return within(await screen.findByRole("dialog", { name: "New booking" }))
}

const choose = async (field: string, typed: string, label: string) => {
  await userEvent.type(screen.getByRole("combobox", { name: field }), typed)
  await userEvent.click(await screen.findByRole("option", { name: label }))
  await waitFor(() => expect(screen.queryByRole("option", { name: label })).toBeNull())
}

const fill = async (dialog: Awaited<ReturnType<typeof open>>) => {
  await choose("Hirer", "ada", "Ada Hill, ada@post.example")
  await choose("Vehicle", "ford", "Ford Focus, AB12 CDE, Leeds")
  fireEvent.change(dialog.getByLabelText("Start"), { target: { value: `${year}-07-01T09:30` } })
  fireEvent.change(dialog.getByLabelText("End"), { target: { value: `${year}-07-03T09:30` } })
}

const makes = (dialog: Awaited<ReturnType<typeof open>>) =>
  userEvent.click(dialog.getByRole("button", { name: "Make booking" }))

describe("NewBookingDialog", () => {
  it("says what is missing, and loses nothing", async () => {
    const dialog = await open()
    await choose("Hirer", "ada", "Ada Hill, ada@post.example")
    await makes(dialog)
    expect(await problems()).toEqual([
      "Choose a vehicle",
      "Enter when the hire starts",
      "Enter when the hire ends"
    ])
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Hirer" }).value).toBe(
      "Ada Hill, ada@post.example"
    )
  })

  it("says no more of an answer once it is right, and goes on saying what is wrong with the others", async () => {
    const dialog = await open()
    await makes(dialog)
    const [hirer, vehicle, start, end] = [
      "Choose who hires the vehicle",
      "Choose a vehicle",
      "Enter when the hire starts",
      "Enter when the hire ends"
    ]
    expect(await problems()).toEqual([hirer, vehicle, start, end])
    await choose("Vehicle", "ford", "Ford Focus, AB12 CDE, Leeds")
    expect(await problems()).toEqual([hirer, start, end])
    expect(screen.getByRole("combobox", { name: "Vehicle" }).getAttribute("aria-invalid")).not.toBe("true")
    fillIn(dialog.getByLabelText("End"), `${year}-07-03T09:30`)
    expect(await problems()).toEqual([hirer, start])
    await choose("Hirer", "ada", "Ada Hill, ada@post.example")
    expect(await problems()).toEqual([start])
    expect(dialog.getByLabelText("Start").getAttribute("aria-invalid")).toBe("true")
    fireEvent.change(dialog.getByLabelText("Start"), { target: { value: `${year}-07-01T09:30` } })
    await waitFor(() => expect(dialog.queryByRole("alert", { name: "There is a problem" })).toBeNull())
  })

  it("says no more that a vehicle is taken once another is chosen, and keeps what is said of the code", async () => {
    const [taken, unknown] = ["This vehicle is taken.", "There is no promotion with this code."]
    service.use(
      handlers.booking.create(
        failing(400, [
          { field: "vehicleId", message: taken },
          { field: "promoCode", message: unknown }
        ])
      )
    )
    const dialog = await open()
    await fill(dialog)
    fireEvent.change(dialog.getByLabelText(/^Promo code/), { target: { value: "NO-SUCH-CODE" } })
    await makes(dialog)
    expect(await problems()).toEqual([taken, unknown])
    fireEvent.change(dialog.getByLabelText("End"), { target: { value: `${year}-07-04T09:30` } })
    expect(await problems()).toEqual([taken, unknown])
    const vehicle = screen.getByRole("combobox", { name: "Vehicle" })
    await userEvent.clear(vehicle)
    await choose("Vehicle", "ford", "Ford Focus, AB12 CDE, Leeds")
    expect(await problems()).toEqual([unknown])
  })

  it("says inside the dialog of the hirer what is refused there", async () => {
    const message = "Somebody else has entered this hirer."
    service.use(handlers.hirer.create(failing(409, message)))
    const dialog = await open()
    await userEvent.click(dialog.getByRole("button", { name: "Somebody new" }))
    const entering = within(await screen.findByRole("dialog", { name: "Add a hirer" }))
    fireEvent.change(entering.getByLabelText(/^Name/), { target: { value: "Nia New" } })
    fireEvent.change(entering.getByLabelText(/^Telephone/), { target: { value: "0161 496 0003" } })
    await userEvent.click(entering.getByRole("button", { name: "Add Hirer" }))
    expect(await entering.findByText(message)).toBeTruthy()
    expect(screen.getAllByText(message)).toHaveLength(1)
  })

  it("shows the price once vehicle and times are known", async () => {
    const dialog = await open()
    expect(dialog.getByText("Choose a vehicle and times to see the price.")).toBeTruthy()
    await fill(dialog)
    const price = within(dialog.getByRole("region", { name: "Price" }))
    await price.findByText("£111.60")
    expect(price.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Rental, 2 days",
      "Reservation Fee",
      "Discount, Tenth off",
      "VAT 20%",
      "Total"
    ])
    expect(price.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "£100.00",
      "£3.00",
      "-£10.00",
      "£18.60",
      "£111.60"
    ])
  })

  it("makes one booking of a double click, with London's times and a key", async () => {
    const asked: Array<unknown> = []
    const keys: Array<unknown> = []
    service.use(
      handlers.booking.create(({ payload, idempotencyKey }) => {
        asked.push(payload)
        keys.push(idempotencyKey)
        return {}
      })
    )
    const dialog = await open()
    await fill(dialog)
    await userEvent.dblClick(dialog.getByRole("button", { name: "Make booking" }))
    expect(await screen.findByText("Booking made")).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(asked).toMatchObject([
      {
        clientId: 5,
        vehicleId: 9,
        start: `${year}-07-01T08:30:00.000Z`,
        end: `${year}-07-03T08:30:00.000Z`,
        source: "TELEPHONE",
        paymentMethod: "CARD"
      }
    ])
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  })

  it("leads to the page of the booking that was made", async () => {
    service.use(handlers.booking.create(() => ({ id: 81, status: "BOOKED", version: 1 })))
    const dialog = await open()
    await fill(dialog)
    await makes(dialog)
    await waitFor(() => expect(location.pathname).toBe("/agency/clients/5/bookings/81"))
  })

  it("says at the vehicle that it is booked already, keeps every answer, and sends the same under the same key", async () => {
    const keys: Array<unknown> = []
    const message = "This vehicle is already booked at that time."
    service.use(
      handlers.booking.create(({ idempotencyKey }) => {
        keys.push(idempotencyKey)
        return Response.json({ message, violations: [{ field: "vehicleId", message }] }, { status: 409 })
      })
    )
    const dialog = await open()
    await fill(dialog)
    await makes(dialog)
    expect(await problems()).toEqual([message])
    const vehicle = screen.getByRole<HTMLInputElement>("combobox", { name: "Vehicle" })
    expect(vehicle.getAttribute("aria-invalid")).toBe("true")
    expect(vehicle.value).toBe("Ford Focus, AB12 CDE, Leeds")
    await makes(dialog)
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[0]).toBe(keys[1])
    fireEvent.change(dialog.getByLabelText("End"), { target: { value: `${year}-07-04T09:30` } })
    await makes(dialog)
    await waitFor(() => expect(keys).toHaveLength(3))
    expect(keys[2]).not.toBe(keys[1])
  })

  it("tells in the price that the vehicle is taken", async () => {
    service.use(
      handlers.booking.price(() => ({
        daysHired: 2,
        invoiceItemResult: [],
        subTotalAmount: 100,
        totalAmount: 120,
        available: false
      }))
    )
    const dialog = await open()
    await fill(dialog)
    const price = within(dialog.getByRole("region", { name: "Price" }))
    expect(await price.findByText("This vehicle is already booked at that time.")).toBeTruthy()
  })

  it("says at the code that there is no such promotion, and keeps it", async () => {
    const message = "There is no promotion with this code."
    service.use(handlers.booking.create(failing(400, [{ field: "promoCode", message }])))
    const dialog = await open()
    await fill(dialog)
    fireEvent.change(dialog.getByLabelText(/^Promo code/), { target: { value: "NO-SUCH-CODE" } })
    await makes(dialog)
    await userEvent.click(await dialog.findByRole("link", { name: message }))
    const code = dialog.getByLabelText<HTMLInputElement>(/^Promo code/)
    expect(document.activeElement).toBe(code)
    expect(code.getAttribute("aria-invalid")).toBe("true")
    expect(code.value).toBe("NO-SUCH-CODE")
  })

  it("tells in the price what is wrong with a code", async () => {
    service.use(
      handlers.booking.price(
        failing(400, [{ field: "promoCode", message: "There is no promotion with this code." }])
      )
    )
    const dialog = await open()
    await fill(dialog)
    expect(await dialog.findByText("There is no promotion with this code.")).toBeTruthy()
  })

  it("books at the price in sight, and shows the new one where it has changed", async () => {
    const reported: Array<unknown> = []
    const message = "The price has changed meanwhile."
    service.use(
      handlers.booking.create(({ payload }) => {
        reported.push(payload.totalAmount)
        return reported.length === 1 ? Response.json({ message }, { status: 409 }) : {}
      })
    )
    const dialog = await open()
    await fill(dialog)
    const price = within(dialog.getByRole("region", { name: "Price" }))
    await price.findByText("£111.60")
    service.use(
      handlers.booking.price(() => ({
        daysHired: 2,
        invoiceItemResult: [],
        subTotalAmount: 103,
        totalAmount: 123.6,
        currency: "GBP"
      }))
    )
    await makes(dialog)
    expect(await problems()).toEqual([message])
    await price.findByText("£123.60")
    await makes(dialog)
    expect(await screen.findByText("Booking made")).toBeTruthy()
    expect(reported).toEqual([111.6, 123.6])
  })

  it("takes somebody new, keeps what was typed, and books for them", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.hirer.create(() => ({ id: 8, version: 1 })),
      handlers.hirer.byId(() => ({ id: 8, name: "Nia New", clientDocs: [] })),
      handlers.booking.create(({ payload }) => {
        asked.push(payload)
        return {}
      })
    )
    const dialog = await open()
    await fill(dialog)
    await userEvent.click(dialog.getByRole("button", { name: "Somebody new" }))
    const entering = within(await screen.findByRole("dialog", { name: "Add a hirer" }))
    fireEvent.change(entering.getByLabelText(/^Name/), { target: { value: "Nia New" } })
    fireEvent.change(entering.getByLabelText(/^Telephone/), { target: { value: "0161 496 0003" } })
    await userEvent.click(entering.getByRole("button", { name: "Add Hirer" }))
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Add a hirer" })).toBeNull())
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Hirer" }).value).toBe(
      "Nia New, 0161 496 0003"
    )
    expect(dialog.getByLabelText<HTMLInputElement>("Start").value).toBe(`${year}-07-01T09:30`)
    expect((await dialog.findByRole("link", { name: "Nia New" })).closest("p")?.textContent).toBe(
      "Nia New has no driving licence on file."
    )
    await makes(dialog)
    await waitFor(() => expect(asked).toMatchObject([{ clientId: 8, vehicleId: 9 }]))
  })

  it("tells that a licence ends before the return, and books all the same", async () => {
    const clientDocs = [{ name: "DRIVER", expiryDate: `${year}-07-02` }]
    service.use(
      handlers.hirer.byId(() => ({ id: 5, name: "Ada Hill", clientDocs })),
      handlers.booking.create(() => ({}))
    )
    const dialog = await open()
    await fill(dialog)
    expect(
      await dialog.findByText(`has a driving licence that ends on 2 Jul ${year}, before the return.`)
    ).toBeTruthy()
    expect(dialog.getByRole("link", { name: "Ada Hill" }).getAttribute("href")).toBe(
      "/agency/clients/5?tab=documents"
    )
    await makes(dialog)
    expect(await screen.findByText("Booking made")).toBeTruthy()
  })

  it("loads the vehicles again where they could not be loaded, and keeps what was typed", async () => {
    service.use(handlers.vehicleChoice.available(failing(500)))
    const dialog = await open()
    fireEvent.change(dialog.getByLabelText("Start"), { target: { value: `${year}-07-01T09:30` } })
    expect(await dialog.findByText("Your vehicles could not be loaded")).toBeTruthy()
    service.resetHandlers()
    await userEvent.click(dialog.getByRole("button", { name: "Load your vehicles again" }))
    await choose("Vehicle", "ford", "Ford Focus, AB12 CDE, Leeds")
    expect(dialog.getByLabelText<HTMLInputElement>("Start").value).toBe(`${year}-07-01T09:30`)
    expect(dialog.queryByText("Your vehicles could not be loaded")).toBeNull()
  })

  it("asks before it loses what was typed", async () => {
    const dialog = await open()
    fireEvent.change(dialog.getByLabelText("Start"), { target: { value: `${year}-07-01T09:30` } })
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }))
    await press("Keep editing")
    expect(dialog.getByLabelText<HTMLInputElement>("Start").value).toBe(`${year}-07-01T09:30`)
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }))
    await press("Discard")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })
})
