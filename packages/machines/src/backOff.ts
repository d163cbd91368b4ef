import type { Failure } from "@crewfleet/sdk"

const pauses = [2_000, 5_000, 15_000, 30_000]

/** How many attempts make a difference to the pause. */
export const attemptsCounted = pauses.length

/** Milliseconds until the same is tried again: longer each time, and as long as the service asks for. */
export const backOff = (attempts: number, failure: Failure | undefined): number => {
  const pause = pauses[Math.min(Math.max(attempts, 1), attemptsCounted) - 1] ?? 0
  const asked = failure?._tag === "Refused" ? (failure.retryAfter ?? 0) * 1_000 : 0
  return Math.max(pause, asked)
}
