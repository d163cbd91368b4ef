import { erasedFrom, journeylessStatuses, keptYears, type TransportStatus } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** What says from when on a job must say nothing of its patient. */
export const erasureColumns = ["status", "requiredAt", "movedAt", "answers"] as const

interface KeptJob {
  readonly status: TransportStatus
  readonly requiredAt: Date
  readonly movedAt: Date
  readonly answers: Readonly<Record<string, unknown>>
}

/** From when on that is; undefined while the job is new. */
export const erasureOf = (job: KeptJob): string | undefined => {
  const { pdob } = job.answers as { readonly pdob?: string }
  return erasedFrom({
    transportStatus: job.status,
    dateTimeRequired: job.requiredAt.toISOString(),
    movedAt: job.movedAt.toISOString(),
    pdob
  })
}

/** The jobs whose shortest time is over by a moment and that nobody holds; a child's may be kept for longer. */
export const dueForErasure = (db: Kysely<Tables>, moment: Date) =>
  db
    .selectFrom("transportJobs")
    .where("erasedAt", "is", null)
    .where("heldBecause", "is", null)
    .where("status", "<>", "NEW")
    .where((job) =>
      job.or([
        job.and([
          job("status", "in", journeylessStatuses),
          job("movedAt", "<=", yearsBefore(moment, keptYears.noJourney))
        ]),
        job("movedAt", "<=", yearsBefore(moment, keptYears.journey))
      ])
    )

const yearsBefore = (moment: Date, years: number) => {
  const before = new Date(moment)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}
