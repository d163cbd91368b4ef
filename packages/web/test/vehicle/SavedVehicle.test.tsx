import { vehiclePhotosLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { cleanup, render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { makeImageStore } from "../../src/image/imageStore.ts"
import { SavedVehicle } from "../../src/vehicle/SavedVehicle.tsx"
import { vehicleLogics } from "../../src/vehicle/vehicleLogics.ts"
import { serving } from "../serving.ts"

const vehicle = { id: 7, status: "DRAFT", photos: [] }
serving(setupServer(handlers.vehicle.byId(() => vehicle)))

it("leaves no picture behind when the page of a vehicle is left", async () => {
  const pictureStore = makeImageStore(async (image) => image)
  const photos = vehiclePhotosLogic(async () => makeClient({ baseUrl: location.origin }), pictureStore)
  render(
    <SavedVehicle
      vehicle={vehicle}
      busy={false}
      logics={{ ...vehicleLogics, photos, pictureStore }}
      onAct={() => {}}
    />
  )
  await screen.findByText("No photos yet. The first one is what hirers see first.")
  const { blobId } = pictureStore.keep(new File(["pixels"], "front.png", { type: "image/png" }))
  expect(pictureStore.peek(blobId)).toBeDefined()
  cleanup()
  expect(pictureStore.peek(blobId)).toBeUndefined()
})
