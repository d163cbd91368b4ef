const moments = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Europe/London"
})

/** A moment to the second: "20 Nov 2026, 09:30:05"; a dash where there is none. */
export const writeMoment = (instant: string | null | undefined): string =>
  instant ? moments.format(Date.parse(instant)) : "–"
