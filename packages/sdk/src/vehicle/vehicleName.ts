interface Named {
  readonly name?: string | null | undefined
  readonly model?: string | null | undefined
}

/** What a vehicle is called: its maker and model, or `otherwise` where neither is known. */
export const vehicleName = (vehicle: Named | null | undefined, otherwise = "Vehicle"): string =>
  [vehicle?.name, vehicle?.model].filter(Boolean).join(" ") || otherwise
