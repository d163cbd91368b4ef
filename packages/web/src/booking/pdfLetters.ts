/** The letters and signs that the PDF's font has: Latin, Vietnamese, Greek, Cyrillic and the signs of an invoice. */
const letters =
  /^[ -~\u00A0-\u017F\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u0482\u048A-\u0513\u1EA0-\u1EF9\u2010\u2011\u2013-\u2015\u2017-\u201E\u2020-\u2022\u2025-\u2027\u2030\u20A6-\u20AC\u20B1\u20B9\u20BA\u2122]*$/

/** Whether the PDF's font can write a text, which it cannot where a name is in Chinese. */
export const hasPdfLetters = (text: string): boolean => letters.test(text)
