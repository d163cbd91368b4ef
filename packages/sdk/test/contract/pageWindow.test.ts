import { agencyListSize, pageWindow, searchPause, upcoming } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { expect, it } from "vitest"

const shown = (page: number, totalElements: number) => pageWindow({ page, size: 10, totalElements })

it("is hidden when everything fits on one page", () => {
  expect(shown(0, 0)).toEqual({ pageCount: 1, pages: [] })
  expect(shown(0, 10)).toEqual({ pageCount: 1, pages: [] })
})

it("shows all pages when there are few", () => {
  expect(shown(0, 11)).toEqual({ pageCount: 2, pages: [0, 1], previous: undefined, next: 1 })
  expect(shown(4, 50)).toEqual({ pageCount: 5, pages: [0, 1, 2, 3, 4], previous: 3, next: undefined })
})

it("shows five pages around the current one when there are many", () => {
  expect(shown(0, 1000).pages).toEqual([0, 1, 2, 3, 4])
  expect(shown(50, 1000)).toEqual({ pageCount: 100, pages: [48, 49, 50, 51, 52], previous: 49, next: 51 })
  expect(shown(99, 1000).pages).toEqual([95, 96, 97, 98, 99])
})

it("leads back from a page that no longer exists", () => {
  expect(shown(9, 25)).toEqual({ pageCount: 3, pages: [0, 1, 2], previous: 2, next: undefined })
})

it("never shows more than five pages, a page that does not exist, or a list without the current page", () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 200 }), fc.nat(2000), (total, size, wish) => {
      const { pageCount } = pageWindow({ page: 0, size, totalElements: total })
      const page = Math.min(wish, pageCount - 1)
      const { pages } = pageWindow({ page, size, totalElements: total })
      expect(pages.length).toBe(pageCount === 1 ? 0 : Math.min(5, pageCount))
      expect(pages.every((one) => one >= 0 && one < pageCount)).toBe(true)
      if (pageCount > 1) expect(pages).toContain(page)
    })
  )
})

it("asks for upcoming bookings and a worker's agencies in the specification's amounts", () => {
  expect(upcoming).toEqual({ statuses: ["BOOKED"], size: 10 })
  expect(searchPause).toBe(400)
  expect(agencyListSize).toBe(100)
})
