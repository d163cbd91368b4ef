import type { BodyType, VehicleTable } from "../database/RentalTables.ts"

/** A model on the market; `rate` is the usual price of a day in whole pounds. */
export interface Model {
  readonly name: string
  readonly model: string
  readonly bodyType: BodyType
  readonly fuelType: VehicleTable["fuelType"]
  readonly engineSize: string
  readonly seats: number
  readonly rate: number
  /** Where its body does not tell how it is drawn. */
  readonly outline: VehicleTable["outline"]
}

const model = (
  name: string,
  model: string,
  bodyType: BodyType,
  fuelType: Model["fuelType"],
  engineSize: string,
  seats: number,
  rate: number,
  outline: Model["outline"] = null
): Model => ({ name, model, bodyType, fuelType, engineSize, seats, rate, outline })

/** What British rental fleets are made of. */
export const models: ReadonlyArray<Model> = [
  model("Ford", "Fiesta", "HATCHBACK", "PETROL", "1.0 L", 5, 34),
  model("Vauxhall", "Corsa", "HATCHBACK", "PETROL", "1.2 L", 5, 33),
  model("Volkswagen", "Golf", "HATCHBACK", "PETROL", "1.5 L", 5, 42),
  model("Toyota", "Yaris", "HATCHBACK", "PHYBRID", "1.5 L", 5, 39),
  model("Renault", "Zoe", "HATCHBACK", "ELECTRIC", "Electric", 5, 41),
  model("MG", "4", "HATCHBACK", "ELECTRIC", "Electric", 5, 46),
  model("Nissan", "Qashqai", "SUV", "PETROL", "1.3 L", 5, 52),
  model("Kia", "Sportage", "SUV", "DIESEL", "1.6 L", 5, 56),
  model("Hyundai", "Tucson", "SUV", "PHYBRID", "1.6 L", 5, 59),
  model("Land Rover", "Discovery Sport", "SUV", "DHYBRID", "2.0 L", 7, 88),
  model("Toyota", "Mirai", "SPECIAL", "HYDROGEN", "Fuel cell", 5, 110),
  model("Volkswagen", "Touran", "MPV", "DIESEL", "2.0 L", 7, 64),
  model("Ford", "Galaxy", "MPV", "PHYBRID", "2.5 L", 7, 68),
  model("Citroën", "Berlingo", "MPV", "ELECTRIC", "Electric", 5, 54),
  model("Ford", "Ranger", "PICKUP", "DIESEL", "2.0 L", 5, 72),
  model("Isuzu", "D-Max", "PICKUP", "DIESEL", "1.9 L", 5, 69),
  model("Renault", "Trafic Access", "SPECIAL", "DIESEL", "2.0 L", 8, 95, "VAN")
]

/** Colours that vehicles come in. */
export const colours = ["Black", "White", "Silver", "Grey", "Blue", "Red", "Green"]
