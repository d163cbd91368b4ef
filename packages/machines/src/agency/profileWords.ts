import type { Notice, Problem } from "@crewfleet/sdk"

/** What the profile wizard says beside the words of the specification. */
export const profileWords = {
  alreadySet: {
    level: "warning",
    text: "Your agency already has a base currency, and it cannot be changed"
  } satisfies Notice,
  logoUnreadable: {
    field: "logo",
    text: "The logo cannot be read. Choose another file"
  } satisfies Problem
} as const
