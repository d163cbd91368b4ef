import type { Notice } from "@crewfleet/sdk"

/** What a condition report says by itself. */
export const conditionWords = {
  signAgain: {
    level: "info",
    text: "The report has changed, so both parties sign again."
  } satisfies Notice,
  photoUnreadable: "The photo cannot be read. Take another"
} as const
