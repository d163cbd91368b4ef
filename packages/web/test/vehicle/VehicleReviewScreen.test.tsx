import { vehicleReviewLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { fireEvent, render, screen, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { VehicleReviewScreen } from "../../src/vehicle/VehicleReviewScreen.tsx"
import { press } from "../person.ts"
import { changeMeanwhile, fleet, ford, photo, serveFleet, service } from "./fleet.ts"

serveFleet()
beforeEach(() => {
  fleet.vehicle = { ...ford, status: "AWAITING_APPROVAL" }
})

/** The review of vehicle 7 as an administrator sees it. */
const openReview = () =>
  render(
    <>
      <VehicleReviewScreen
        id={7}
        currency="GBP"
        logic={vehicleReviewLogic(async () => makeClient({ baseUrl: location.origin }))}
      />
      <NoticeRegion />
    </>
  )
const approve = () => screen.queryByRole("button", { name: "Approve" })

it("tells the second of two administrators what became of the vehicle", async () => {
  openReview()
  await press("Reject")
  const dialog = within(await screen.findByRole("dialog", { name: "Reject this vehicle" }))
  fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Too old" } })
  changeMeanwhile({ status: "ACTIVE" })
  fireEvent.click(dialog.getByRole("button", { name: "Reject" }))
  expect(
    await screen.findByText("The status of this vehicle is Active now. Your decision was not made.")
  ).toBeTruthy()
  expect(approve()).toBeNull()
  expect(fleet.vehicle.status).toBe("ACTIVE")
})

it("shows what the agency changed meanwhile before anything is approved", async () => {
  openReview()
  await screen.findByRole("button", { name: "Approve" })
  changeMeanwhile({ color: "Black", photos: [photo("a"), photo("b")] })
  await press("Approve")
  expect(await screen.findByText(/^The agency has changed this vehicle since you opened it/)).toBeTruthy()
  const news = [...screen.getByRole("list", { name: "What is new" }).children]
  expect(news.map(({ textContent }) => textContent)).toEqual(["1 new photo", "Colour: Blue, now Black"])
  expect(screen.getByText("Black")).toBeTruthy()
  const marked = screen
    .getAllByRole("img", { name: /^Photo/ })
    .map((image) => image.closest("li")?.textContent)
  expect(marked).toEqual(["Main photo", "New"])
  expect(fleet.vehicle.status).toBe("AWAITING_APPROVAL")
  await press("Approve")
  expect(await screen.findByText("Vehicle approved")).toBeTruthy()
  expect(fleet.vehicle.status).toBe("ACTIVE")
})

it("says that there is no such vehicle", async () => {
  service.use(handlers.vehicle.byId(failing(404)))
  openReview()
  expect(await screen.findByRole("heading", { level: 1, name: "Vehicle not found" })).toBeTruthy()
})
