import { failing, handlers } from "@crewfleet/sdk/testing"
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { press } from "../person.ts"
import {
  addPromotion,
  answer,
  answered,
  choose,
  create,
  fillPromotion,
  type Part,
  servePromotions,
  service,
  summer
} from "./openPromotions.tsx"

servePromotions()

/** Notes which vehicles a new promotion is sent for. */
const noting = () => {
  const sent: Array<unknown> = []
  service.use(
    handlers.promotion.create(({ payload }) => {
      sent.push(payload.vehicleFilter)
      return {}
    })
  )
  return sent
}

const created = async (dialog: Part) => {
  await create(dialog)
  await screen.findByText("Promotion created")
}

describe("the vehicles of a new promotion", () => {
  it("are asked for once it is known when, and all are ticked, or none", async () => {
    const sent = noting()
    const dialog = await addPromotion()
    expect(
      dialog.getByText("Give a start and a later expiry date to see which vehicles are available.")
    ).toBeTruthy()
    await fillPromotion(dialog, "All or none", "Special Offer")
    expect(await dialog.findByText("0 of 3 vehicles chosen")).toBeTruthy()
    await press("Select all")
    expect(await dialog.findByText("3 of 3 vehicles chosen")).toBeTruthy()
    await press("Select none")
    expect(await dialog.findByText("0 of 3 vehicles chosen")).toBeTruthy()
    await press("Select all")
    await dialog.findByText("3 of 3 vehicles chosen")
    await created(dialog)
    expect(sent).toMatchObject([{ vehicleIds: [1, 2, 3], vehicleOperator: "IN" }])
  })

  it("say why they cannot be shown and that there are none, and are asked for again", async () => {
    service.use(handlers.vehicleChoice.available(failing(500)))
    const dialog = await addPromotion()
    await fillPromotion(dialog, "No cars")
    expect(await dialog.findByText("An error occured while fetching your vehicles")).toBeTruthy()
    service.resetHandlers()
    await press("Retry")
    expect(await dialog.findByRole("listbox", { name: "Available vehicles" })).toBeTruthy()
    service.use(handlers.vehicleChoice.available(() => ({ content: [], totalElements: 0 })))
    answer(dialog, "Expiry date", `${summer}-08-31T18:00`)
    expect(await dialog.findByText("No vehicles available on these dates in your fleet")).toBeTruthy()
    expect(answered(dialog, "Title")).toBe("No cars")
  })

  it("are meant by what they are like, with a few of them shown", async () => {
    const sent = noting()
    const content = Array.from({ length: 5 }, (_, at) => ({ id: at + 1, name: "Kia", regno: `EL0${at} KIA` }))
    service.use(
      handlers.vehicleChoice.filtered(({ query, payload: { fuelTypes, fuelTypeOperator } }) => {
        const found = fuelTypes?.length !== 2 ? 12 : fuelTypeOperator === "IN" ? 7 : 9
        return { content, totalElements: query.size === "5" ? found : 5 }
      })
    )
    const dialog = await addPromotion()
    await fillPromotion(dialog, "By filter", "Special Offer")
    await userEvent.click(dialog.getByText("Filters"))
    expect(await dialog.findByText("12 vehicles of your fleet now, such as:")).toBeTruthy()
    const fuelTypes = dialog.getByRole("combobox", { name: "Fuel types" })
    await userEvent.click(fuelTypes)
    await userEvent.click(await screen.findByRole("option", { name: "Electric" }))
    await userEvent.click(screen.getByRole("option", { name: "Diesel" }))
    await userEvent.keyboard("{Escape}")
    expect(fuelTypes.textContent).toBe("Electric, Diesel")
    expect(await dialog.findByText("7 vehicles of your fleet now, such as:")).toBeTruthy()
    await choose(dialog, "Fuel types: include or exclude", "Exclude")
    expect(await dialog.findByText("9 vehicles of your fleet now, such as:")).toBeTruthy()
    expect(dialog.getAllByRole("listitem")).toHaveLength(5)
    await created(dialog)
    expect(sent).toMatchObject([
      {
        fuelTypes: ["ELECTRIC", "DIESEL"],
        fuelTypeOperator: "NOT_IN",
        names: [],
        nameOperator: "IN",
        selectedFilters: ["fuelTypes"]
      }
    ])
  })
})
