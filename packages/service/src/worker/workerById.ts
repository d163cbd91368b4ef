import type { Worker } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { hasOffer, showsDetails, showsRecords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { actingAgency } from "../access/actingAgency.ts"
import { subjectOf } from "../access/Subject.ts"
import { bookedWithin } from "../access/shiftsWithin.ts"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fileAddress } from "../file/fileAddress.ts"
import { now } from "../time/now.ts"

/** There is no such worker, or whoever asks does not know them. */
export const workerNotFound: Refusal = { _tag: "NotFound", message: "This worker cannot be found." }

/** The worker that a request is about, as far as whoever asks may know them. */
export const workerAsked = Effect.fnUntraced(function* (named: number | undefined) {
  const { caller } = yield* permittedPerson
  const workerId = yield* permittedTenant
  const subject = subjectOf(caller)
  switch (subject.kind) {
    case "agency":
      return yield* ownWorker(workerId, yield* actingAgency(named, workerId))
    case "platform":
      return yield* workerOf(workerId, named === undefined ? undefined : yield* actingAgency(named, workerId))
    case "worker":
      return subject.id === workerId ? yield* workerOf(workerId, undefined) : yield* colleague(workerId)
    default:
      return yield* colleague(workerId)
  }
})

/** All that is known of a worker, with what an agency keeps of them. */
export const workerOf = Effect.fnUntraced(function* (workerId: number, agencyId: number | undefined) {
  const { query } = yield* Database
  const row = yield* query((db) => known(db, workerId, agencyId ?? 0))
  if (!row) return yield* Effect.fail(workerNotFound)
  const { profilePicFileId, codeName, sharesSince, offeredAt, assignmentCodeId, agencyName, ...kept } = row
  const { fitToWork, standing, ...worker } = kept
  return withoutNulls({
    ...worker,
    profilePic: profilePicFileId && fileAddress(profilePicFileId),
    assignmentCodeId,
    assignmentCode: codeName !== null && assignmentCodeId ? { id: assignmentCodeId, name: codeName } : null,
    ...(agencyId !== undefined && {
      agency: { id: agencyId, name: agencyName },
      standing,
      shares: standing !== null && showsRecords(standing, sharesSince !== null),
      offered: standing !== null && hasOffer(standing, offeredAt !== null),
      fitToWork
    })
  }) satisfies Worker
})

/** What an agency may know of a worker: of somebody whom it declined or who has left, who they are and no more. */
export const ownWorker = Effect.fnUntraced(function* (workerId: number, agencyId: number) {
  const worker = yield* workerOf(workerId, agencyId)
  const { standing } = worker
  if (standing && showsDetails(standing)) return worker
  const { id, firstname, lastname, employmentNumber, agency, shares, fitToWork, version } = worker
  return withoutNulls({
    ...{ id, firstname, lastname, employmentNumber },
    ...{ agency, standing, shares, fitToWork, version }
  }) satisfies Worker
})

/** Who somebody is and what they do, for those who work beside them or have them booked. */
const colleague = Effect.fnUntraced(function* (workerId: number) {
  const { query } = yield* Database
  const moment = yield* now
  const row = yield* query((db) => known(db, workerId, 0))
  if (!row) return yield* Effect.fail(workerNotFound)
  const booked = yield* query((db) =>
    bookedWithin(db, moment)
      .innerJoin("assignmentCodes", "assignmentCodes.id", "assignmentCodeId")
      .where("workerId", "=", workerId)
      .select(["assignmentCodes.id", "name"])
      .orderBy("shiftBookings.shiftDate", "desc")
      .executeTakeFirst()
  )
  const { id, firstname, lastname } = row
  return withoutNulls({
    id,
    firstname,
    lastname,
    assignmentCodeId: booked?.id,
    assignmentCode: booked
  }) satisfies Worker
})

const known = (db: Kysely<Tables>, workerId: number, agencyId: number) =>
  db
    .selectFrom("workers")
    .leftJoin("assignmentCodes", "assignmentCodes.id", "assignmentCodeId")
    .leftJoin("users", "users.workerId", "workers.id")
    .leftJoin("workerAgencies", (join) =>
      join.onRef("workerAgencies.workerId", "=", "workers.id").on("agencyId", "=", agencyId)
    )
    .select(["workers.id", "workers.firstName as firstname", "workers.lastName as lastname", "dob"])
    .select(["workers.email", "profilePicFileId", "telephone as phoneNumber", "address"])
    .select(["employmentNumber", "gender", "nationality", "users.email as username"])
    .select(["assignmentCodeId", "assignmentCodes.name as codeName", "workers.version"])
    .select(["standing", "sharesSince", "offeredAt", "fitToWork"])
    .select((row) => row.selectFrom("agencies").select("name").where("id", "=", agencyId).as("agencyName"))
    .where("workers.id", "=", workerId)
    .orderBy("users.id")
    .executeTakeFirst()
