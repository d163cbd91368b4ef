import type { Draft } from "@crewfleet/machines"
import { type AnswersOf, locationForm, type VehicleLocation } from "@crewfleet/sdk"
import { makeDrafts } from "../editing/Drafts.ts"

type Answers = AnswersOf<typeof locationForm>

/** What was typed of a place and not saved yet. */
export type LocationDraft = Draft<VehicleLocation, Answers>

/** The places that somebody has described and not saved yet. */
export const locationDrafts = makeDrafts<VehicleLocation, Answers>("location", locationForm)
