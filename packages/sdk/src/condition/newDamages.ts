import type { Damage } from "./ConditionReport.ts"

type Damaged = { readonly damages: ReadonlyArray<Damage> }

/** The damages at return that were not there at pick-up. */
export const newDamages = (pickUp: Damaged | undefined, atReturn: Damaged): ReadonlyArray<Damage> => {
  const known = new Set(pickUp?.damages.map(({ id }) => id))
  return atReturn.damages.filter(({ id }) => !known.has(id))
}

/** The damages of a return: those of the pick-up as they were found then, before those that were added since. */
export const carriedOver = (pickUp: Damaged | undefined, atReturn: Damaged): ReadonlyArray<Damage> => [
  ...(pickUp?.damages ?? []),
  ...newDamages(pickUp, atReturn)
]

/** The damages of the pick-up that a return lacks: until it is corrected nobody can say which of its own are new. */
export const missedDamages = (pickUp: Damaged | undefined, atReturn: Damaged): ReadonlyArray<Damage> =>
  pickUp ? newDamages(atReturn, pickUp) : []

/** The damages that are known to be new since the pick-up: none while the two reports cannot be compared. */
export const damagesSince = (pickUp: Damaged | undefined, atReturn: Damaged): ReadonlyArray<Damage> =>
  pickUp && missedDamages(pickUp, atReturn).length === 0 ? newDamages(pickUp, atReturn) : []
