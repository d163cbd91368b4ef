import type { Vehicle } from "@crewfleet/sdk"
import { failing, handlers, setupServer, someVehicle } from "@crewfleet/sdk/testing"
import { beforeEach } from "vitest"
import { serving } from "../serving.ts"

const station = { id: 3, name: "Station", city: "Leeds" }
const airport = { id: 4, name: "Airport", city: "Leeds" }

export const photo = (id: string) => ({ id, url: `/files/${id}` })

/** Vehicle 7, a draft with one photo. */
export const ford: Vehicle = {
  ...someVehicle,
  id: 7,
  status: "DRAFT",
  version: 4,
  location: station,
  photos: [photo("a")],
  agency: { id: 7, name: "Northway Car Hire", baseCurrency: "GBP" }
}

/** A vehicle as it is on the wire. */
type Sent = (typeof Vehicle)["Encoded"]

/** What the service has of vehicle 7, and what it was asked to save. */
export const fleet = { vehicle: ford as Sent, saved: [] as Array<unknown> }

/** Somebody else changes the vehicle. */
export const changeMeanwhile = (changes: Partial<Sent>): Sent => {
  fleet.vehicle = { ...fleet.vehicle, ...changes, version: Number(fleet.vehicle.version) + 1 }
  return fleet.vehicle
}

/** A change of the version that was looked at; one of an older version is refused. */
const changed = (version: Sent["version"], changes: Partial<Sent>) =>
  version === fleet.vehicle.version ? changeMeanwhile(changes) : failing(409)()

/** An agency that changes photos is not in its own way: its version stays. */
const withPhotos = (ids: ReadonlyArray<string>): Sent => {
  fleet.vehicle = { ...fleet.vehicle, photos: ids.map(photo) }
  return fleet.vehicle
}
const photoIds = () => (fleet.vehicle.photos ?? []).map(({ id }) => id)

/** A service that knows vehicle 7, its places and its photos; a test replaces what it is about. */
export const service = setupServer(
  handlers.vehicle.byId(() => fleet.vehicle),
  handlers.vehicle.create(({ payload }) => {
    fleet.saved.push(payload)
    return { ...ford, ...payload, photos: [] }
  }),
  handlers.vehicle.update(({ payload }) => {
    fleet.saved.push(payload)
    return changed(payload.version, { ...payload, location: station })
  }),
  handlers.vehicle.submit(({ payload }) => changed(payload.version, { status: "AWAITING_APPROVAL" })),
  handlers.vehicle.approve(({ payload }) => changed(payload.version, { status: "ACTIVE" })),
  handlers.vehicle.reject(({ payload }) => changed(payload.version, { status: "REJECTED" })),
  handlers.vehicle.uploadPhoto(() => photo("n1")),
  handlers.vehicle.addPhoto(() => withPhotos([...photoIds(), "b"])),
  handlers.vehicle.orderPhotos(({ payload }) => withPhotos(payload.ids)),
  handlers.vehicle.removePhoto(({ params }) => withPhotos(photoIds().filter((id) => id !== params.photoId))),
  handlers.vehicle.list(() => ({ content: [], totalElements: 0 })),
  handlers.vehicle.locations(() => ({ content: [station, airport], totalElements: 2 })),
  handlers.vehicle.addLocation(({ payload }) => ({ ...payload, id: 5 }))
)

/** Lets the service answer the tests of a file; each begins with the vehicle as it was. */
export const serveFleet = (): void => {
  serving(service)
  beforeEach(() => {
    fleet.vehicle = ford
    fleet.saved = []
  })
}
