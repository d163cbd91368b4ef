/** What stands in an address for somebody or something: a number, or any other text that is no word of ours. */
type Id = string | number

/** An address, as a browser tells it. */
export type Address = { readonly pathname: string; readonly search: string }

/** A place whose last part is a name that somebody gave: the page of an agency. */
const named = /^(\/guest\/\d+\/)[^/]+/

/** What of a page an address says is shown; all else after its path may be what somebody searched for, and is left out. */
const partsOfPages = ["section", "check", "tab", "step"]

const word = /^[A-Za-z]+(-[A-Za-z]+)*$/

/** What a recording may tell of an address: its path, and which part of the page is shown. */
export const portalPlaceOf = ({ pathname, search }: Address): string => {
  const shown = [...new URLSearchParams(search)].filter(
    ([key, value]) => partsOfPages.includes(key) && word.test(value)
  )
  const path = pathname.replace(named, "$1agency")
  return shown.length > 0 ? `${path}?${new URLSearchParams(shown)}` : path
}

const idIn = (part: string): Id | undefined => {
  if (/^[1-9]\d{0,14}$/.test(part)) return Number(part)
  return part === "" || word.test(part) ? undefined : part
}

const pathOf = (place: string): ReadonlyArray<string> => place.replace(/\?.*/, "").split("/")

/** What has to be masked in a place. */
export const idsInPlace = (place: string): ReadonlyArray<Id> =>
  pathOf(place).flatMap((part) => idIn(part) ?? [])

/** A place whose ids are masked as they are wherever else they stand; the words of its pages stay. */
export const maskedPlace = (place: string, masked: (id: Id) => Id): string => {
  const [, search = ""] = /(\?.*)$/.exec(place) ?? []
  const path = pathOf(place).map((part) => {
    const id = idIn(part)
    return id === undefined ? part : String(masked(id))
  })
  return path.join("/") + search
}
