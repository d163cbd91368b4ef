/** A registration number as it is kept: capitals, and one space where somebody wrote spaces or hyphens. */
export const writtenRegistration = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, " ")
    .trim()

/** Whether something can be a registration number: 2 to 10 letters and digits, with spaces or hyphens between them. */
export const isRegistration = (text: string): boolean =>
  /^[A-Z0-9]{2,10}$/.test(writtenRegistration(text).replaceAll(" ", ""))
