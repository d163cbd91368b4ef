import {
  type LocationField,
  type LocationForm,
  locationFormOf,
  locationQuestions,
  type VehicleLocation
} from "@crewfleet/sdk"
import type { VersionedField } from "../editing/BothVersions.tsx"

/** What was typed of a place beside what somebody else has saved, in the words of the form. */
export const versionedLocation = (
  form: LocationForm,
  theirs: VehicleLocation
): ReadonlyArray<VersionedField> => {
  const other = locationFormOf(theirs)
  return (Object.keys(locationQuestions) as ReadonlyArray<LocationField>).map((field) => ({
    label: locationQuestions[field],
    mine: form[field],
    theirs: other[field]
  }))
}
