import type { AnswersOf, AnyForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { Tables } from "../database/Tables.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { violating } from "../http/violationsOf.ts"
import { heldContent } from "../transport/heldContent.ts"
import { isOf } from "../transport/logStanding.ts"
import type { RecordSent } from "./receivedRecord.ts"
import { recordKinds } from "./recordKinds.ts"

/** Refuses what is wrong with a record, in the words of its form; what stands aside has to fit nothing but that. */
export const checkedRecord = Effect.fnUntraced(function* (sent: RecordSent, content: object) {
  const { form } = recordKinds[sent.kind] as { readonly form: AnyForm | undefined }
  if (!form) return
  const { query } = yield* Database
  if (sent.kind === "vehicle") yield* ownVehicle(sent.jobId, content)
  const facts = sent.hand.endedAt === null ? yield* query((db) => factsFor(db, sent)) : {}
  const answers = form.read(content as Parameters<AnyForm["read"]>[0])
  yield* checkedAnswers(form, answers as AnswersOf<AnyForm>, facts)
  const { vehicleId } = facts as Mileages
  if (sent.kind === "vehicle" && sent.hand.endedAt === null && isOf(vehicleId ?? null, { ...sent, content }))
    yield* mileageFits(sent.jobId, content)
})

/** What a record has to fit of what was received before. */
const factsFor = async (db: Kysely<Tables>, { jobId, kind }: RecordSent): Promise<object> => {
  switch (kind) {
    case "vehicle": {
      const { vehicleId, vehicleChecks } = await db
        .selectFrom("transportJobs")
        .leftJoin("agencies", "agencies.id", "agencyId")
        .select(["vehicleId", "vehicleChecks"])
        .where("transportJobs.id", "=", jobId)
        .executeTakeFirstOrThrow()
      return { vehicleId: vehicleId ?? undefined, agencyChecks: vehicleChecks ?? [] }
    }
    case "propertyHanded": {
      const taken = await heldContent(db, jobId, "propertyTaken")
      const { propertyList, cashHandover } = (taken ?? {}) as Property
      return taken ? { taken: { list: propertyList ?? [], cash: cashHandover } } : {}
    }
    case "medicationHanded": {
      const taken = await heldContent(db, jobId, "medicationTaken")
      const { medicationList } = (taken ?? {}) as Medication
      return taken ? { taken: { list: medicationList ?? [] } } : {}
    }
    case "dropOff": {
      const content = (await heldContent(db, jobId, "vehicle")) ?? {}
      const { vehicleId } = await db
        .selectFrom("transportJobs")
        .select("vehicleId")
        .where("id", "=", jobId)
        .executeTakeFirstOrThrow()
      // The odometer of a vehicle that was exchanged says nothing of this one's.
      const isOfGoing = isOf(vehicleId, { kind: "vehicle", content })
      return { startMileage: (isOfGoing && (content as Mileages).startMileage) || undefined }
    }
    default:
      return {}
  }
}

interface Property {
  readonly propertyList?: ReadonlyArray<string> | null
  readonly cashHandover?: number | null
}

interface Medication {
  readonly medicationList?: ReadonlyArray<string> | null
}

interface Mileages {
  readonly vehicleId?: number | null
  readonly startMileage?: number | null
  readonly mileage?: number | null
}

/** Refuses the log of a vehicle that is not the agency's. */
const ownVehicle = Effect.fnUntraced(function* (jobId: number, content: object) {
  const { vehicleId } = content as Mileages
  if (typeof vehicleId !== "number") return
  const { query } = yield* Database
  const vehicle = isPossibleId(vehicleId)
    ? yield* query((db) =>
        db
          .selectFrom("vehicles")
          .innerJoin("transportJobs", "transportJobs.agencyId", "vehicles.agencyId")
          .select("vehicles.id")
          .where("vehicles.id", "=", vehicleId)
          .where("transportJobs.id", "=", jobId)
          .executeTakeFirst()
      )
    : undefined
  if (!vehicle) yield* Effect.fail(violating([{ field: "vehicleId", text: "This vehicle cannot be found" }]))
})

/** Start and end agree, whichever arrives first. */
const mileageFits = Effect.fnUntraced(function* (jobId: number, content: object) {
  const { query } = yield* Database
  const { mileage } = ((yield* query((db) => heldContent(db, jobId, "dropOff"))) ?? {}) as Mileages
  const { startMileage } = content as Mileages
  if (typeof mileage !== "number" || typeof startMileage !== "number" || startMileage <= mileage) return
  const text = `The mileage at the start must be ${mileage.toLocaleString("en-GB")} or less, which it was at the end`
  yield* Effect.fail(violating([{ field: "startMileage", text }]))
})
