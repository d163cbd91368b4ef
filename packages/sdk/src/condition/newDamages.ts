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
