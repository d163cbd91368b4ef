/** What each code of a fuel type is called (specification 001 §3). */
export const fuelTypes = {
  PETROL: "Petrol",
  PHYBRID: "Petrol hybrid",
  DIESEL: "Diesel",
  DHYBRID: "Diesel hybrid",
  ELECTRIC: "Electric",
  HYDROGEN: "Hydrogen"
} as const satisfies Record<string, string>

/** What each code of a vehicle type is called (specification 001 §3). */
export const vehicleTypes = {
  SUV: "SUV",
  PICKUP: "Pickup",
  HATCHBACK: "Hatchback",
  MPV: "MPV",
  SPECIAL: "Special"
} as const satisfies Record<string, string>

/** What each code of a transmission is called. */
export const transmissionTypes = {
  MANUAL: "Manual",
  AUTOMATIC: "Automatic"
} as const satisfies Record<string, string>

/** What each status of a vehicle is called. */
export const vehicleStatuses = {
  DRAFT: "Draft",
  AWAITING_APPROVAL: "Awaiting approval",
  ACTIVE: "Active",
  REJECTED: "Rejected",
  INACTIVE: "Withdrawn"
} as const satisfies Record<string, string>

/** A code of a status. */
export type VehicleStatusCode = keyof typeof vehicleStatuses

/** What each group of days is called for which a vehicle has a rate. */
export const weekDays = {
  MTF: "Monday to Friday",
  SAT: "Saturday",
  SUN: "Sunday"
} as const satisfies Record<string, string>

/** What a code is called; one that nobody foresaw speaks for itself. */
export const nameOfCode = (names: Readonly<Record<string, string>>, code: string | undefined): string =>
  code ? (Object.hasOwn(names, code) ? (names[code] ?? code) : code) : ""
