import { details } from "../../vehicle/details.ts"
import type { Belongings } from "../Belongings.ts"
import { logo } from "../logo.ts"
import type { CallerName, Row } from "../Row.ts"

const described = ({ location }: Belongings, name: CallerName) =>
  details(location, { regno: name === "agency" ? "BB01 BCD" : "BB02 BCD" })
const changed = ({ location, otherLocation }: Belongings, name: CallerName) =>
  details(name === "other-agency" ? otherLocation : location)
const order = ({ photo, mainPhoto }: Belongings) => ({ ids: [photo, mainPhoto] })
const tooOld = { reason: "Too old" }
const place = { name: "Quay", city: "Hull", country: "United Kingdom" }
const station = { ...place, name: "Station" }

/**
 * Who may see, describe, approve and withdraw vehicles; whose place it is, is an answer, and a wrong one gets a
 * 400; a 409 is for somebody who may, but not remove the last photo.
 */
export const vehicleRows: ReadonlyArray<Row> = [
  ["401 200 403 200 200 403 403 403 403 403 403 403", "vehicle.list", "/vehicle"],
  ["401 200 403 200 404 403 403 403 403 403 403 403", "vehicle.list", "/vehicle?agencyId=:agency"],
  ["401 200 403 200 404 403 403 403 403 403 403 403", "vehicle.byId", "/vehicle/:vehicle"],
  [
    "401 403 403 200 400 403 403 403 403 403 403 403",
    "vehicle.create",
    "/vehicle",
    described,
    "at its place"
  ],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "vehicle.update", "/vehicle/:draft", changed],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "vehicle.orderPhotos",
    "/vehicle/:vehicle/photos",
    order
  ],
  ["401 403 403 200 200 403 403 403 403 403 403 403", "vehicle.uploadPhoto", "/vehicle/photos", logo],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "vehicle.uploadPhoto",
    "/vehicle/photos?agencyId=:agency",
    logo
  ],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "vehicle.addPhoto", "/vehicle/:vehicle/photos", logo],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "vehicle.removePhoto",
    "/vehicle/:vehicle/photos/:photo"
  ],
  [
    "401 403 403 409 404 403 403 403 403 403 403 403",
    "vehicle.removePhoto",
    "/vehicle/:withdrawn/photos/:lastPhoto"
  ],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "vehicle.submit", "/vehicle/:draft/submit", {}],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "vehicle.withdraw", "/vehicle/:vehicle/withdraw", {}],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "vehicle.reinstate",
    "/vehicle/:withdrawn/reinstate",
    {}
  ],
  ["401 200 403 403 403 403 403 403 403 403 403 403", "vehicle.approve", "/vehicle/:awaiting/approve", {}],
  ["401 200 403 403 403 403 403 403 403 403 403 403", "vehicle.reject", "/vehicle/:dubious/reject", tooOld],
  ["401 403 403 200 200 403 403 403 403 403 403 403", "vehicle.locations", "/vehicle-location"],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "vehicle.locations",
    "/vehicle-location?agencyId=:agency"
  ],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "vehicle.addLocation",
    "/vehicle-location?agencyId=:agency",
    place
  ],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "vehicle.locationById", "/vehicle-location/:location"],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "vehicle.updateLocation",
    "/vehicle-location/:location",
    station
  ]
]
