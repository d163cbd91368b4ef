interface Named {
  readonly name?: string | undefined
  readonly model?: string | undefined
}

/** What a vehicle is called: its maker and model, or `otherwise` where neither is known. */
export const vehicleName = (vehicle: Named | undefined, otherwise = "Vehicle"): string =>
  [vehicle?.name, vehicle?.model].filter(Boolean).join(" ") || otherwise
