import type { Refusal } from "@crewfleet/sdk/effect"
import { isBlank, plainWords, transportReasonMaximum } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { Tables } from "../database/Tables.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { goOn, othersGoOn } from "../transport/goOn.ts"
import type { LogReviewer } from "./journeyLog.ts"
import { ownJob } from "./ownJob.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This defect cannot be found." }
const conflict = (message: string): Refusal => ({ _tag: "Conflict", message })
const mendedAlready = conflict("This defect is mended already.")
const neverOverruled = conflict(
  "This has to do with roadworthiness: have it mended, or take another vehicle. Nobody can overrule it."
)
const keepsNobody = conflict("This keeps nobody from leaving: there is nothing to overrule.")
const elsewhere = conflict("This vehicle does not make this journey any more: there is nothing to overrule.")

/** Lets the crew of one journey leave in spite of a defect; one of roadworthiness nobody overrules. */
export const overruleDefect = (reviewer: LogReviewer, defectId: number, reason: string) =>
  deciding(reviewer, defectId, reason, "Enter the reason", (defect, said) =>
    Effect.gen(function* () {
      if (defect.gravity === "ROADWORTHINESS") return yield* Effect.fail(neverOverruled)
      if (defect.gravity === "MINOR") return yield* Effect.fail(keepsNobody)
      if (!defect.isOfJob) return yield* Effect.fail(elsewhere)
      const { query } = yield* Database
      const { note, photoIds } = yield* query((db) => saidOf(db, defectId, reviewer.id))
      const overruled = {
        ...{ overruledAt: yield* now, overruledBy: reviewer.userId, because: said },
        ...{ note, photoIds: JSON.stringify(photoIds) }
      }
      yield* query((db) =>
        db
          .insertInto("vehicleDefectOverrulings")
          .values({ defectId, jobId: reviewer.id, ...overruled })
          .onConflict((on) => on.columns(["defectId", "jobId"]).doUpdateSet(overruled))
          .execute()
      )
      return "defect.overruled" as const
    })
  )

/** What a journey's log says of a defect, or else whoever spoke of it last. */
const saidOf = async (db: Kysely<Tables>, defectId: number, jobId: number) =>
  (await db
    .selectFrom("vehicleDefectFindings")
    .select(["note", "photoIds"])
    .where("defectId", "=", defectId)
    .where("jobId", "=", jobId)
    .executeTakeFirst()) ??
  db
    .selectFrom("vehicleDefects")
    .select(["note", "photoIds"])
    .where("id", "=", defectId)
    .executeTakeFirstOrThrow()

/** Says that a defect was mended, and how. */
export const mendDefect = (reviewer: LogReviewer, defectId: number, how: string) =>
  deciding(reviewer, defectId, how, "Say how it was mended, and by whom", (_, mendedHow) =>
    Effect.gen(function* () {
      const { query } = yield* Database
      const mended = { mendedAt: yield* now, mendedBy: reviewer.userId, mendedHow }
      yield* query((db) => db.updateTable("vehicleDefects").set(mended).where("id", "=", defectId).execute())
      return "defect.mended" as const
    })
  )

interface Defect {
  readonly gravity: string
  /** Whether it is the vehicle's that makes the journey. */
  readonly isOfJob: boolean
}

/** Decides about a defect that is not mended, with a reason, and goes on where nothing stands in the way any more. */
const deciding = <R>(
  { id, agencyId, userId }: LogReviewer,
  defectId: number,
  reason: string,
  lacking: string,
  decide: (defect: Defect, said: string) => Effect.Effect<"defect.overruled" | "defect.mended", Refusal, R>
) =>
  Effect.gen(function* () {
    const said = plainWords(reason)
    if (isBlank(reason)) return yield* Effect.fail(violating([{ field: "reason", text: lacking }]))
    const tooLong = `The reason must be ${transportReasonMaximum} characters or fewer`
    if (said.length > transportReasonMaximum)
      return yield* Effect.fail(violating([{ field: "reason", text: tooLong }]))
    const { query, transaction } = yield* Database
    return yield* transaction(
      Effect.gen(function* () {
        const job = yield* ownJob(id, agencyId)
        const defect = isPossibleId(defectId)
          ? yield* query((db) =>
              db
                .selectFrom("vehicleDefects")
                .select(["vehicleId", "jobId", "gravity", "mendedAt", "label"])
                .where("id", "=", defectId)
                .forUpdate()
                .executeTakeFirst()
            )
          : undefined
        const isOfJob = defect !== undefined && defect.vehicleId === job.vehicleId
        if (!defect || !(isOfJob || defect.jobId === id)) return yield* Effect.fail(notFound)
        if (defect.mendedAt !== null) return yield* Effect.fail(mendedAlready)
        const event = yield* decide({ gravity: defect.gravity, isOfJob }, said)
        const change = { kind: "transport_job", subjectId: id, event, userId } as const
        yield* insertChange({ ...change, reason: `${defect.label}: ${said}` })
        yield* goOn(id)
        yield* othersGoOn(defect.vehicleId, id, [defect.jobId])
      })
    )
  })
