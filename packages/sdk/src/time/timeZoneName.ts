/** What places are called today that a runtime may still know by an earlier name. */
const names: Readonly<Record<string, string>> = {
  Calcutta: "Kolkata",
  Dacca: "Dhaka",
  Faeroe: "Faroe",
  Godthab: "Nuuk",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Rangoon: "Yangon",
  Saigon: "Ho Chi Minh"
}

/** A time zone as people read it: `Europe – London`, `America – Argentina – Buenos Aires`. */
export const timeZoneName = (timeZone: string): string =>
  timeZone
    .split("/")
    .map((part) => (names[part] ?? part).replaceAll("_", " "))
    .join(" – ")

/** The time zones to choose from, with `current` even where this runtime does not list it, in the order of their names. */
export const timeZones = (current: string): ReadonlyArray<string> => {
  const listed = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...(current ? [current] : [])])
  const { compare } = new Intl.Collator("en-GB")
  return [...listed].toSorted((one, other) => compare(timeZoneName(one), timeZoneName(other)))
}
