/**
 * The first half of a British post code, which tells a district and no street. Of anything else what stands before a blank, where
 * that can be a district: up to four letters and digits, or five digits, so that no name or other word is told.
 */
export const outwardCode = (postCode: string): string => {
  const written = postCode.trim().toUpperCase()
  const whole = /^([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}$/.exec(written)
  const first = whole?.[1] ?? written.split(/\s+/)[0] ?? ""
  return /^(?=.*\d)[A-Z\d]{2,4}$|^\d{5}$/.test(first) ? first : ""
}
