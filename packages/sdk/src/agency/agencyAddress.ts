import type { Agency } from "./AgencyApi.ts"

/** Where an agency is, line by line as on an envelope. */
export const agencyAddress = ({ address }: Pick<Agency, "address">): ReadonlyArray<string> => {
  if (!address) return []
  const { street, city, state, postalCode, country } = address
  const town = [city, postalCode].filter(Boolean).join(" ")
  return [street, town, state, country].flatMap((line) => (line ? [line] : []))
}
