import { addDays, dayOf, instantAt } from "@crewfleet/sdk/rules"
import { Duration } from "effect"

/** When work by the clock comes round: once in every stretch of time, or each day when a zone's clocks show a time. */
export type Recurrence =
  | { readonly every: Duration.Input }
  | {
      /** Hours and minutes, as in `09:00`. */
      readonly daily: string
      /** A zone of the IANA database, such as `Europe/Paris`. */
      readonly timeZone: string
    }

/** The last moment that was due by now. A time that clocks skip is due an hour later, one they show twice the first time. */
export const lastDue = (recurrence: Recurrence, now: Date): Date => {
  if ("every" in recurrence) return stretchOf(recurrence.every, now, 0)
  const today = onDay(recurrence, now, 0)
  return today <= now ? today : onDay(recurrence, now, -1)
}

/** The first moment that is due after another. */
export const nextDue = (recurrence: Recurrence, after: Date): Date => {
  if ("every" in recurrence) return stretchOf(recurrence.every, after, 1)
  const today = onDay(recurrence, after, 0)
  return today > after ? today : onDay(recurrence, after, 1)
}

/** From when on what was due at a moment has been overtaken: the next but one is due then. */
export const overtakenAt = (recurrence: Recurrence, due: Date): Date =>
  nextDue(recurrence, nextDue(recurrence, due))

const stretchOf = (every: Duration.Input, moment: Date, later: number) => {
  const stretch = Duration.toMillis(every)
  return new Date((Math.floor(moment.getTime() / stretch) + later) * stretch)
}

/** The moment of the day so many days after the one that it is in the zone. */
const onDay = (
  { daily, timeZone }: Extract<Recurrence, { readonly daily: string }>,
  moment: Date,
  later: number
) => new Date(instantAt(`${addDays(dayOf(moment, timeZone), later)}T${daily}`, timeZone) ?? moment)
