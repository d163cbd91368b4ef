import { isBlank } from "../contract/isBlank.ts"
import { isEmail } from "../contract/isEmail.ts"
import { isDate } from "../time/isDate.ts"

/** What two records of one person have in common. */
export interface Likeness {
  readonly email?: string | undefined
  readonly telephone?: string | undefined
  readonly name?: string | undefined
  /** A day of the calendar. */
  readonly dateOfBirth?: string | undefined
}

/** An e-mail address without its case. */
export const emailKey = (email = ""): string => email.trim().toLowerCase()

/** The digits of a telephone number as they are dialled in Britain, whether +44 is written or not. */
export const telephoneKey = (telephone = ""): string =>
  telephone
    .replace(/[^0-9]/g, "")
    .replace(/^00/, "")
    .replace(/^440?(?=.)/, "0")

/** Whether a text has as many digits as somebody needs to be called. */
export const isTelephone = (typed: string): boolean => telephoneKey(typed).length >= 7

/** A name without its case and blanks. */
const nameKey = (name = ""): string => name.normalize("NFC").replace(/\s/g, "").toLowerCase()

const isShared = (one: string, other: string) => one !== "" && one === other

/** Whether two may be one person: by e-mail, by telephone, or by name and date of birth. */
export const areAlike = (one: Likeness, other: Likeness): boolean =>
  isShared(emailKey(one.email), emailKey(other.email)) ||
  isShared(telephoneKey(one.telephone), telephoneKey(other.telephone)) ||
  (isShared(nameKey(one.name), nameKey(other.name)) &&
    isShared(one.dateOfBirth ?? "", other.dateOfBirth ?? ""))

/** The most hirers alike that are told at a time. */
export const mostAlike = 5

/** What of somebody who is being typed is whole enough to look for others alike by; undefined while nothing is. */
export const likenessIn = (typed: Required<Likeness>): Likeness | undefined => {
  const { email = "", telephone = "", name = "", dateOfBirth = "" } = typed
  const isBorn = !isBlank(name) && isDate(dateOfBirth)
  const likeness = {
    ...(isEmail(email) && { email: email.trim() }),
    ...(isTelephone(telephone) && { telephone: telephone.trim() }),
    ...(isBorn && { name: name.trim(), dateOfBirth })
  }
  return Object.keys(likeness).length > 0 ? likeness : undefined
}
