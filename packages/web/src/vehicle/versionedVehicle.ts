import {
  fuelTypes,
  locationText,
  nameOfCode,
  transmissionTypes,
  type Vehicle,
  type VehicleForm,
  type VehicleLocation,
  vehicleFormOf,
  vehicleTypes
} from "@crewfleet/sdk"
import type { VersionedField } from "../editing/BothVersions.tsx"

/** What was typed beside what somebody else has saved, in the words of the form. */
export const versionedVehicle = (
  form: VehicleForm,
  theirs: Vehicle,
  places: ReadonlyArray<VehicleLocation>
): ReadonlyArray<VersionedField> => {
  const written = writtenAnswers(places)
  const other = vehicleFormOf(theirs)
  return (Object.keys(labels) as ReadonlyArray<keyof VehicleForm>).map((field) => ({
    label: labels[field],
    mine: written(form, field),
    theirs: written(other, field)
  }))
}

const writtenAnswers =
  (places: ReadonlyArray<VehicleLocation>) =>
  (form: VehicleForm, field: keyof VehicleForm): string => {
    switch (field) {
      case "type":
        return nameOfCode(vehicleTypes, form.type)
      case "fuelType":
        return nameOfCode(fuelTypes, form.fuelType)
      case "transmissionType":
        return nameOfCode(transmissionTypes, form.transmissionType)
      case "airConditioning":
        return form.airConditioning ? "Yes" : "No"
      case "locationId": {
        const place = places.find(({ id }) => String(id) === form.locationId)
        return place ? locationText(place) : form.locationId
      }
      default:
        return form[field]
    }
  }

const labels: Record<keyof VehicleForm, string> = {
  name: "Make",
  model: "Model",
  regno: "Registration number",
  color: "Colour",
  type: "Vehicle type",
  fuelType: "Fuel type",
  transmissionType: "Transmission",
  engineSize: "Engine size",
  doors: "Doors",
  seats: "Seats",
  airConditioning: "Air conditioning",
  weekdayRate: "Monday to Friday",
  saturdayRate: "Saturday",
  sundayRate: "Sunday",
  depositAmt: "Deposit",
  maxDailyMileage: "Mileage allowance",
  excessMileageRate: "Excess mileage rate",
  locationId: "Location"
}
