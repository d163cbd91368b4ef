import type { WorkerDetails } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { agencyWorkerForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { actingAgency } from "../access/actingAgency.ts"
import { subjectOf } from "../access/Subject.ts"
import { Database } from "../database/Database.ts"
import type { UniqueViolation } from "../database/UniqueViolation.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { whileStanding } from "./standings.ts"
import { workerNotFound, workerOf } from "./workerById.ts"

const conflict: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has changed this worker's details meanwhile."
}

/**
 * Saves what is known of the worker that a request is about; whoever edited another version than the present one is refused,
 * and an agency that the worker has nothing to do with any more.
 */
export const updateWorker = Effect.fnUntraced(function* (details: WorkerDetails, named: number | undefined) {
  const { query, attempt, transaction } = yield* Database
  const { caller } = yield* permittedPerson
  const workerId = yield* permittedTenant
  const subject = subjectOf(caller)
  // Workers act for themselves alone, and an administrator who names no agency for none.
  const actsForAgency = subject.kind === "agency" || (subject.kind === "platform" && named !== undefined)
  const agencyId = actsForAgency ? yield* actingAgency(named, workerId) : undefined
  const { firstname, lastname, phoneNumber, assignmentCode, address, employmentNumber, ...answers } =
    yield* checkedAnswers(agencyWorkerForm, agencyWorkerForm.read(details))
  yield* transaction(
    Effect.gen(function* () {
      if (subject.kind === "agency" && agencyId !== undefined)
        yield* whileStanding({ workerId, agencyId, userId: caller.userId }, { type: "details.changed" })
      const before = yield* query((db) =>
        db.selectFrom("workers").select("version").where("id", "=", workerId).forUpdate().executeTakeFirst()
      )
      if (!before) return yield* Effect.fail(workerNotFound)
      if (typeof details.version === "number" && details.version !== before.version)
        return yield* Effect.fail(conflict)
      const code = yield* query((db) =>
        db.selectFrom("assignmentCodes").select("id").where("id", "=", assignmentCode.id).executeTakeFirst()
      )
      if (!code)
        return yield* Effect.fail(
          violating([{ field: "assignmentCode", text: "Choose the assignment code" }])
        )
      yield* query((db) =>
        db
          .updateTable("workers")
          .set({
            ...answers,
            gender: answers.gender as "FEMALE" | "MALE",
            address: address ?? null,
            firstName: firstname,
            lastName: lastname,
            telephone: phoneNumber,
            assignmentCodeId: assignmentCode.id,
            version: before.version + 1
          })
          .where("id", "=", workerId)
          .execute()
      )
      if (agencyId !== undefined && details.employmentNumber !== undefined)
        yield* attempt((db) =>
          db
            .updateTable("workerAgencies")
            .set({ employmentNumber })
            .where("workerId", "=", workerId)
            .where("agencyId", "=", agencyId)
            .execute()
        ).pipe(Effect.catchTag("UniqueViolation", isTaken))
      yield* insertChange({
        kind: "worker",
        subjectId: workerId,
        event: "details.changed",
        userId: caller.userId
      })
    })
  )
  return yield* workerOf(workerId, agencyId)
})

const isTaken = (violation: UniqueViolation) =>
  violation.constraint === "worker_agencies_employment_number"
    ? Effect.fail(
        violating([{ field: "employmentNumber", text: "Another worker has this employment number" }])
      )
    : Effect.die(violation)
