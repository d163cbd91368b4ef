import type { Engagement } from "@crewfleet/sdk"
import {
  holdingStatuses,
  type TransportStatus,
  transportStatusWords,
  writeInstant
} from "@crewfleet/sdk/rules"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** A span of time, and whose engagements in it are meant. */
export interface EngagementsAsked {
  readonly from: Date
  readonly to: Date
  readonly vehicleIds?: ReadonlyArray<number>
  readonly workerIds?: ReadonlyArray<number>
  /** A job that is left out. */
  readonly exceptJob?: number
}

/** What takes each of some vehicles and workers in a span of time. */
export interface Engagements {
  readonly vehicles: ReadonlyMap<number, ReadonlyArray<Engagement>>
  readonly workers: ReadonlyMap<number, ReadonlyArray<Engagement>>
}

interface TakenByJob {
  readonly kind: "VEHICLE" | "WORKER"
  readonly subjectId: number
  readonly jobId: number
  readonly ref: string
  readonly status: TransportStatus
  readonly shiftDate: Date | null
  readonly shiftEndDate: Date | null
}

interface TakenByHire {
  readonly id: number
  readonly vehicleId: number
  readonly startAt: Date
  readonly endAt: Date
  readonly status: string
}

/** What takes vehicles and workers in a span of time: jobs, and the hires of vehicles; the first to begin first. */
export const engagementsWithin = async (
  db: Kysely<Tables>,
  { from, to, vehicleIds = [], workerIds = [], exceptJob = 0 }: EngagementsAsked
): Promise<Engagements> => {
  // Each is looked up by itself, so that it does not matter how many others are taken at that time.
  const { rows: jobs } = await sql<TakenByJob>`
    select taken.kind, taken.subject_id as "subjectId", job.id as "jobId", ref, job.status,
      shift_date as "shiftDate", shift_end_date as "shiftEndDate"
    from (
      select 'VEHICLE' as kind, unnest(${sql.val(vehicleIds)}::integer[]) as id
      union all select 'WORKER', unnest(${sql.val(workerIds)}::integer[])
    ) wanted
      join engagements taken on taken.kind = wanted.kind and taken.subject_id = wanted.id
        and taken.during && tstzrange(${from}, ${to}) and taken.job_id <> ${exceptJob}
      join transport_jobs job on job.id = taken.job_id
    order by shift_date, job.id`.execute(db)
  const { rows: hires } = await sql<TakenByHire>`
    select hire.id, vehicle_id as "vehicleId", start_at as "startAt", end_at as "endAt", hire.status
    from unnest(${sql.val(vehicleIds)}::integer[]) wanted (id)
      join bookings hire on hire.vehicle_id = wanted.id and hire.status in (${sql.join(holdingStatuses)})
        and tstzrange(start_at, end_at) && tstzrange(${from}, ${to})
    order by start_at, hire.id`.execute(db)
  const [vehicles, workers] = [new Map<number, Array<Engagement>>(), new Map<number, Array<Engagement>>()]
  const put = (all: Map<number, Array<Engagement>>, id: number, one: Engagement) =>
    all.set(id, [...(all.get(id) ?? []), one])
  for (const { kind, subjectId, jobId, ref, status, shiftDate, shiftEndDate } of jobs)
    if (shiftDate && shiftEndDate)
      put(kind === "VEHICLE" ? vehicles : workers, subjectId, {
        ...{ ref, jobId, status },
        start: shiftDate.toISOString(),
        end: shiftEndDate.toISOString()
      })
  for (const { id, vehicleId, startAt, endAt, status } of hires)
    put(vehicles, vehicleId, {
      ...{ ref: `Booking ${id}`, bookingId: id, status },
      start: startAt.toISOString(),
      end: endAt.toISOString()
    })
  return { vehicles, workers }
}

/** What takes a vehicle or a worker, in a sentence. */
export const engagementText = ({ ref, start, end, jobId, status }: Engagement, zone: string): string => {
  const stands = jobId !== undefined && status ? ` (${transportStatusWords(status).toLowerCase()})` : ""
  return `${ref}${stands}, ${writeInstant("moment", start, zone)} to ${writeInstant("moment", end, zone)}`
}
