import type { ShiftEvent } from "@crewfleet/machines/life"
import { Effect } from "effect"
import { PublicUrl } from "../PublicUrl.ts"
import { now } from "../time/now.ts"
import { jobInMail, mailAgency, mailWorkers, type NamedJob, shiftInMail } from "./transportMail.ts"

const quarter = 15 * 60_000

const toWorker: Partial<Record<ShiftEvent["type"], (named: string) => string>> = {
  "worker.booked": (named) => `you are booked for the journey ${named}.`,
  "booking.approved": (named) => `you are booked for the journey ${named}.`,
  "booking.rejected": (named) => `the seat of the journey ${named} for which you applied is not yours.`,
  "booking.removed": (named) => `you are not booked for the journey ${named} any more.`
}

interface Place {
  readonly bookingId: number
  readonly workerId: number
  readonly version: number
  /** Whether the worker had the place already, and not only asked for it. */
  readonly wasBooked?: boolean
}

/** Mails whom a step of somebody's place concerns: the worker what the agency decides, the agency what workers do. */
export const tellOfPlace = Effect.fnUntraced(function* (
  job: NamedJob,
  { type }: ShiftEvent,
  { bookingId, workerId, version, wasBooked = false }: Place
) {
  const named = yield* jobInMail(job)
  const subject = `Journey ${job.ref}`
  const key = `place ${bookingId} ${type} ${version}`
  const said = toWorker[type]?.(yield* shiftInMail(job))
  if (said)
    yield* mailWorkers([workerId], {
      ...{ key, subject },
      paragraphs: [said, `${yield* PublicUrl}/worker/transport`]
    })
  if (job.agencyId === null) return
  if (type === "booking.withdrawn")
    yield* mailAgency(job.agencyId, job.id, {
      ...{ key, subject },
      paragraphs: [
        wasBooked
          ? `A worker has given their place in the journey ${named} back.`
          : `A worker has taken their application for the journey ${named} back.`
      ]
    })
  // Fifty may apply for one seat, and each of them again.
  if (type === "seat.applied")
    yield* mailAgency(job.agencyId, job.id, {
      key: `transport ${job.id} ${type} ${Math.floor((yield* now).getTime() / quarter)}`,
      subject,
      paragraphs: [`Somebody has applied for a seat of the journey ${named}.`]
    })
})
