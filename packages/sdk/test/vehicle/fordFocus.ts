/** A vehicle as the filter of a promotion looks at it. */
export const fordFocus = {
  id: 7,
  name: "Ford",
  model: "Focus",
  color: "Blue",
  fuelType: "PETROL",
  type: "HATCHBACK",
  locationId: 3
}
