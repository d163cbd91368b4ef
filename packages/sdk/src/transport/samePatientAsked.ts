import { isBlank } from "../contract/isBlank.ts"
import { wallClockOf } from "../time/wallClock.ts"

interface Answers {
  readonly patientName: string
  readonly pdob: string
  readonly dateTimeRequired: string
}

/** By what the same patient on the same day is looked for; undefined until name, birth and day are there. */
export const samePatientAsked = ({ patientName, pdob, dateTimeRequired }: Answers, zone: string) =>
  isBlank(patientName) || !/^\d{4}-\d{2}-\d{2}$/.test(pdob) || Number.isNaN(Date.parse(dateTimeRequired))
    ? undefined
    : { patientName: patientName.trim(), pdob, day: wallClockOf(dateTimeRequired, zone).slice(0, 10) }
