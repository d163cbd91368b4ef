import { photoNews } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const photos = (ids: string) => [...ids].map((id) => ({ id, url: `/files/${id}` }))
const same = { added: [], removed: 0, hasOtherMain: false, reordered: false }

it.each([
  ["nothing", "abc", "abc", same],
  ["a photo that is new", "ab", "abc", { ...same, added: ["c"] }],
  ["a photo that is gone", "abc", "ab", { ...same, removed: 1 }],
  ["another order", "abc", "acb", { ...same, reordered: true }],
  ["another main photo", "abc", "bac", { ...same, hasOtherMain: true, reordered: true }],
  ["the first photo of all", "", "a", { ...same, added: ["a"], hasOtherMain: true }],
  ["all of it at once", "abc", "dcb", { added: ["d"], removed: 1, hasOtherMain: true, reordered: true }]
])("finds %s", (_, before, now, news) => {
  expect(photoNews(photos(before), photos(now))).toEqual(news)
})

it("knows no photos where none were told", () => {
  expect(photoNews(undefined, undefined)).toEqual(same)
})
