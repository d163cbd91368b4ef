import { dayOf } from "../time/calendar.ts"
import { defaultTimeZone } from "../time/timeZone.ts"
import { writeDay } from "../time/writeInstant.ts"
import type { Hirer } from "./HirerApi.ts"

/** How a hirer's driving licence stands to a hire; `on` is its last day. */
export type LicenceStanding =
  | { readonly standing: "fine" }
  | { readonly standing: "missing" }
  | { readonly standing: "ends"; readonly on: string; readonly isBeforeStart: boolean }

/**
 * Whether a driving licence is known that is valid until the return of a hire, in days of a zone: the document on file or the
 * licence that was entered, whichever ends later. One of which no end is known counts as valid.
 */
export const licenceOn = (
  { clientDocs = [], licence }: Pick<Hirer, "clientDocs" | "licence">,
  start: string,
  end: string,
  zone: string = defaultTimeZone
): LicenceStanding => {
  const document = clientDocs.find(({ name }) => name === "DRIVER")
  const [on] = [document?.expiryDate, licence?.expiryDate]
    .filter((day) => day !== undefined)
    .sort()
    .reverse()
  if (on === undefined) return { standing: document || licence?.number ? "fine" : "missing" }
  if (on >= dayOf(new Date(end), zone)) return { standing: "fine" }
  return { standing: "ends", on, isBeforeStart: on < dayOf(new Date(start), zone) }
}

/** What a person reads of it after the hirer's name; nothing where it is fine. */
export const licenceWords = (licence: LicenceStanding): string | undefined => {
  if (licence.standing === "fine") return undefined
  if (licence.standing === "missing") return "has no driving licence on file."
  const before = licence.isBeforeStart ? "before the hire starts" : "before the return"
  return `has a driving licence that ends on ${writeDay("date", licence.on)}, ${before}.`
}
