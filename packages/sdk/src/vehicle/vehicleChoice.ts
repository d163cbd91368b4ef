/** How many are asked for who chooses vehicles (specification 001 §9). */
export const vehicleChoice = {
  /** Available vehicles. */
  vehicles: 500,
  /** Vehicles that show what a filter finds. */
  preview: 5,
  locations: 1000
} as const
