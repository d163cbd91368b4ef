import { failing, handlers } from "@crewfleet/sdk/testing"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { fileOf } from "../fileOf.ts"
import { press, problems } from "../person.ts"
import { fleet, serveFleet, service } from "./fleet.ts"
import { describeVehicle, openNewVehicle } from "./openVehicle.tsx"

serveFleet()

const picture = (name: string, type = "image/png") => fileOf("pixels", name, type)
const choose = async (...files: ReadonlyArray<File>) =>
  fireEvent.change(await screen.findByLabelText(/^Add photos/), { target: { files } })
const photos = () => within(screen.getByRole("list", { name: "Chosen photos" })).getAllByRole("listitem")
const standings = () => photos().map((item) => within(item).getByRole("status").textContent)

it("uploads photos while a vehicle is described, and gives them to it", async () => {
  openNewVehicle()
  await choose(picture("front.png"), picture("rear.png"))
  await waitFor(() => expect(standings()).toEqual(["Uploaded", "Uploaded"]))
  await press("Remove photo 2")
  await describeVehicle("YK24 HBN")
  await press("Add Vehicle")
  await waitFor(() => expect(fleet.saved).toMatchObject([{ photoIds: ["n1"] }]))
})

it("takes what is a picture, and says what is not", async () => {
  openNewVehicle()
  await choose(picture("notes.txt", "text/plain"), picture("front.png"))
  expect(await screen.findByText("The photo must be a PNG, JPG or WEBP")).toBeTruthy()
  expect(photos()).toHaveLength(1)
  await choose(...Array.from({ length: 12 }, (_, index) => picture(`${index}.png`)))
  expect(await screen.findByText("A vehicle can have 12 photos. Remove one to add another")).toBeTruthy()
  expect(photos()).toHaveLength(12)
})

it("says of a photo that it cannot be uploaded, tries again when asked to, and saves without it", async () => {
  service.use(handlers.vehicle.uploadPhoto(failing(503)))
  openNewVehicle()
  await choose(picture("front.png"))
  await press("Try again")
  await waitFor(() => expect(standings()).toEqual(["Not uploaded yet"]))
  await describeVehicle("YK24 HBN")
  await press("Add Vehicle")
  expect(await problems()).toEqual(["Photos are still being uploaded. Wait until they are, or remove them"])
  await press("Remove photo 1")
  await press("Add Vehicle")
  await waitFor(() => expect(fleet.saved).toMatchObject([{ photoIds: null }]))
})

it("says beside a photo why the service will not have it", async () => {
  const message = "The selected file is damaged. Choose another one"
  service.use(handlers.vehicle.uploadPhoto(failing(400, [{ field: "file", message }])))
  openNewVehicle()
  await choose(picture("front.png"))
  await waitFor(() => expect(standings()).toEqual([message]))
})
