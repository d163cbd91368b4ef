import { details } from "../../vehicle/details.ts"
import { logo } from "../logo.ts"
import type { Row } from "../Row.ts"

const elsewhere = details(999_999)
const photos = "/vehicle/:none/photos?agencyId=:agency"
const tooOld = { reason: "Too old" }
const nowhere = { name: "", city: "", country: "" }
const location = "/vehicle-location/:none?agencyId=:agency"
const place = { name: "A", city: "B", country: "C" }

/** Who may see, describe, approve and withdraw vehicles; a 400 is for somebody who may, and whose answers are wrong. */
export const vehicleRows: ReadonlyArray<Row> = [
  ["401 200 403 200 200 403 403 403", "vehicle.list", "/vehicle"],
  ["401 200 403 200 404 403 403 403", "vehicle.list", "/vehicle?agencyId=:agency"],
  ["401 404 403 404 404 403 403 403", "vehicle.byId", "/vehicle/:none?agencyId=:agency"],
  ["401 403 403 400 404 403 403 403", "vehicle.create", "/vehicle?agencyId=:agency", elsewhere],
  ["401 403 403 400 404 403 403 403", "vehicle.update", "/vehicle/:none?agencyId=:agency", elsewhere],
  ["401 403 403 404 404 403 403 403", "vehicle.addPhoto", photos, logo],
  ["401 403 403 404 404 403 403 403", "vehicle.orderPhotos", photos, { ids: [] }],
  ["401 403 403 404 404 403 403 403", "vehicle.removePhoto", "/vehicle/:none/photos/1?agencyId=:agency"],
  ["401 403 403 404 404 403 403 403", "vehicle.submit", "/vehicle/:none/submit?agencyId=:agency", {}],
  ["401 403 403 404 404 403 403 403", "vehicle.withdraw", "/vehicle/:none/withdraw?agencyId=:agency", {}],
  ["401 403 403 404 404 403 403 403", "vehicle.reinstate", "/vehicle/:none/reinstate?agencyId=:agency", {}],
  ["401 404 403 403 403 403 403 403", "vehicle.approve", "/vehicle/:none/approve?agencyId=:agency", {}],
  ["401 404 403 403 403 403 403 403", "vehicle.reject", "/vehicle/:none/reject?agencyId=:agency", tooOld],
  ["401 403 403 200 404 403 403 403", "vehicle.locations", "/vehicle-location?agencyId=:agency"],
  ["401 403 403 400 404 403 403 403", "vehicle.addLocation", "/vehicle-location?agencyId=:agency", nowhere],
  ["401 403 403 404 404 403 403 403", "vehicle.locationById", location],
  ["401 403 403 404 404 403 403 403", "vehicle.updateLocation", location, place]
]
