import { rateGroups, type VehicleField, type VehicleForm } from "./VehicleForm.ts"

const wirePlaces: { readonly [Field in VehicleField]?: string } = {
  weekdayRate: `vehicleRates.${rateGroups.weekdayRate}`,
  saturdayRate: `vehicleRates.${rateGroups.saturdayRate}`,
  sundayRate: `vehicleRates.${rateGroups.sundayRate}`,
  locationId: "location.id"
}

/** Where the wire holds the answer to a question. */
export const wirePlaceOf = (field: VehicleField): string => wirePlaces[field] ?? field

/** The question whose answer stands at a place of the wire, if the form asks for it. */
export const vehicleFieldAt = (place: string, form: VehicleForm): VehicleField | undefined =>
  (Object.keys(form) as ReadonlyArray<VehicleField>).find(
    (field) =>
      wirePlaceOf(field) === place || field === place || (field === "locationId" && place === "location")
  )
