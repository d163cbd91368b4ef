import { vehicleStatuses } from "@crewfleet/sdk/rules"
import { listOf } from "../list/listOf.ts"
import { vehicleOf, vehicleRows } from "./vehicleRows.ts"

/**
 * Vehicles by the order in which they were entered; a search looks into maker, model and registration, with or without
 * its spaces.
 */
export const vehicleList = listOf({
  table: "vehicles",
  owner: "agencyId",
  statuses: { all: Object.keys(vehicleStatuses), together: true },
  sorts: { entered: [] },
  direction: "DESC",
  texts: { withoutGrams: true },
  tally: () => ({ measure: "vehicle_status" }),
  rows: (db, ids) => vehicleRows(db).where("vehicles.id", "in", ids).execute(),
  line: vehicleOf
})
