import { isDate } from "../time/isDate.ts"

/** Who issues driving licences, in words. */
export const licenceIssuerWords = {
  DVLA: "DVLA (Great Britain)",
  DVA: "DVA (Northern Ireland)",
  ABROAD: "Another country"
} as const

/**
 * Five letters of the surname, filled up with nines; decade, month, day and year of birth, where the month of a woman is 50 more;
 * two initials, or nines; and three characters against doubles and slips.
 */
const british = /^(?=.{16}$)[A-Z]{1,5}9{0,4}\d[0156]\d[0-3]\d\d[A-Z9]{2}\d[A-Z]{2}$/

const shapes: Readonly<Record<string, RegExp>> = {
  DVLA: british,
  DVA: /^\d{8}$/,
  ABROAD: /^[\p{L}\d/-]+$/u
}

/** A licence number as it is kept: capitals without blanks. */
export const writtenLicenceNumber = (typed: string): string => typed.replace(/\s/g, "").toUpperCase()

/** Whether a number can be one of a licence by this issuer; of an unknown one any can. */
export const isLicenceNumber = (issuer: string, typed: string): boolean => {
  const number = writtenLicenceNumber(typed)
  return (shapes[issuer]?.test(number) ?? true) && (issuer !== "DVLA" || isBirthday(number))
}

/** Whether the month and day of a British number are in the calendar. */
const isBirthday = (number: string) => {
  const month = String(Number(number.slice(6, 8)) % 50).padStart(2, "0")
  return isDate(`2000-${month}-${number.slice(8, 10)}`)
}
