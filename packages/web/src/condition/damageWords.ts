import type { Damage } from "@crewfleet/sdk"
import { areaOf, damageKindWords, nameOfCode, viewWords } from "@crewfleet/sdk/rules"

/** Where a damage is: `Left side, middle centre`. */
export const placeWords = ({ view, x, y }: Pick<Damage, "x" | "y"> & { readonly view: string }): string =>
  `${nameOfCode(viewWords, view)}, ${areaOf({ x, y }).toLowerCase()}`

/** What a damage is and where: `Damage 2: Scratch, left side, middle centre`. */
export const damageTitle = (damage: Damage, number: number): string =>
  `Damage ${number}: ${nameOfCode(damageKindWords, damage.kind)}, ${placeWords(damage).toLowerCase()}`
