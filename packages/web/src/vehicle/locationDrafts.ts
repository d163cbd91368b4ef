import type { Draft } from "@crewfleet/machines"
import { emptyLocationForm, type LocationForm, type VehicleLocation } from "@crewfleet/sdk"
import { makeDrafts } from "../editing/Drafts.ts"

/** What was typed of a place and not saved yet. */
export type LocationDraft = Draft<VehicleLocation, LocationForm>

const isForm = (value: unknown): value is LocationForm =>
  Object.keys(emptyLocationForm).every((field) => typeof Object(value)[field] === "string")

/** The places that somebody has described and not saved yet. */
export const locationDrafts = makeDrafts<VehicleLocation, LocationForm>("location", isForm)
