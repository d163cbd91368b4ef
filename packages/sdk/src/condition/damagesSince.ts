import type { Damage } from "./ConditionReport.ts"
import { missedDamages } from "./missedDamages.ts"
import { newDamages } from "./newDamages.ts"

type Damaged = { readonly damages: ReadonlyArray<Damage> }

/** The damages that are known to be new since the pick-up: none while the two reports cannot be compared. */
export const damagesSince = (pickUp: Damaged | undefined, atReturn: Damaged): ReadonlyArray<Damage> =>
  pickUp && missedDamages(pickUp, atReturn).length === 0 ? newDamages(pickUp, atReturn) : []
