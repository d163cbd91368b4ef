import { instantIn } from "../contract/readings.ts"
import type { Confirmation } from "../form/FormOf.ts"
import { isDate } from "../time/isDate.ts"
import { instantAt, wallClockOf } from "../time/wallClock.ts"
import { isLocalTime } from "./isLocalTime.ts"

const midnight = /[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?$/i

/** The instant of a journey: a time without an offset is what the clocks of the zone show; a day that lacks its time stays one. */
const momentOf = (text: string, zone: string, kept: string | undefined): string =>
  isDate(text) || !isLocalTime(text)
    ? text
    : (instantAt(text.toUpperCase().replace(" ", "T"), zone, kept) ?? text)

/** The day of a date-time in the zone; the one that is written, where it is midnight or names no offset. */
const dayOf = (text: string, zone: string): string => {
  const instant = instantIn(text)
  if (instant === undefined || isDate(text)) return text
  return midnight.test(text) || isLocalTime(text)
    ? text.slice(0, 10)
    : wallClockOf(instant, zone).slice(0, 10)
}

interface Told {
  readonly dateTimeRequired?: string | null | undefined
  readonly pdob?: string | null | undefined
  readonly confirmed?: ReadonlyArray<Confirmation> | undefined
}

/**
 * A request whose times are told by the clocks of a zone, with instants and days in their place, in what is said to be right too
 * (specification 002 §9). A time that the clocks show as they did at the instant `kept` is that one.
 */
export const timesInZone = <Request extends Told>(request: Request, zone: string, kept?: string): Request => {
  const read = (field: string, text: string) =>
    field === "pdob" ? dayOf(text, zone) : field === "dateTimeRequired" ? momentOf(text, zone, kept) : text
  const { dateTimeRequired, pdob, confirmed } = request
  return {
    ...request,
    ...(dateTimeRequired && { dateTimeRequired: read("dateTimeRequired", dateTimeRequired) }),
    ...(pdob && { pdob: read("pdob", pdob) }),
    ...(confirmed && {
      confirmed: confirmed.map((one) => {
        const said = one.field === "pdob" || one.field === "dateTimeRequired" ? textIn(one.answer) : undefined
        return said === undefined ? one : { ...one, answer: JSON.stringify(read(one.field, said)) }
      })
    })
  }
}

const textIn = (json: string): string | undefined => /^"([^"\\]*)"$/.exec(json)?.[1]
