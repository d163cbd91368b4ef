import type { UserType } from "@crewfleet/sdk"
import type { Section } from "./Entry.ts"
import { type Agencies, sectionsOf } from "./sectionsOf.ts"

interface Person {
  readonly userType: UserType
  readonly permissions: ReadonlyArray<string>
  readonly carRental: boolean
  readonly agencies: Agencies
}

/** The side bar of a portal as one person sees it (specification 000 §2 and §6). */
export const menuFor = ({ userType, permissions, carRental, agencies }: Person): ReadonlyArray<Section> =>
  sectionsOf(userType, carRental, agencies)
    .map((section) => ({
      ...section,
      entries: section.entries.filter(
        ({ permission, staffingOnly }) =>
          (!permission || permissions.includes(permission)) && !(staffingOnly && carRental)
      )
    }))
    .filter(({ entries }) => entries.length > 0)
