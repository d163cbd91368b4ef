import type { Obstacle } from "@crewfleet/machines/life"
import type { Refusal } from "@crewfleet/sdk/effect"
import { violating } from "../http/violationsOf.ts"

/** Refuses a step in the words of what stands in its way; at its field what can be put right in the request. */
export const refusalOf = (obstacles: ReadonlyArray<Obstacle>): Refusal => {
  const lasting = obstacles.filter(({ field }) => field === undefined)
  if (lasting.length === 0) return violating(obstacles.map(({ field = "", text }) => ({ field, text })))
  const message = lasting.map(({ text }) => text).join(". ")
  return { _tag: lasting.some(({ access }) => access) ? "Forbidden" : "Conflict", message }
}
