import type { Insertable } from "kysely"
import type { VehicleTable } from "../database/RentalTables.ts"
import { colours, models } from "./models.ts"
import { agencies } from "./places.ts"
import type { Random } from "./Random.ts"

type Vehicle = Insertable<VehicleTable> & { readonly createdAt: Date }

const letters = "ABCDEFGHJKLMNOPRSTUVWXYZ"

/** Where an agency hands its vehicles over. */
export interface Place {
  readonly id: number
  readonly agencyId: number
  readonly city: string
}

/** The vehicles of every agency; those of an agency without a profile all await approval. */
export const fleetOf = (
  random: Random,
  agencyIds: ReadonlyArray<number>,
  places: ReadonlyArray<Place>,
  firstDay: Date
): Array<Vehicle> => {
  const plates = new Set<string>()
  return agencies.flatMap((agency, at) =>
    Array.from({ length: agency.fleet }, (_, index): Vehicle => {
      const agencyId = agencyIds[at] ?? 0
      const { rate, ...kind } = random.pick(models)
      const standing = standings[at]?.[index] ?? usualStanding(agency.profile !== undefined, index)
      return {
        ...kind,
        agencyId,
        regno: newPlate(random, plates),
        colour: random.pick(colours),
        transmission:
          kind.fuelType === "ELECTRIC" ? "AUTOMATIC" : random.weighted({ MANUAL: 6, AUTOMATIC: 4 }),
        ...standing,
        dailyRate: rate * 100 + random.pick([-200, 0, 0, 150, 300]),
        saturdayRate: rate * 110,
        sundayRate: rate * 105,
        deposit: rate * 500,
        excessMileageRate: random.whole(12, 35),
        maxDailyMileage: random.pick([150, 200, 250, 300]),
        doors: kind.bodyType === "PICKUP" ? 4 : 5,
        airConditioning: random.next() < 0.9,
        locationId: random.pick(places.filter((place) => place.agencyId === agencyId)).id,
        createdAt: new Date(firstDay.getTime() - random.whole(1, 90) * 86_400_000)
      }
    })
  )
}

type Standing = Pick<Vehicle, "status" | "rejection">

const rejected = (rejection: string): Standing => ({ status: "REJECTED", rejection })

/** Vehicles that stand elsewhere on their way to the road than is usual, by agency and by place in its fleet. */
const standings: ReadonlyArray<Readonly<Record<number, Standing>>> = [
  {
    21: rejected("The number plate cannot be read in the photo. Add one that shows it."),
    31: { status: "DRAFT" }
  },
  { 15: { status: "DRAFT" }, 21: rejected("The photo shows another model than the one that is described.") },
  {
    4: rejected("The daily rate is far below what the deposit suggests. Check both."),
    5: { status: "DRAFT" }
  }
]

const usualStanding = (hasProfile: boolean, index: number): Standing => {
  if (index % 16 === 15) return { status: "INACTIVE" }
  return { status: !hasProfile || index % 11 === 10 ? "AWAITING_APPROVAL" : "ACTIVE" }
}

const newPlate = (random: Random, taken: Set<string>): string => {
  const some = (count: number) => Array.from({ length: count }, () => random.pick([...letters])).join("")
  const plate = `${some(2)}${random.pick(["21", "71", "22", "72", "23", "73", "24", "74", "25", "75"])} ${some(3)}`
  if (taken.has(plate)) return newPlate(random, taken)
  taken.add(plate)
  return plate
}
