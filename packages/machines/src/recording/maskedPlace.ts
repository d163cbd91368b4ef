/** What stands in an address for somebody or something: a number, or any other text that is no word of ours. */
type Id = string | number

/** A place whose last part is a name that somebody gave: the page of an agency. */
const named = /^(\/guest\/\d+\/)[^/]+/

const partsOf = (place: string): ReadonlyArray<string> => place.replace(named, "$1agency").split("/")

const idIn = (part: string): Id | undefined => {
  if (/^[1-9]\d{0,14}$/.test(part)) return Number(part)
  return part === "" || /^[A-Za-z]+(-[A-Za-z]+)*$/.test(part) ? undefined : part
}

/** What has to be masked in a place. */
export const idsInPlace = (place: string): ReadonlyArray<Id> =>
  partsOf(place).flatMap((part) => idIn(part) ?? [])

/** A place whose ids are masked as they are wherever else they stand; the words of its pages stay. */
export const maskedPlace = (place: string, masked: (id: Id) => Id): string =>
  partsOf(place)
    .map((part) => {
      const id = idIn(part)
      return id === undefined ? part : String(masked(id))
    })
    .join("/")
