/** One event of a calendar file. */
export interface CalendarEvent {
  /** The same for the same event for ever, so that a calendar replaces what it has of it. */
  readonly uid: string
  /** Counts its changes: a calendar keeps the highest. */
  readonly sequence: number
  /** When it begins, ISO 8601. */
  readonly start: string
  /** When it ends, ISO 8601. */
  readonly end: string
  readonly summary: string
  readonly description?: string
  readonly location?: string
  readonly status: "TENTATIVE" | "CONFIRMED" | "CANCELLED"
}

/** A calendar file (RFC 5545, `text/calendar`) with these events, in UTC; `now` is when it is made, ISO 8601. */
export const calendarFile = (events: ReadonlyArray<CalendarEvent>, now: string): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//CrewFleet//Shifts//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flatMap((event) => linesOf(event, now)),
    "END:VCALENDAR"
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("")

const linesOf = (event: CalendarEvent, now: string): ReadonlyArray<string> => [
  "BEGIN:VEVENT",
  `UID:${escaped(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(event.start)}`,
  `DTEND:${utc(event.end)}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  `STATUS:${event.status}`,
  "END:VEVENT"
]

const utc = (instant: string) =>
  new Date(instant)
    .toISOString()
    .replace(/[-:]/g, "")
    .replace(/\.\d+Z$/, "Z")

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar file must hold none of them
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")

/** The most octets of a line before its line break; one that goes on begins with a blank, which counts. */
const octets = 75

const folded = (line: string) => {
  const encoder = new TextEncoder()
  const lines: Array<string> = []
  let current = ""
  let size = 0
  for (const sign of line) {
    const more = encoder.encode(sign).length
    if (size + more > octets) {
      lines.push(current)
      current = " "
      size = 1
    }
    current += sign
    size += more
  }
  return [...lines, current].join("\r\n")
}
