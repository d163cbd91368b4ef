import { type Failure, failureOf, isUnreachable } from "@crewfleet/sdk"
import { attemptsCounted, backOff } from "../backOff.ts"

/** What a part that loads keeps in mind of failing. */
export interface Retrying {
  readonly failure: Failure | undefined
  /** How often the service could not be reached, one time after the other: above 0, it is tried again by itself. */
  readonly attempts: number
}

/** Nothing has failed, or nothing any more. */
export const notFailed: Retrying = { failure: undefined, attempts: 0 }

/** What is kept when loading fails once more. */
export const failedAgain = ({ attempts }: Retrying, error: unknown): Retrying => {
  const failure = failureOf(error)
  return { failure, attempts: isUnreachable(failure) ? Math.min(attempts + 1, attemptsCounted) : 0 }
}

/** Whether it is tried again without anybody asking for it. */
export const triesAgain = ({ context }: { readonly context: Retrying }): boolean => context.attempts > 0

/** Milliseconds until then. */
export const retryPause = ({ context }: { readonly context: Retrying }): number =>
  backOff(context.attempts, context.failure)
