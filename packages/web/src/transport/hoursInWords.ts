import { minutesInWords, workedMinutes, writeSpan } from "@crewfleet/sdk/rules"

interface Hours {
  readonly start: string
  readonly end: string
  readonly breakTime: number
}

/** Hours as people read them in a zone: from when to when, the break, and how long that is. */
export const hoursInWords = (hours: Hours, zone: string): string => {
  const { start, end, breakTime } = hours
  const pause = breakTime === 0 ? "no break" : `break ${minutesInWords(breakTime)}`
  return `${writeSpan(start, end, zone)}, ${pause}, ${minutesInWords(workedMinutes(hours))} of work`
}
