import { vehicleStatuses, type vehicleTypes } from "@crewfleet/sdk/rules"
import { listOf } from "../list/listOf.ts"
import { vehicleOf, vehicleRows } from "./vehicleRows.ts"

interface Shapes {
  /** Which shapes are wanted; any, where none is told. */
  readonly types?: ReadonlyArray<keyof typeof vehicleTypes> | undefined
}

interface Statuses {
  readonly statuses?: ReadonlyArray<string> | undefined
}

/**
 * Vehicles by the order in which they were entered; a search looks into maker, model and registration, with or without
 * its spaces.
 */
export const vehicleList = listOf({
  table: "vehicles",
  owner: "agencyId",
  statuses: { all: Object.keys(vehicleStatuses), together: true },
  where: (vehicle, { types = [] }: Shapes) => (types.length > 0 ? [vehicle("bodyType", "in", types)] : []),
  sorts: { entered: [] },
  direction: "DESC",
  texts: { withoutGrams: true },
  tally: ({ types = [], statuses = [] }: Shapes & Statuses) => {
    if (types.length === 0) return { measure: "vehicle_status" }
    return statuses.length === 0 ? { measure: "body_type", values: types } : undefined
  },
  rows: (db, ids) => vehicleRows(db).where("vehicles.id", "in", ids).execute(),
  line: vehicleOf
})
