import type { Vehicle } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { vehicleNews } from "../../src/vehicle/vehicleNews.ts"

const photos = (ids: string) => [...ids].map((id) => ({ id, url: `/files/${id}` }))
const ford: Vehicle = { id: 7, color: "Blue", airConditioning: true, photos: photos("ab") }

it("names every photo that came or went, and every answer that is another one", () => {
  const now: Vehicle = { ...ford, color: "Black", engineSize: "1.0 L", photos: photos("cd") }
  expect(vehicleNews(ford, now)).toEqual([
    "2 new photos",
    "2 photos were removed",
    "Another main photo",
    "Colour: Blue, now Black",
    "Engine size: not provided, now 1.0 L"
  ])
})

it("names another order, and counts one as one", () => {
  expect(vehicleNews({ ...ford, photos: photos("abc") }, { ...ford, photos: photos("acbd") })).toEqual([
    "1 new photo",
    "Photos in another order"
  ])
  expect(vehicleNews(ford, { ...ford, photos: photos("a") })).toEqual(["1 photo was removed"])
})

it("names nothing where nothing is new", () => {
  expect(vehicleNews(ford, { ...ford, version: 9 })).toEqual([])
})
