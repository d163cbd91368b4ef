import type { Kysely } from "kysely"
import type { UserTable } from "../src/database/SessionTables.ts"
import type { Tables } from "../src/database/Tables.ts"
import type { RoleName } from "../src/session/Accounts.ts"
import { somePromotion } from "./promotion/somePromotion.ts"

/** Everybody's password. */
export const password = "Crewfleet-2026"

/** The identifiers of what `insertPeople` made. */
export interface People {
  readonly agency: number
  readonly otherAgency: number
  readonly client: number
  /** A client of no agency. */
  readonly otherClient: number
  readonly worker: number
  readonly otherWorker: number
  /** The agency's. */
  readonly promotion: number
  readonly platformPromotion: number
}

/** Its hash, which says that it is to be read at the least cost: at the usual one each sign-in would take 26 ms of a processor. */
const passwordHash =
  "$argon2id$v=19$m=64,t=1,p=1$6H4IC2pe65eygvfYF+1FYA$RLJQrBzJuvmm+b8IIMBvy74BBzIBE7TTEh+ljL22JdM"

/** Fills an empty database with a few people and what they belong to; each is `name@crewfleet.example`. */
export const insertPeople = async (db: Kysely<Tables>): Promise<People> => {
  const one = { id: 0 }
  const [agency = one, otherAgency = one] = await db
    .insertInto("agencies")
    .values([{ name: "Northgate Rentals", baseCurrency: "GBP" }, { name: "Avon Vans" }])
    .returning("id")
    .execute()
  const ward = { name: "Harbour Care", email: "office@harbour.example", telephone: "0117 496 0000" }
  const [client = one, otherClient = one] = await db
    .insertInto("clients")
    .values([ward, { ...ward, name: "Hill Ward", email: "desk@hill.example" }])
    .returning("id")
    .execute()
  const worker = { firstName: "Una", lastName: "Reed", email: "una@crewfleet.example", telephone: "1" }
  const [worker1 = one, worker2 = one] = await db
    .insertInto("workers")
    .values([worker, { ...worker, email: "ivo@crewfleet.example" }])
    .returning("id")
    .execute()
  await db
    .insertInto("workerAgencies")
    .values([
      { workerId: worker1.id, agencyId: agency.id, sharesSince: new Date() },
      { workerId: worker2.id, agencyId: otherAgency.id, sharesSince: new Date() }
    ])
    .execute()

  const [promotion = one, platformPromotion = one] = await db
    .insertInto("promotions")
    .values([somePromotion({ agencyId: agency.id }), somePromotion()])
    .returning("id")
    .execute()

  const all = await roleCalled(db, "Administrator")
  const few = await roleCalled(db, "Clerk")
  const manager = await roleCalled(db, "Agency manager")
  const hirer = await roleCalled(db, "Hirer")
  const add = (name: string, user: NewUser, role?: number) => addUser(db, name, user, role)
  await add("admin", { userType: "ADMIN" }, all)
  await add("clerk", { userType: "ADMIN" }, few)
  await add("agency", { userType: "AGENCY", agentId: agency.id }, manager)
  await add("other-agency", { userType: "AGENCY", agentId: otherAgency.id }, manager)
  await add("trainee", { userType: "AGENCY", agentId: agency.id })
  await add("clinical", { userType: "AGENCY", agentId: agency.id }, await roleCalled(db, "Clinical reviewer"))
  await add("payroll", { userType: "AGENCY", agentId: agency.id }, await roleCalled(db, "Payroll"))
  await add("stray", { userType: "AGENCY" })
  await add("client", { userType: "CLIENT", clientId: client.id }, hirer)
  await add("other-client", { userType: "CLIENT", clientId: otherClient.id }, hirer)
  await add("worker", { userType: "WORKER", workerId: worker1.id })
  await add("other-worker", { userType: "WORKER", workerId: worker2.id })
  await add("otp", { userType: "AGENCY", agentId: agency.id, otpRequired: true })
  await add("expired", { userType: "CLIENT", clientId: client.id, passwordNeedsReset: true })
  return {
    agency: agency.id,
    otherAgency: otherAgency.id,
    client: client.id,
    otherClient: otherClient.id,
    worker: worker1.id,
    otherWorker: worker2.id,
    promotion: promotion.id,
    platformPromotion: platformPromotion.id
  }
}

const roleCalled = async (db: Kysely<Tables>, name: RoleName) =>
  (await db.selectFrom("roles").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id

type NewUser = Pick<UserTable, "userType"> & {
  readonly [Field in "agentId" | "clientId" | "workerId"]?: number
} & { readonly otpRequired?: boolean; readonly passwordNeedsReset?: boolean }

const addUser = async (db: Kysely<Tables>, name: string, user: NewUser, role?: number) => {
  const { id } = await db
    .insertInto("users")
    .values({
      email: `${name}@crewfleet.example`,
      firstName: "Robin",
      lastName: "Shaw",
      passwordHash,
      ...user
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  if (role) await db.insertInto("userRoles").values({ userId: id, roleId: role }).execute()
}
