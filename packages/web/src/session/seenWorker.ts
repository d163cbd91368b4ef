import type { StaffScope } from "@crewfleet/machines"
import { forgetSealed, keepSealed, readSealed } from "../sealed/sealedStorage.ts"
import { currentOwner } from "./currentOwner.ts"

/** Where this browser keeps which worker was looked at last, encrypted. */
const place = "crewfleet.worker"

/** Keeps which worker of which agency is looked at, for an address that names the agency alone (specification 002 §2). */
export const keepSeenWorker = async (scope: StaffScope): Promise<void> => {
  const owner = currentOwner()
  if (owner === undefined) return
  // Without it, an address that names the worker does as well.
  await keepSealed(place, { owner, ...scope }).catch(() => {})
}

/** The worker of an agency whom this person looked at last in this browser. */
export const readSeenWorker = async (agencyId: number): Promise<number | undefined> => {
  const kept = Object(await readSealed(place).catch(() => undefined))
  if (kept.owner !== undefined && kept.owner !== currentOwner()) forgetSealed(place)
  return kept.owner === currentOwner() && kept.agencyId === agencyId && Number.isInteger(kept.workerId)
    ? kept.workerId
    : undefined
}
