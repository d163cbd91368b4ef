import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { Holders } from "./insertAccounts.ts"
import { type Person, somebody, somewhere } from "./people.ts"
import { agencies } from "./places.ts"
import type { Random } from "./Random.ts"
import { type Customer, firstDayBefore } from "./rentals.ts"

const hirerCount = 40
const workerCount = 12

/** Adds agencies, hirers, a ward and workers; the ward, the first hirer and the first worker are those of the demo accounts. */
export const insertPeople = async (
  db: Kysely<Tables>,
  random: Random,
  now: Date
): Promise<Holders & { readonly customers: ReadonlyArray<Customer> }> => {
  const agencyIds = await insertAgencies(db, now)
  const customers = await insertHirers(db, random, now)
  const workerId = await insertWorkers(db, random, agencyIds)
  const wardId = await insertWard(db, now)
  return { agencyIds, customers, hirerId: customers[0]?.id ?? 0, wardId, workerId }
}

const insertAgencies = async (db: Kysely<Tables>, now: Date): Promise<Array<number>> => {
  const unknown = {
    baseCurrency: null,
    telephone: null,
    street: null,
    city: null,
    state: null,
    postalCode: null,
    country: null
  }
  const rows = agencies.map(({ name, profile }) => ({
    name,
    ...(profile ?? unknown),
    logoFileId: null,
    createdAt: profile === undefined ? now : firstDayBefore(now)
  }))
  const inserted = await db.insertInto("agencies").values(rows).returning("id").execute()
  return inserted.map(({ id }) => id)
}

const insertHirers = async (db: Kysely<Tables>, random: Random, now: Date): Promise<Array<Customer>> => {
  const firstDay = firstDayBefore(now).getTime() - 60 * 86_400_000
  const people = Array.from({ length: hirerCount }, (_, index): Person & { createdAt: Date } => ({
    ...(index === 0 ? eleanor : somebody(random, index)),
    // A few were there from the start, the others joined little by little until yesterday.
    createdAt: new Date(
      firstDay + Math.max(0, index - 8) * ((now.getTime() - firstDay - 86_400_000) / (hirerCount - 9))
    )
  }))
  const rows = people.map(({ firstName, lastName, email, telephone, createdAt }) => ({
    name: `${firstName} ${lastName}`,
    email,
    telephone,
    ...somewhere(random),
    verified: random.next() < 0.7,
    rating: random.next() < 0.6 ? random.whole(28, 50) / 10 : null,
    createdAt
  }))
  const inserted = await db.insertInto("clients").values(rows).returning(["id", "email"]).execute()
  const ids = new Map(inserted.map(({ id, email }) => [email, id]))
  return people.map((person) => ({ ...person, id: ids.get(person.email) ?? 0 }))
}

/** A ward hires nothing; agencies find it where they work for it. */
const insertWard = async (db: Kysely<Tables>, now: Date): Promise<number> => {
  const { id } = await db
    .insertInto("clients")
    .values({
      name: "Rowan Ward",
      email: "ward@crewfleet.example",
      telephone: "0117 496 0142",
      firstLine: "St Brendan's Hospital",
      town: "Bristol",
      country: "United Kingdom",
      verified: true,
      createdAt: firstDayBefore(now)
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

const insertWorkers = async (db: Kysely<Tables>, random: Random, agencyIds: ReadonlyArray<number>) => {
  const people = Array.from({ length: workerCount }, (_, index) =>
    index === 0 ? samuel : somebody(random, 100 + index)
  )
  const workers = await db.insertInto("workers").values(people).returning("id").execute()
  const memberships = workers.flatMap(({ id: workerId }, index) =>
    (index === 0 ? agencyIds.slice(0, 2) : [random.pick(agencyIds)]).map((agencyId) => ({
      workerId,
      agencyId
    }))
  )
  await db.insertInto("workerAgencies").values(memberships).execute()
  return workers[0]?.id ?? 0
}

const eleanor: Person = {
  firstName: "Eleanor",
  lastName: "Marlow",
  email: "client@crewfleet.example",
  telephone: "020 7946 0217"
}

const samuel: Person = {
  firstName: "Samuel",
  lastName: "Price",
  email: "worker@crewfleet.example",
  telephone: "07700 900461"
}
