import { areaOf, type Damage, damageKindWords, viewWords } from "@crewfleet/sdk"

/** Where a damage is: `Left side, middle centre`. */
export const placeWords = ({ view, x, y }: Pick<Damage, "view" | "x" | "y">): string =>
  `${viewWords[view]}, ${areaOf({ x, y }).toLowerCase()}`

/** What a damage is and where: `Damage 2: Scratch, left side, middle centre`. */
export const damageTitle = (damage: Damage, number: number): string =>
  `Damage ${number}: ${damageKindWords[damage.kind]}, ${placeWords(damage).toLowerCase()}`
