/** By what requests for the same patient find each other, however the name is spaced and its letters are written. */
export const patientKey = (name: string, birth: string): string =>
  `${name.normalize("NFKC").trim().toLowerCase().replace(/\s+/g, " ")}|${birth}`
