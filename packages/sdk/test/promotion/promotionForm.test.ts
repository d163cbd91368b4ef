import {
  emptyPromotion,
  type PromotionAnswers,
  type PromotionFacts,
  promotionForm,
  promotionWarning,
  versionsOf
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { unlimited } from "../../src/promotion/promotionForm.ts"
import { someForm } from "./someForm.ts"

/** A quarter past ten in London. */
const now = "2026-06-15T09:15:00.000Z"
const textsOf = (changes: Partial<PromotionAnswers>, promotion?: PromotionFacts["promotion"]) =>
  promotionForm.problems(someForm(changes), { now, userType: "AGENCY", promotion }).map(({ text }) => text)
const started = { startDate: "2026-06-01T09:00:00.000Z" }

describe("what is wrong with the form of a promotion", () => {
  it("has nothing against a form that is filled in", () => {
    expect(textsOf({})).toEqual([])
  })

  it("asks for every answer that is required, in the order of the form", () => {
    const unanswered = { ...emptyPromotion("AGENCY"), daysHired: "" }
    expect(promotionForm.problems(unanswered, { now, userType: "AGENCY" })).toEqual([
      { field: "title", text: "Title is required.", kind: "missing" },
      { field: "description", text: "Description is required.", kind: "missing" },
      { field: "promotionType", text: "Promotion type is required.", kind: "missing" },
      { field: "startDate", text: "Start date is required.", kind: "missing" },
      { field: "expiryDate", text: "Expiry date is required.", kind: "missing" },
      { field: "usageLimit", text: "Bookings limit is required.", kind: "missing" },
      {
        field: "daysHired",
        text: "The number of booked days required to qualify for the promotion must be greater than zero."
      }
    ])
  })

  it("asks an admin for no type and no vehicles", () => {
    const problems = promotionForm.problems(emptyPromotion("ADMIN"), { now, userType: "ADMIN" })
    expect(problems.map(({ field }) => field)).toEqual([
      "title",
      "description",
      "startDate",
      "expiryDate",
      "usageLimit"
    ])
  })

  it.each<readonly [string, Partial<PromotionAnswers>, ReadonlyArray<string>]>([
    ["a title of 50 characters", { title: "x".repeat(50) }, []],
    ["a title of 51 characters", { title: "x".repeat(51) }, ["Title cannot exceed 50 characters."]],
    ["a blank title", { title: "  " }, ["Title is required."]],
    ["a description of 200 characters", { description: "x".repeat(200) }, []],
    [
      "a description of 201 characters",
      { description: "x".repeat(201) },
      ["Description cannot exceed 200 characters."]
    ],
    ["a type that nobody knows", { promotionType: "RAFFLE" }, ["Promotion type is required."]],
    ["no discount", { discount: "" }, ["Discount percentage is required."]],
    ["a discount of 0", { discount: "0" }, ["Discount percentage must be at least 1."]],
    ["a discount in words", { discount: "ten" }, ["Discount percentage must be a whole number."]],
    ["a discount of 1", { discount: "1" }, []],
    ["a discount of 50", { discount: "50" }, []],
    ["a discount of 51", { discount: "51" }, ["Discount percentage cannot exceed 50."]],
    ["a discount of 7.5", { discount: "7.5" }, ["Discount percentage must be a whole number."]],
    ["no mileage", { promotionType: "EXTRA_MILEAGE" }, ["Additional mileage is required."]],
    ["a mileage of 300", { promotionType: "EXTRA_MILEAGE", extraMileage: "300" }, []],
    ["a mileage without limit", { promotionType: "EXTRA_MILEAGE", extraMileage: "UNLIMITED" }, []],
    [
      "a mileage that is not offered",
      { promotionType: "EXTRA_MILEAGE", extraMileage: "350" },
      ["Additional mileage is required."]
    ],
    ["no free days", { promotionType: "EXTRA_DAYS" }, ["Number of free days is required."]],
    [
      "0 free days",
      { promotionType: "EXTRA_DAYS", extraDays: "0" },
      ["Number of free days must be at least 1."]
    ],
    ["50 free days", { promotionType: "EXTRA_DAYS", extraDays: "50" }, []],
    [
      "51 free days",
      { promotionType: "EXTRA_DAYS", extraDays: "51" },
      ["Number of free days cannot exceed 50."]
    ],
    ["a special offer without a discount", { promotionType: "OTHER_AWARD", discount: "" }, []],
    ["a start earlier today", { startDate: "2026-06-15T00:01" }, []],
    ["a start at midnight", { startDate: "2026-06-15T00:00" }, ["Start date must be in the future."]],
    ["a start yesterday", { startDate: "2026-06-14T23:59" }, ["Start date must be in the future."]],
    ["half a start", { startDate: "2026-07-01" }, ["Start date: enter the time as well as the day"]],
    ["an expiry yesterday", { expiryDate: "2026-06-14T23:59" }, ["Expiry date must be in the future."]],
    [
      "an expiry before the start",
      { expiryDate: "2026-06-30T09:00" },
      ["Expiry date must be later than the start date."]
    ],
    ["a limit of 1", { usageLimit: "1" }, []],
    ["a limit of 1000", { usageLimit: "1000" }, []],
    ["a limit of 1001", { usageLimit: "1001" }, ["Bookings limit must be a whole number from 1 to 1000."]],
    ["a limit of 0", { usageLimit: "0" }, ["Bookings limit must be a whole number from 1 to 1000."]],
    [
      "0 booked days",
      { daysHired: "0" },
      ["The number of booked days required to qualify for the promotion must be greater than zero."]
    ],
    ["1000 booked days", { daysHired: "1000" }, []],
    ["1001 booked days", { daysHired: "1001" }, ["Booked days must be a whole number from 1 to 1000."]],
    ["no code", { code: "" }, []]
  ])("judges %s", (_, changes, texts) => {
    expect(textsOf(changes)).toEqual(texts)
  })

  it("tells an expiry before the start beside every other problem", () => {
    const answers = someForm({ title: "x".repeat(51), expiryDate: "2026-06-30T09:00" })
    expect(promotionForm.problems(answers, { now })).toEqual([
      { field: "title", text: "Title cannot exceed 50 characters." },
      { field: "expiryDate", text: "Expiry date must be later than the start date." }
    ])
  })

  it("lets a promotion that has begun keep a start in the past, and no other", () => {
    const past = { startDate: "2026-06-01T10:00" }
    expect(textsOf(past, started)).toEqual([])
    expect(textsOf(past, { startDate: "2026-06-20T09:00:00.000Z" })).toEqual([
      "Start date must be in the future."
    ])
    expect(textsOf({ startDate: "" }, started)).toEqual(["Start date is required."])
  })

  it("lets a limit go down to the bookings that have the promotion already, and no further", () => {
    const used = { ...started, usageCount: 3 }
    expect(textsOf({ usageLimit: "3" }, used)).toEqual([])
    expect(textsOf({ usageLimit: "2" }, used)).toEqual([
      "Bookings limit cannot be lower than the 3 bookings that have it already."
    ])
    expect(textsOf({ usageLimit: "2" })).toEqual([])
  })

  it("knows when the day begins in London, in summer as in winter", () => {
    const starts = (startDate: string, moment: string) =>
      promotionForm.problems(someForm({ startDate, expiryDate: "2027-12-01T09:00" }), { now: moment })
        .length === 0
    // 23:30 in Greenwich is half past midnight of the next day in summer.
    expect(starts("2026-06-15T23:59", "2026-06-15T23:30:00Z")).toBe(false)
    expect(starts("2026-06-16T00:01", "2026-06-15T23:30:00Z")).toBe(true)
    expect(starts("2026-12-15T00:01", "2026-12-15T23:30:00Z")).toBe(true)
  })
})

it("shows both versions of every answer that one of them gives, in words", () => {
  const mine = { ...emptyPromotion("AGENCY"), title: "Miles", promotionType: "EXTRA_MILEAGE" }
  const theirs = { ...mine, extraMileage: unlimited, startDate: "2026-07-01T08:30:00.000Z" }
  const versions = versionsOf(promotionForm, mine, theirs).map(({ at: _, ...version }) => version)
  expect(versions).toEqual([
    { label: "Title", mine: "Miles", theirs: "Miles" },
    { label: "Promotion type", mine: "Extra Mileage", theirs: "Extra Mileage" },
    { label: "Additional mileage", mine: "", theirs: "Unlimited" },
    { label: "Start date", mine: "", theirs: "01/07/2026 09:30" },
    { label: "Booked days", mine: "1", theirs: "1" }
  ])
})

describe("promotionWarning", () => {
  const warned = (changes: Partial<PromotionAnswers>) =>
    promotionWarning(promotionForm.problems(someForm(changes), { now }))?.text

  it("lists the required answers that are missing", () => {
    expect(warned({ title: "", usageLimit: "", daysHired: "0" })).toBe(
      "Missing required fields: Title, Bookings limit"
    )
  })

  it("goes by what kind of problem it is, whatever its words", () => {
    const missing = { field: "title", text: "A promotion needs a name.", kind: "missing" } as const
    expect(promotionWarning([missing])?.text).toBe("Missing required fields: Title")
    expect(promotionWarning([{ field: "title", text: "Title is required." }])?.text).toBe(
      "Title is required."
    )
  })

  it("says otherwise that more booked days are needed", () => {
    expect(warned({ daysHired: "0" })).toBe(
      "The number of booked days required to qualify for the promotion must be greater than zero."
    )
  })

  it("never claims what is not so", () => {
    expect(warned({ title: "x".repeat(51) })).toBe("Title cannot exceed 50 characters.")
    expect(warned({})).toBeUndefined()
  })
})
