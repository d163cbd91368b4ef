import type { DrivingLicence, DrivingLicenceBody } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { drivingLicenceForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { keptDrivingLicence } from "../database/StaffingTables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { insertChange } from "../life/insertChange.ts"
import { type OwnWorker, whileStanding } from "./standings.ts"
import { workerNotFound } from "./workerById.ts"

const conflict: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has changed this worker's driving licence meanwhile."
}

/** What an agency keeps of the driving licence of a worker, and whether they have a job that drives. */
export const drivingLicenceOf = Effect.fnUntraced(function* ({
  workerId,
  agencyId
}: Pick<OwnWorker, "workerId" | "agencyId">) {
  const { query } = yield* Database
  const row = yield* query((db) =>
    db
      .selectFrom("workerAgencies")
      .leftJoin("drivingLicences", "membershipId", "workerAgencies.id")
      .select(["workerAgencies.id", ...keptDrivingLicence.names])
      .select(sql<number>`coalesce(driving_licences.version, 0)`.as("version"))
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom("workerJobs")
            .innerJoin("assignmentCodes", "assignmentCodes.id", "workerJobs.assignmentCodeId")
            .select("workerJobs.id")
            .whereRef("workerJobs.workerId", "=", "workerAgencies.workerId")
            .whereRef("workerJobs.agencyId", "=", "workerAgencies.agencyId")
            .where("removedAt", "is", null)
            .where("drives", "=", true)
        )
          .$castTo<boolean>()
          .as("drives")
      )
      .where("workerAgencies.workerId", "=", workerId)
      .where("workerAgencies.agencyId", "=", agencyId)
      .executeTakeFirst()
  )
  return row ? (withoutNulls(row) satisfies DrivingLicence) : yield* Effect.fail(workerNotFound)
})

/** Saves that; whoever edited another version than the present one is refused. */
export const saveDrivingLicence = Effect.fnUntraced(function* (
  worker: OwnWorker,
  { version, ...body }: DrivingLicenceBody
) {
  const { query, transaction } = yield* Database
  const answers = yield* checkedAnswers(drivingLicenceForm, drivingLicenceForm.read(body))
  const written = keptDrivingLicence.write(answers)
  yield* transaction(
    Effect.gen(function* () {
      yield* whileStanding(worker, { type: "details.changed" })
      const { id: membershipId, version: present } = yield* drivingLicenceOf(worker)
      if (typeof version === "number" && version !== present) return yield* Effect.fail(conflict)
      const saved = yield* query((db) =>
        db
          .insertInto("drivingLicences")
          .values({ membershipId, ...written })
          .onConflict((held) =>
            held
              .column("membershipId")
              .doUpdateSet({ ...written, version: sql`driving_licences.version + 1` })
              .where("drivingLicences.version", "=", present)
          )
          .returning("membershipId")
          .executeTakeFirst()
      )
      if (!saved) return yield* Effect.fail(conflict)
      yield* insertChange({
        kind: "worker_agency",
        subjectId: membershipId,
        event: "licence.changed",
        userId: worker.userId
      })
    })
  )
  return yield* drivingLicenceOf(worker)
})
