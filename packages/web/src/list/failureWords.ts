import { type Failure, noticesFor, type Situation } from "@crewfleet/sdk"

/** The catalogue's words for a failure, in one sentence. */
export const failureWords = (situation: Situation, failure: Failure): string =>
  noticesFor(situation, failure)
    .map(({ text }) => text)
    .join(" ")
