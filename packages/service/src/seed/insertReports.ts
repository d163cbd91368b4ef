import type { ConditionContent, Damage } from "@crewfleet/sdk"
import { accessoriesFor, damageKinds, views } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { Random } from "./Random.ts"
import { uuidOf } from "./uuidOf.ts"

const seedOfChance = 20_260_416
const completeHires = 120
const notes = ["Found at the walk-round", "Photographed at the desk", "The hirer was told", ""]
const clerks = ["Sam Carter", "Priya Nair", "Owen Hughes", "Grace Bell"]

/** Adds condition reports: both of the latest hires that are over, and the first of those that are under way. */
export const insertReports = async (db: Kysely<Tables>): Promise<void> => {
  const random = new Random(seedOfChance)
  const rows = [...(await hires(db, "COMPLETE")), ...(await hires(db, "IN_PROGRESS"))].flatMap((hire) => {
    const before = contentOf(random, hire, hire.startAt)
    const pickUp = rowOf(random, hire, "PICK_UP", before, hire.startAt)
    if (hire.status === "IN_PROGRESS") return [pickUp]
    return [pickUp, rowOf(random, hire, "RETURN", afterwards(random, hire, before), hire.endAt)]
  })
  for (let at = 0; at < rows.length; at += 200)
    await db
      .insertInto("conditionReports")
      .values(rows.slice(at, at + 200))
      .execute()
}

const hires = (db: Kysely<Tables>, status: "COMPLETE" | "IN_PROGRESS") =>
  db
    .selectFrom("bookings")
    .innerJoin("vehicles", "vehicles.id", "bookings.vehicleId")
    .select([
      "bookings.id",
      "bookings.agencyId",
      "bookings.status",
      "startAt",
      "endAt",
      "firstname",
      "surname",
      "fuelType"
    ])
    .where("bookings.status", "=", status)
    .orderBy("startAt", "desc")
    .orderBy("bookings.id")
    .limit(completeHires)
    .execute()

type Hire = Awaited<ReturnType<typeof hires>>[number]

const rowOf = (
  random: Random,
  { id: bookingId, agencyId }: Hire,
  moment: "PICK_UP" | "RETURN",
  content: ConditionContent,
  receivedAt: Date
) => ({
  id: uuidOf(random),
  bookingId,
  agencyId,
  moment,
  content: JSON.stringify(content),
  receivedAt
})

const contentOf = (random: Random, hire: Hire, at: Date): ConditionContent => ({
  odometer: random.whole(4_000, 90_000),
  fuel: random.whole(6, 8),
  outside: random.weighted({ CLEAN: 8, FAIR: 2 }),
  inside: random.weighted({ CLEAN: 9, FAIR: 1 }),
  accessories: accessoriesFor(hire.fuelType).map((accessory) => ({ accessory, present: true })),
  damages: Array.from({ length: random.whole(0, 2) }, () => damageOf(random)),
  remarks: "",
  signatures: signaturesOf(random, hire, at)
})

/** The same vehicle as it comes back. */
const afterwards = (random: Random, hire: Hire, before: ConditionContent): ConditionContent => {
  const days = Math.max(1, Math.round((hire.endAt.getTime() - hire.startAt.getTime()) / 86_400_000))
  return {
    ...before,
    odometer: before.odometer + days * random.whole(20, 160),
    fuel: random.whole(2, 8),
    outside: random.weighted({ CLEAN: 4, FAIR: 4, DIRTY: 2 }),
    inside: random.weighted({ CLEAN: 5, FAIR: 4, DIRTY: 1 }),
    accessories: before.accessories.map((found) => ({ ...found, present: random.next() > 0.03 })),
    damages: [...before.damages, ...(random.next() < 0.3 ? [damageOf(random)] : [])],
    signatures: signaturesOf(random, hire, hire.endAt)
  }
}

const damageOf = (random: Random): Damage => ({
  id: uuidOf(random),
  view: random.pick(views),
  x: random.whole(20, 80) / 100,
  y: random.whole(30, 70) / 100,
  kind: random.pick(damageKinds.filter((kind) => kind !== "OTHER")),
  note: random.pick(notes),
  photoIds: []
})

const signaturesOf = (random: Random, { firstname, surname }: Hire, at: Date) => {
  const signed = { method: "TYPED" as const, drawing: "", signedAt: at.toISOString() }
  return {
    hirer: { ...signed, name: `${firstname} ${surname}` },
    agency: { ...signed, name: random.pick(clerks) }
  }
}
