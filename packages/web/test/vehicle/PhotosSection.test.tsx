import { failing, handlers, inSequence, unreachable } from "@crewfleet/sdk/testing"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { fileOf } from "../fileOf.ts"
import { press } from "../person.ts"
import { changeMeanwhile, fleet, ford, photo, serveFleet, service } from "./fleet.ts"
import { answer, field, openVehicle } from "./openVehicle.tsx"

serveFleet()

const choose = async (file = fileOf("pixels", "side.png", "image/png")) =>
  userEvent.upload(await field("Add photos"), file, { applyAccept: false })
const photosAre = (count: number) =>
  waitFor(() => expect(screen.getAllByRole("img", { name: /^Photo/ })).toHaveLength(count))

it("stands in nobody's way who fills in the form meanwhile", async () => {
  openVehicle()
  await answer("Colour", "Pink")
  await choose()
  await photosAre(2)
  await press("Move photo 2 to the front")
  await waitFor(() => expect(fleet.vehicle.photos).toEqual([photo("b"), photo("a")]))
  await press("Save")
  expect(await screen.findByText("All changes are saved")).toBeTruthy()
  const remove = screen.getByRole("button", { name: "Remove photo 1" })
  await waitFor(() => expect(remove).toHaveProperty("disabled", false))
  await userEvent.click(remove)
  await press("Remove")
  await photosAre(1)
  await press("Submit for Approval")
  expect(await screen.findByText(/^The platform is looking at this vehicle\./)).toBeTruthy()
  expect((await field("Colour")).value).toBe("Pink")
  expect(fleet.vehicle).toMatchObject({ color: "Pink", photos: [photo("a")] })
})

it("takes a photo on its way although a step is refused meanwhile", async () => {
  const arriving = Promise.withResolvers<void>()
  service.use(
    handlers.vehicle.addPhoto(async () => {
      await arriving.promise
      return { ...ford, photos: [photo("a"), photo("b")] }
    })
  )
  openVehicle()
  await choose()
  const progress = () => screen.findByRole("progressbar", { name: "Uploading side.png" })
  expect(await progress()).toBeTruthy()
  changeMeanwhile({ color: "Black" })
  await press("Submit for Approval")
  await waitFor(async () => expect((await field("Colour")).value).toBe("Black"))
  expect(await progress()).toBeTruthy()
  arriving.resolve()
  await photosAre(2)
})

it("tries an upload that failed again without the picture being chosen again", async () => {
  const { photos } = ford
  let asked = 0
  const uploads = inSequence(unreachable, failing(503), () => ({
    ...ford,
    photos: [...(photos ?? []), photo("b")]
  }))
  service.use(
    handlers.vehicle.addPhoto((upload) => {
      asked += 1
      return uploads(upload)
    })
  )
  openVehicle()
  await choose()
  expect(await screen.findByText("side.png was not uploaded")).toBeTruthy()
  expect(screen.getByText("Network Connection Failure")).toBeTruthy()
  await press("Try again")
  await waitFor(() => expect(asked).toBe(2))
  expect(await screen.findByText("side.png was not uploaded")).toBeTruthy()
  await press("Try again")
  await photosAre(2)
  expect(screen.queryByText("side.png was not uploaded")).toBeNull()
})

it("says what is wrong with a file that is no picture, and keeps the photos that are there", async () => {
  openVehicle({ shrink: () => Promise.reject(new Error("corrupt")) })
  await choose(fileOf("%PDF", "letter.pdf", "application/pdf"))
  expect(await screen.findByText("The photo must be a PNG, JPG or WEBP")).toBeTruthy()
  await choose(fileOf("Dear agency", "letter.png", "image/png"))
  expect(await screen.findByText("The photo cannot be read. Choose another file")).toBeTruthy()
  await photosAre(1)
})
