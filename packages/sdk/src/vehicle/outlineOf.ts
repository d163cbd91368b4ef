import type { vehicleTypes } from "./vehicleCodes.ts"

/** What each drawing of a vehicle is called on which damage is marked. */
export const vehicleOutlines = {
  SALOON: "Saloon",
  HATCHBACK: "Hatchback",
  VAN: "Van",
  PICKUP: "Pick-up",
  MOTORCYCLE: "Motorcycle"
} as const satisfies Record<string, string>

/** A code of a drawing. */
export type Outline = keyof typeof vehicleOutlines

const byType: Readonly<Record<keyof typeof vehicleTypes, Outline>> = {
  SUV: "HATCHBACK",
  PICKUP: "PICKUP",
  HATCHBACK: "HATCHBACK",
  MPV: "VAN",
  SPECIAL: "SALOON"
}

const isKeyOf = <Of extends object>(of: Of, code: unknown): code is keyof Of =>
  typeof code === "string" && Object.hasOwn(of, code)

/** Whether a code is that of a drawing. */
export const isOutline = (code: unknown): code is Outline => isKeyOf(vehicleOutlines, code)

/** The drawing of a vehicle on which damage is marked: the one that its agency chose, or else that of its type. */
export const outlineOf = (vehicle: {
  readonly type?: string | null | undefined
  readonly outline?: string | null | undefined
}): Outline => {
  if (isOutline(vehicle.outline)) return vehicle.outline
  return isKeyOf(byType, vehicle.type) ? byType[vehicle.type] : "SALOON"
}
