/** When a double is started unless it is told: a Monday morning. */
export const usualMoment = "2026-11-02T08:00:00Z"

/** The one clock of a double: it stands still until it is told to move, and service and database go by it. */
export interface DoubleClock {
  /** The present moment in milliseconds since 1970. */
  readonly now: () => number
  /** Moves it to a moment, such as `"2026-11-03T08:00:00Z"`; work by the clock that is due then is done (`settled`). */
  readonly set: (moment: Date | number | string) => Promise<void>
  /** Moves it on by so much, such as `{ minutes: 20 }`. */
  readonly advance: (by: TimeSpan) => Promise<void>
}

/** A length of time; what is named adds up. */
export interface TimeSpan {
  readonly days?: number
  readonly hours?: number
  readonly minutes?: number
  readonly seconds?: number
  readonly milliseconds?: number
}

/** A moment in milliseconds since 1970; throws where it is none. */
export const momentOf = (moment: Date | number | string): number => {
  const found = new Date(moment).getTime()
  if (Number.isNaN(found)) throw new TypeError(`${String(moment)} is no moment`)
  return found
}

/** How many milliseconds a length of time has. */
export const lengthOf = ({
  days = 0,
  hours = 0,
  minutes = 0,
  seconds = 0,
  milliseconds = 0
}: TimeSpan): number => (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000 + milliseconds
