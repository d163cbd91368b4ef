/** The first half of a British post code, which tells a district and no street; of anything else what stands before a blank. */
export const outwardCode = (postCode: string): string => {
  const written = postCode.trim().toUpperCase()
  const whole = /^([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}$/.exec(written)
  return whole?.[1] ?? written.split(/\s+/)[0] ?? ""
}
