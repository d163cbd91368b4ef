import type { VehiclePhoto } from "./Vehicle.ts"

/** How the photos of a vehicle differ from those that somebody has seen. */
export interface PhotoNews {
  /** The ids of those that are new. */
  readonly added: ReadonlyArray<string>
  /** How many are gone. */
  readonly removed: number
  /** Whether another photo is the first one, which hirers see in lists. */
  readonly hasOtherMain: boolean
  /** Whether those that were there before are in another order. */
  readonly reordered: boolean
}

type Photos = ReadonlyArray<VehiclePhoto> | undefined

/** What is new about the photos of a vehicle for somebody who has seen those of `before`. */
export const photoNews = (before: Photos, now: Photos): PhotoNews => {
  const old = idsOf(before)
  const shown = idsOf(now)
  const kept = shown.filter((id) => old.includes(id))
  const stillThere = old.filter((id) => shown.includes(id))
  return {
    added: shown.filter((id) => !old.includes(id)),
    removed: old.length - stillThere.length,
    hasOtherMain: old[0] !== shown[0],
    reordered: kept.some((id, place) => id !== stillThere[place])
  }
}

const idsOf = (photos: Photos) => photos?.map(({ id }) => id) ?? []
