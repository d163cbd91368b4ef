const year = 365 * 86_400_000

/** What is odd about the time of a journey: it has passed, or is a year away. */
export const isPastOrFar = (dateTimeRequired: string, now: string): string | undefined => {
  const ahead = Date.parse(dateTimeRequired) - Date.parse(now)
  if (ahead < 0) return "This time has passed"
  return ahead > year ? "This is more than a year from now" : undefined
}

/** What is wrong with the time of a journey that cannot be meant: it is more than ten years from now. */
export const isOutOfReach = (dateTimeRequired: string, now: string): string | undefined =>
  Math.abs(Date.parse(dateTimeRequired) - Date.parse(now)) > 10 * year
    ? "Date and time required must be within ten years"
    : undefined

/** How old somebody is on the day of a journey, in full years; undefined where either is not known. */
export const ageOn = (birth: string, moment: string): number | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birth) || Number.isNaN(Date.parse(moment))) return undefined
  const day = new Date(moment).toISOString().slice(0, 10)
  const age = Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0)
  return age < 0 ? undefined : age
}
