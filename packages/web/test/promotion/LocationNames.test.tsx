import { vehicleLocationsMachine } from "@crewfleet/machines"
import type { Page, VehicleLocation } from "@crewfleet/sdk"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { fromPromise } from "xstate"
import { LocationNames } from "../../src/promotion/LocationNames.tsx"

type Answer = Page<VehicleLocation>
const answer: Answer = {
  content: [
    { id: 3, name: "Station desk", city: "Leeds" },
    { id: 4, city: "York" }
  ],
  totalElements: 2
}

/** Names places by what the service answers. */
const open = (ids: ReadonlyArray<string>, load: () => Promise<Answer>) =>
  render(
    <LocationNames
      ids={ids}
      logic={vehicleLocationsMachine.provide({
        actors: { load: fromPromise<Answer, { readonly request: object }>(load) }
      })}
    />
  )

afterEach(cleanup)

it("names places, and says the id of one that is not known any more", async () => {
  open(["4", "3", "9"], async () => answer)
  expect(await screen.findByText("York, Station desk, Location 9")).toBeTruthy()
})

it("says ids where no names can be had", async () => {
  open(["4"], () => Promise.reject(new Error("Offline")))
  expect(await screen.findByText("Location 4")).toBeTruthy()
})
