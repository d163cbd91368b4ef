type Parts = Readonly<Record<string, string>>

interface Format {
  readonly locale: "en-GB" | "en-US"
  readonly options: Intl.DateTimeFormatOptions
  /** How the parts are put together, where the language does not say. */
  readonly arranged?: (parts: Parts) => string
}

const british = (options: Intl.DateTimeFormatOptions): Format => ({ locale: "en-GB", options })
const american = (options: Intl.DateTimeFormatOptions, arranged: (parts: Parts) => string): Format => ({
  locale: "en-US",
  options,
  arranged
})

const day = { day: "numeric", month: "short" } as const
const date = { ...day, year: "numeric" } as const
const time = { hour: "2-digit", minute: "2-digit" } as const
const halves = { hour: "numeric", minute: "2-digit", hour12: true } as const
const digits = { day: "2-digit", month: "2-digit", year: "numeric", ...time, hourCycle: "h23" } as const

/** Every way in which people read an instant. */
const formats = {
  /** `1 Jul 2026, 09:30` */
  moment: british({ ...date, ...time }),
  /** `1 Jul 2026, 09:30:00` */
  second: british({ dateStyle: "medium", timeStyle: "medium" }),
  /** `01/07/2026 09:30` */
  digits: {
    locale: "en-GB",
    options: digits,
    arranged: ({ day, month, year, hour, minute }) => `${day}/${month}/${year} ${hour}:${minute}`
  },
  /** `2026-07-01 09:30`, which sorts by itself. */
  sorted: {
    locale: "en-GB",
    options: digits,
    arranged: ({ day, month, year = "", hour, minute }) =>
      `${year.padStart(4, "0")}-${month}-${day} ${hour}:${minute}`
  },
  /** `01 Jul 2026, at 09:30AM` (specification 001 §2). */
  rentalMoment: american(
    { ...date, day: "2-digit", ...time, hour12: true },
    ({ day, month, year, hour, minute, dayPeriod }) =>
      `${day} ${month} ${year}, at ${hour}:${minute}${dayPeriod}`
  ),
  /** 'MMM d, y, h:mm a': `Jul 1, 2026, 9:30 AM` */
  bookingDate: american(
    { ...date, ...halves },
    ({ day, month, year, hour, minute, dayPeriod }) =>
      `${month} ${day}, ${year}, ${hour}:${minute} ${dayPeriod}`
  ),
  /** 'dd MMM, yyyy, at h:mma': `01 Jul, 2026, at 9:30AM` */
  uploadDate: american(
    { ...date, ...halves },
    ({ day = "", month, year, hour, minute, dayPeriod }) =>
      `${day.padStart(2, "0")} ${month}, ${year}, at ${hour}:${minute}${dayPeriod}`
  ),
  /** `BST`, what the zone calls its clock then. */
  clock: {
    locale: "en-GB",
    options: { timeZoneName: "short" },
    arranged: ({ timeZoneName = "" }) => timeZoneName
  },
  /** `09:30` */
  time: british(time),
  /** `09` */
  hour: british({ hour: "2-digit", hourCycle: "h23" }),
  /** `1 Jul, 09:30` */
  dayAndTime: british({ ...time, ...day }),
  /** `1 Jul` */
  day: british(day),
  /** `1 Jul 2026` */
  date: british(date),
  /** `Wednesday, 1 July 2026` */
  longDate: british({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
  /** `Wed 1` */
  weekday: british({ weekday: "short", day: "numeric" }),
  /** `1` */
  dayOfMonth: british({ day: "numeric" }),
  /** `Jul 2026` */
  month: british({ month: "short", year: "numeric" }),
  /** `July 2026` */
  longMonth: british({ month: "long", year: "numeric" }),
  /** `01 Jul, 2026` */
  dayOnFile: american(
    { ...date },
    ({ day = "", month, year }) => `${day.padStart(2, "0")} ${month}, ${year}`
  ),
  /** `Wednesday 1 Jul 2026` */
  dayOnInvoice: american(
    { weekday: "long", ...date },
    ({ weekday, day, month, year }) => `${weekday} ${day} ${month} ${year}`
  )
} as const satisfies Readonly<Record<string, Format>>

/** The name of a way to write an instant. */
export type InstantFormat = keyof typeof formats

/** Those that name the clock in an hour that comes twice; specifications give others to the letter, or they tell no time. */
const naming: ReadonlyArray<InstantFormat> = [
  ...(["moment", "second", "digits"] as const),
  ...(["sorted", "time", "hour", "dayAndTime"] as const)
]

/**
 * An instant as people in a zone read it; text that is no instant stays as it is. In an hour that the clocks show twice it says
 * which: `25 Oct 2026, 01:30 GMT`.
 */
export const writeInstant = (
  format: InstantFormat,
  instant: string | number | Date,
  zone: string
): string => {
  const at = new Date(instant).getTime()
  if (Number.isNaN(at)) return String(instant)
  const written = writtenAs(format, at, zone)
  const clock = naming.includes(format) ? clockOfTwo(at, zone) : undefined
  return clock === undefined ? written : `${written} ${clock}`
}

const writtenAs = (format: InstantFormat, at: number, zone: string): string => {
  const { arranged }: Format = formats[format]
  const writer = writerOf(format, zone)
  return arranged ? arranged(partsIn(writer, at)) : shortSeptember(writer.format(at))
}

/** September in three letters, as every other month is and as specification 001 has it: British English alone says Sept. */
const shortSeptember = (written: string) => written.replaceAll(/\bSept\b/g, "Sep")

/** Minutes by which clocks are put back: an hour nearly everywhere, half of one on Lord Howe Island, two at Troll. */
const shifts = [60, 30, 120]

/** Milliseconds within which clocks change that show a time twice. */
const around = 3 * 3_600_000

/** The last instant that there is. */
const last = 8.64e15

/** What a zone calls its clock at an instant whose time of day its clocks show twice; undefined at any other. */
const clockOfTwo = (at: number, zone: string): string | undefined => {
  const clockAt = (other: number) => writtenAs("clock", Math.max(-last, Math.min(last, other)), zone)
  if (clockAt(at - around) === clockAt(at + around)) return undefined
  const shown = writtenAs("digits", at, zone)
  const isTwice = shifts
    .flatMap((minutes) => [at - minutes * 60_000, at + minutes * 60_000])
    .some((other) => writtenAs("digits", other, zone) === shown)
  return isTwice ? clockAt(at) : undefined
}

/** From when to when, with the day once where both are on one: `1 Jul 2026, 09:30 to 12:00`. */
export const writeSpan = (start: string, end: string, zone: string): string => {
  const isOneDay = writeInstant("date", start, zone) === writeInstant("date", end, zone)
  return `${writeInstant("moment", start, zone)} to ${writeInstant(isOneDay ? "time" : "moment", end, zone)}`
}

/** The days from one to another, without what both have in common twice: `16–22 Nov 2026`. */
export const writeDays = (from: Date, to: Date, zone: string): string =>
  shortSeptember(writerOf("date", zone).formatRange(from, to))

/** A day of the calendar, `2031-04-30`, as people read it; text that is no day stays as it is. */
export const writeDay = (format: "date" | "dayOnFile" | "dayOnInvoice", day: string): string => {
  const at = Date.parse(`${day.slice(0, 10)}T12:00:00Z`)
  return Number.isNaN(at) ? day : writeInstant(format, at, "UTC")
}

const partsIn = (writer: Intl.DateTimeFormat, at: number): Parts =>
  Object.fromEntries(writer.formatToParts(at).map(({ type, value }) => [type, value]))

// One of them takes longer to make than a table of dates to write.
const writers = new Map<string, Intl.DateTimeFormat>()

const writerOf = (format: InstantFormat, zone: string): Intl.DateTimeFormat => {
  const key = `${format} ${zone}`
  const known = writers.get(key)
  if (known) return known
  const { locale, options }: Format = formats[format]
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
  writers.set(key, made)
  return made
}
