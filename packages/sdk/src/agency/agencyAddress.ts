import type { Agency } from "./AgencyApi.ts"
import { addressForm } from "./profile.ts"

/** Where an agency is, line by line as on an envelope. */
export const agencyAddress = ({ address }: Pick<Agency, "address">): ReadonlyArray<string> =>
  addressLines.flatMap((line) => address?.[line] || [])

/** What an address has, in the order of an envelope. */
export const addressLines = Object.keys(addressForm.questions) as ReadonlyArray<
  keyof typeof addressForm.questions
>
