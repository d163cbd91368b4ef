import { isOnRecord } from "./isDate.ts"

const written =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/

/**
 * The milliseconds since 1970 at which a shift begins or ends, from ISO 8601 text that names its offset, such as
 * `2026-11-20T20:00:00+01:00`; undefined for any other, and for a day that cannot be on record.
 */
export const shiftMoment = (text: string): number | undefined => {
  const [, day = ""] = written.exec(text) ?? []
  return isOnRecord(day) ? Date.parse(text) : undefined
}
