import { describe, expect, it } from "vitest"
import { promotionsPlaceIn, withPromotionsPlace } from "../../src/promotion/promotionsPlace.ts"

describe("The place of a list of promotions", () => {
  it.each([
    "",
    "search=offer&page=3",
    "sort=title",
    "sort=createdDate",
    "sort=id&direction=descending&status=ACTIVE,COMPLETED"
  ])("is the same when it is read from %j and written again", (query) => {
    const { statuses, start } = promotionsPlaceIn(query)
    const { search = "", page = 0, sort } = start
    const written = withPromotionsPlace("", { search, page, size: 25, sort, filter: { statuses } })
    expect(decodeURIComponent(written)).toBe(query)
  })

  it("begins with the newest, and takes no order or status that there is not", () => {
    const newest = { by: "createdDate", direction: "descending" }
    expect(promotionsPlaceIn("").start.sort).toEqual(newest)
    expect(promotionsPlaceIn("sort=password").start.sort).toEqual(newest)
    expect(promotionsPlaceIn("status=ACTIVE,GONE,constructor").statuses).toEqual(["ACTIVE"])
  })

  it("leaves the rest of the address alone", () => {
    const request = { search: "", page: 0, size: 25, filter: { statuses: [] } }
    expect(withPromotionsPlace("theme=dark&status=ACTIVE", request)).toBe("theme=dark")
  })
})
