import { isAmong, type TransportStatus } from "./transportStatus.ts"

/** How a job ended that led to no journey. */
export const journeylessStatuses = [
  "DECLINED",
  "CANCELLED",
  "EXPIRED"
] as const satisfies ReadonlyArray<TransportStatus>

/**
 * For how many years what a job says of a patient is kept at least. The NHS Records Management Code of Practice (appendix II)
 * keeps mental health records for 20 years and a child's records until the 25th birthday; until the 26th where care ended at
 * 17, which always comes before the 20 years. That a journey counts as mental health care, and that a request which led to
 * none is kept for two years, is our own choice.
 */
export const keptYears = { journey: 20, birth: 25, noJourney: 2 } as const

/** For how many days before it is erased somebody is told of it, who can look and hold it. */
export const reviewDays = 30

/** The age from which on somebody is no child. */
const adultYears = 18

interface Kept {
  readonly transportStatus: TransportStatus
  /** When the journey was, or would have been, in UTC. */
  readonly dateTimeRequired: string
  /** When the job came to stand as it does, in UTC. */
  readonly movedAt: string
  /** The patient's day of birth, such as `1980-02-29`. */
  readonly pdob?: string | undefined
}

/**
 * From when on a job must say nothing of the patient any more, in UTC: undefined while it is new. A request that led nowhere is
 * counted from its end, whichever day was asked for, and a journey from its day or its last step, whichever is later.
 */
export const erasedFrom = (job: Kept): string | undefined => {
  const { transportStatus, dateTimeRequired, movedAt, pdob = "" } = job
  if (transportStatus === "NEW") return undefined
  if (isAmong(journeylessStatuses, transportStatus)) return inUtc(yearsAfter(movedAt, keptYears.noJourney))
  const over = Math.max(Date.parse(dateTimeRequired), Date.parse(movedAt))
  const isChild = Date.parse(dateTimeRequired) < yearsAfter(pdob, adultYears)
  return inUtc(
    Math.max(yearsAfter(over, keptYears.journey), isChild ? yearsAfter(pdob, keptYears.birth) : over)
  )
}

const yearsAfter = (moment: string | number, years: number) => {
  const later = new Date(moment)
  return later.setUTCFullYear(later.getUTCFullYear() + years)
}

const inUtc = (moment: number) => new Date(moment).toISOString()
