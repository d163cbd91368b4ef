import type { NavigationGroup } from "../../layout/Navigation.tsx"
import { icons } from "../icons.ts"
import { brandWords, inWords } from "./brandWords.ts"
import { isBarred } from "./isBarred.ts"
import type { Section } from "./PageRow.ts"
import { everyRow, filledIn } from "./placeIn.ts"

/** Who looks at a side bar, of which brand. */
interface Seen<Facts> {
  readonly facts: Facts
  readonly permissions: ReadonlyArray<string>
  readonly carRental: boolean
}

/** The side bar of a portal as one person sees it (specification 000 §2 and §6). */
export const sideBarOf = <Facts>(
  sections: ReadonlyArray<Section<Facts>>,
  { facts, permissions, carRental }: Seen<Facts>
): ReadonlyArray<NavigationGroup> => {
  const words = brandWords(carRental)
  return sections
    .map((section) => ({
      ...(section.label && { label: inWords(section.label, words) }),
      links: everyRow([section]).flatMap(({ row, permission }) => {
        const { icon, address, label, staffingOnly, each } = row
        if (!icon || (staffingOnly && carRental) || isBarred({ permission }, permissions)) return []
        const links = each?.(facts).map((one) => ({
          label: one.label,
          href: filledIn(address, one.parameters)
        })) ?? [{ label: inWords(label, words), href: address }]
        return links.map((link) => ({ ...link, icon: icons[icon] }))
      })
    }))
    .filter(({ links }) => links.length > 0)
}
