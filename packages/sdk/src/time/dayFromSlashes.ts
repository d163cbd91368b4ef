import { isDate } from "./isDate.ts"

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** A day that is written as `d/m/y` as `y-m-d`; anything else as it is. */
export const dayFromSlashes = (text: string): string => {
  const [, day = "", month = "", year = ""] = slashed.exec(text) ?? []
  const turned = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  return isDate(turned) ? turned : text
}
