import { minutesInWords, workedMinutes, writeInstant } from "@crewfleet/sdk/rules"

interface Hours {
  readonly start: string
  readonly end: string
  readonly breakTime: number
}

/** Hours as people read them in a zone: from when to when, the break, and how long that is. */
export const hoursInWords = (hours: Hours, zone: string): string => {
  const { start, end, breakTime } = hours
  const from = writeInstant("moment", start, zone)
  const to = writeInstant("moment", end, zone)
  const pause = breakTime === 0 ? "no break" : `break ${minutesInWords(breakTime)}`
  return `${from} to ${to}, ${pause}, ${minutesInWords(workedMinutes(hours))} of work`
}
