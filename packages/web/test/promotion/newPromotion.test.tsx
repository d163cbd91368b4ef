import { handlers } from "@crewfleet/sdk/testing"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { press, problems } from "../person.ts"
import {
  addPromotion,
  answer,
  answered,
  choose,
  create,
  fillPromotion,
  servePromotions,
  service,
  summer
} from "./openPromotions.tsx"

servePromotions()

const awards = ["Discount percentage", "Additional mileage", "Number of free days"] as const

/** Notes what is created. */
const noting = () => {
  const sent: Array<unknown> = []
  service.use(
    handlers.promotion.create(({ payload }) => {
      sent.push(payload)
      return {}
    })
  )
  return sent
}

const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

describe("a new promotion", () => {
  it.each([
    ["Discount Offer", awards[0], "12", { promotionType: "DISCOUNT", discount: 12 }],
    ["Extra Mileage", awards[1], "Unlimited", { promotionType: "EXTRA_MILEAGE", extraMileage: null }],
    ["Free Days", awards[2], "2", { promotionType: "EXTRA_DAYS", extraDays: 2 }],
    ["Special Offer", undefined, "", { promotionType: "OTHER_AWARD", discount: null }]
  ] as const)(
    "of the type %s is asked what it gives and nothing else, and is sent",
    async (type, question, given, expected) => {
      const sent = noting()
      const dialog = await addPromotion()
      await fillPromotion(dialog, `Made as ${type}`, type)
      if (given === "Unlimited") await choose(dialog, "Additional mileage", given)
      else if (question) answer(dialog, question, given)
      expect(awards.filter((award) => dialog.queryByLabelText(award) !== null)).toEqual(
        question ? [question] : []
      )
      await create(dialog)
      expect(await screen.findByText("Promotion created")).toBeTruthy()
      await gone()
      expect(sent).toMatchObject([
        {
          ...expected,
          title: `Made as ${type}`,
          code: null,
          usageLimit: 50,
          daysHired: 1,
          startDate: `${summer}-07-01T08:00:00.000Z`,
          expiryDate: `${summer}-07-31T17:00:00.000Z`
        }
      ])
    }
  )

  it("is told every answer that is missing, beside its field and together, and the way to each", async () => {
    const sent = noting()
    const dialog = await addPromotion()
    await create(dialog)
    const summary = await screen.findByRole("alert", { name: "There is a problem" })
    expect(document.activeElement).toBe(summary)
    const missing = [
      "Title is required.",
      "Description is required.",
      "Promotion type is required.",
      "Start date is required.",
      "Expiry date is required.",
      "Bookings limit is required."
    ]
    expect(await problems()).toEqual([
      "Missing required fields: Title, Description, Promotion type, Start date, Expiry date, Bookings limit",
      ...missing
    ])
    for (const text of missing) expect(dialog.getAllByText(text)).toHaveLength(2)
    await userEvent.click(within(summary).getByRole("link", { name: "Bookings limit is required." }))
    expect(document.activeElement).toBe(dialog.getByLabelText("Bookings limit"))
    expect(sent).toEqual([])
  })

  it("is told every answer that is wrong, beside its field and together, and counts the letters", async () => {
    const sent = noting()
    const dialog = await addPromotion()
    await fillPromotion(dialog, "x".repeat(51), "Discount Offer")
    expect(dialog.getByText("51/50")).toBeTruthy()
    answer(dialog, "Description", "y".repeat(201))
    expect(dialog.getByText("201/200")).toBeTruthy()
    answer(dialog, "Start date", "2020-07-01T09:00")
    answer(dialog, "Expiry date", "2020-07-31T09:00")
    await create(dialog)
    const wrong = [
      "Title cannot exceed 50 characters.",
      "Description cannot exceed 200 characters.",
      "Discount percentage is required.",
      "Start date must be in the future.",
      "Expiry date must be in the future."
    ]
    expect(await problems()).toEqual(["Missing required fields: Discount percentage", ...wrong])
    for (const text of wrong) expect(dialog.getAllByText(text)).toHaveLength(2)
    expect(sent).toEqual([])
  })

  it("is told what is wrong with what it gives, type by type, until all is right", async () => {
    const sent = noting()
    const dialog = await addPromotion()
    const said = async () => {
      await create(dialog)
      return problems()
    }
    await fillPromotion(dialog, "Right at last", "Discount Offer")
    answer(dialog, "Discount percentage", "0")
    expect(await said()).toEqual(["Discount percentage must be at least 1."])
    await choose(dialog, "Promotion type", "Extra Mileage")
    expect(await said()).toEqual([
      "Missing required fields: Additional mileage",
      "Additional mileage is required."
    ])
    await choose(dialog, "Promotion type", "Free Days")
    expect(await said()).toContain("Number of free days is required.")
    answer(dialog, "Number of free days", "0")
    expect(await said()).toEqual(["Number of free days must be at least 1."])
    answer(dialog, "Number of free days", "1")
    answer(dialog, "Booked days", "0")
    expect(await said()).toEqual([
      "The number of booked days required to qualify for the promotion must be greater than zero."
    ])
    expect(sent).toEqual([])
    answer(dialog, "Booked days", "7")
    await create(dialog)
    expect(await screen.findByText("Promotion created")).toBeTruthy()
    expect(sent).toMatchObject([{ promotionType: "EXTRA_DAYS", extraDays: 1, daysHired: 7 }])
  })

  it("offers what the specification offers, and no day that has passed", async () => {
    const dialog = await addPromotion()
    const earliest = (label: string) => dialog.getByLabelText(label).getAttribute("min")
    await choose(dialog, "Promotion type", "Discount Offer")
    expect(dialog.getByLabelText("Discount percentage").getAttribute("inputmode")).toBe("numeric")
    expect(answered(dialog, "Booked days")).toBe("1")
    // In summer London's clocks are an hour ahead of Greenwich's.
    const ahead = Date.parse(`${earliest("Start date")}Z`) - Date.now()
    expect(Math.abs(ahead)).toBeLessThan(2 * 3_600_000)
    expect(earliest("Expiry date")).toBe(earliest("Start date"))
    await choose(dialog, "Promotion type", "Free Days")
    expect(dialog.getByLabelText("Number of free days").getAttribute("inputmode")).toBe("numeric")
    await choose(dialog, "Promotion type", "Extra Mileage")
    const mileages = within(dialog.getByLabelText("Additional mileage")).getAllByRole("option")
    expect(mileages.map(({ textContent }) => textContent)).toEqual([
      "Choose a mileage",
      "100 km",
      "200 km",
      "300 km",
      "400 km",
      "500 km",
      "Unlimited"
    ])
  })

  it("loses nothing that was typed without a question, and closes at once where nothing was", async () => {
    const form = async () => within(await screen.findByRole("dialog", { name: "Create a Promotion" }))
    await addPromotion()
    await userEvent.keyboard("{Escape}")
    await gone()
    await press("Add Promotion")
    answer(await form(), "Title", "Half an idea")
    await userEvent.keyboard("{Escape}")
    const question = within(await screen.findByRole("dialog", { name: "Discard what you typed?" }))
    await userEvent.click(question.getByRole("button", { name: "Keep editing" }))
    expect(answered(await form(), "Title")).toBe("Half an idea")
    await press("Cancel")
    await press("Discard")
    await gone()
  })
})
