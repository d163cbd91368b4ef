import type { Damage } from "./ConditionReport.ts"
import { newDamages } from "./newDamages.ts"

type Damaged = { readonly damages: ReadonlyArray<Damage> }

/** The damages of the pick-up that a return lacks: until it is corrected nobody can say which of its own are new. */
export const missedDamages = (pickUp: Damaged | undefined, atReturn: Damaged): ReadonlyArray<Damage> =>
  pickUp ? newDamages(atReturn, pickUp) : []
