import type { Notice } from "@crewfleet/sdk"

/** What the profile wizard says beside the words of the specification. */
export const profileWords = {
  alreadySet: {
    level: "warning",
    text: "Your agency already has a base currency, and it cannot be changed"
  } satisfies Notice,
  logoUnreadable: "The logo cannot be read. Choose another file"
} as const
