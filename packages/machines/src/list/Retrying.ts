import { type Failure, failureOf } from "@crewfleet/sdk"
import { isUnreachable } from "@crewfleet/sdk/rules"
import { attemptsCounted, backOff } from "../backOff.ts"

/** What a part that loads keeps in mind of failing. */
export interface Retrying {
  readonly failure: Failure | undefined
  /** How often it failed in a way that passes, one time after the other: above 0, it is tried again by itself. */
  readonly attempts: number
}

/** Nothing has failed, or nothing any more. */
export const notFailed: Retrying = { failure: undefined, attempts: 0 }

/** What is kept when loading fails once more; which failures are retried is another question where something is sent. */
export const failedAgain = (
  { attempts }: Retrying,
  error: unknown,
  isRetried: (failure: Failure) => boolean = isUnreachable
): Retrying => {
  const failure = failureOf(error)
  return { failure, attempts: isRetried(failure) ? Math.min(attempts + 1, attemptsCounted) : 0 }
}

/** Whether it is tried again without anybody asking for it. */
export const triesAgain = ({ context }: { readonly context: Retrying }): boolean => context.attempts > 0

/** Milliseconds until then. */
export const retryPause = ({ context }: { readonly context: Retrying }): number =>
  backOff(context.attempts, context.failure)
