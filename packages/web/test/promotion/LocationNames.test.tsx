// @vitest-environment jsdom
import { vehicleLocationsMachine } from "@crewfleet/machines"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { fromPromise } from "xstate"
import { LocationNames } from "../../src/promotion/LocationNames.tsx"

const places = [
  { id: 3, name: "Station desk", city: "Leeds" },
  { id: 4, city: "York" }
]
const page = {
  content: places,
  number: 0,
  size: 1000,
  numberOfElements: 2,
  totalElements: 2,
  first: true,
  last: true
}

afterEach(cleanup)

it("names places, and says the id of one that is not known any more", async () => {
  const logic = vehicleLocationsMachine.provide({ actors: { load: fromPromise(async () => page) } })
  render(<LocationNames ids={["4", "3", "9"]} logic={logic} />)
  expect(await screen.findByText("York, Station desk, Location 9")).toBeTruthy()
})

it("says ids where no names can be had", async () => {
  const load = fromPromise<typeof page>(() => Promise.reject(new Error("Offline")))
  render(<LocationNames ids={["4"]} logic={vehicleLocationsMachine.provide({ actors: { load } })} />)
  expect(await screen.findByText("Location 4")).toBeTruthy()
})
