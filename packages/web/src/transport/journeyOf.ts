interface Journey {
  readonly pickupPostCode?: string | undefined
  readonly destination?: string | undefined
  readonly destinationPostCode?: string | undefined
}

/** From where to where a journey goes: `SE5 8AZ > NW3 2QG`. */
export const journeyOf = ({ pickupPostCode, destination, destinationPostCode }: Journey): string =>
  `${pickupPostCode || "Pickup not told"} > ${destinationPostCode || destination || "destination not told"}`
