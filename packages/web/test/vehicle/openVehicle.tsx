import {
  locationEditorLogic,
  vehicleEditorLogic,
  vehicleLocationsLogic,
  vehiclePhotosLogic
} from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { fireEvent, render, screen } from "@testing-library/react"
import { makeImageStore } from "../../src/image/imageStore.ts"
import { agencyPages } from "../../src/portal/pages/agencyPages.ts"
import { VehicleEditorScreen } from "../../src/vehicle/VehicleEditorScreen.tsx"
import { vehicleLogics } from "../../src/vehicle/vehicleLogics.ts"
import { vehiclePlaces } from "../../src/vehicle/vehiclePlaces.ts"
import { InPlace } from "../portal/InPlace.tsx"

const load = async () => makeClient({ baseUrl: location.origin, retries: 0 })

interface Opened {
  /** Which vehicle; a new one where it is undefined. */
  readonly id?: number | undefined
  /** Stands for what the browser does to a picture. */
  readonly shrink?: (image: Blob) => Promise<Blob>
}

/** The page of vehicle 7, or of another, as its agency sees it. */
export const openVehicle = ({ shrink = async (image) => image, ...opened }: Opened = {}): void => {
  const id = "id" in opened ? opened.id : 7
  const pictureStore = makeImageStore(shrink)
  const newPhotoStore = makeImageStore(shrink)
  const logics = {
    ...vehicleLogics,
    editor: vehicleEditorLogic(load, newPhotoStore),
    photos: vehiclePhotosLogic(load, pictureStore),
    locations: vehicleLocationsLogic(load),
    locationEditor: locationEditorLogic(load),
    pictureStore,
    newPhotoStore
  }
  render(
    <InPlace of={agencyPages} path={id === undefined ? vehiclePlaces.add : vehiclePlaces.one(id)}>
      <VehicleEditorScreen id={id} owner={undefined} currency="GBP" logics={logics} />
    </InPlace>
  )
}

/** The page on which a vehicle is added. */
export const openNewVehicle = (): void => openVehicle({ id: undefined })

/** The field of a question, once it can be answered. */
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

export const answer = async (label: string, value: string): Promise<void> => {
  fireEvent.change(await field(label), { target: { value } })
}

/** Answers every question about a vehicle. */
export const describeVehicle = async (plate: string): Promise<void> => {
  await screen.findByRole("option", { name: "Station, Leeds" })
  for (const [label, value] of [
    ["Make", "Ford"],
    ["Model", "Puma"],
    ["Registration number", plate],
    ["Colour", "Orange"],
    ["Vehicle type", "SUV"],
    ["Fuel type", "PHYBRID"],
    ["Transmission", "MANUAL"],
    ["Engine size", "1.0 L"],
    ["Doors", "5"],
    ["Seats", "5"],
    ["Monday to Friday", "£1,045.50"],
    ["Deposit", "250"],
    ["Mileage allowance (KM a day)", "200"],
    ["Excess mileage rate (a KM)", "0.2"],
    ["Location", "3"]
  ] as const)
    await answer(label, value)
}
