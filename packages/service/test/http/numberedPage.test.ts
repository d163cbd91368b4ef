import { expect, it } from "vitest"
import { numberedPage } from "../../src/http/numberedPage.ts"

const pageOf = (page: number, rows: number, totalElements = 25) =>
  numberedPage({ content: Array.from({ length: rows }), totalElements }, { page, size: 10 })

it("tells which page it is, what it holds, and whether it is the first or the last", () => {
  expect(pageOf(0, 10)).toMatchObject({ number: 0, size: 10, numberOfElements: 10, first: true, last: false })
  expect(pageOf(1, 10)).toMatchObject({ number: 1, numberOfElements: 10, first: false, last: false })
  expect(pageOf(2, 5)).toMatchObject({ number: 2, numberOfElements: 5, first: false, last: true })
})

it("is the first and the last page of an empty list", () => {
  expect(pageOf(0, 0, 0)).toMatchObject({ numberOfElements: 0, first: true, last: true })
})

it("is the last page beyond the end", () => {
  expect(pageOf(7, 0, 5)).toMatchObject({ numberOfElements: 0, first: false, last: true })
})
