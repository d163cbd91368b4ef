import { type Failure, isRefusedWith } from "@crewfleet/sdk"

/** Trying again, where one thing could not be loaded and that may help: what is not there will not be there next time. */
export const retryFor = (failure: Failure, onRetry: () => void): (() => void) | undefined =>
  isRefusedWith(failure, 404) ? undefined : onRetry
