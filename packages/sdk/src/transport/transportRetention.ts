import type { TransportStatus } from "./transportStatus.ts"

/** Where a job stands that led to no journey. */
export const journeylessStatuses = [
  "NEW",
  "DECLINED",
  "CANCELLED",
  "EXPIRED"
] as const satisfies ReadonlyArray<TransportStatus>

/**
 * For how many years what a request says of a patient is kept, by the NHS Records Management Code of Practice (appendix II):
 * mental health records for 20 years, a child's until the 26th birthday where that is later, and of what led to no care,
 * such as a referral that is not accepted, for two.
 */
export const keptYears = { journey: 20, birth: 26, noJourney: 2 } as const

interface Kept {
  readonly transportStatus: TransportStatus
  /** When the journey was, or would have been, in UTC. */
  readonly dateTimeRequired: string
  /** The patient's day of birth, such as `1980-02-29`. */
  readonly pdob?: string | undefined
}

/** From when on a request must say nothing of the patient any more, in UTC. */
export const erasedFrom = ({ transportStatus, dateTimeRequired, pdob }: Kept): string => {
  const isJourneyless = journeylessStatuses.some((status) => status === transportStatus)
  const journey = yearsAfter(dateTimeRequired, isJourneyless ? keptYears.noJourney : keptYears.journey)
  const birthday = pdob === undefined ? Number.NaN : yearsAfter(pdob, keptYears.birth)
  return new Date(isJourneyless || !(birthday > journey) ? journey : birthday).toISOString()
}

const yearsAfter = (moment: string, years: number) => {
  const later = new Date(moment)
  return later.setUTCFullYear(later.getUTCFullYear() + years)
}
