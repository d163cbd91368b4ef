import type { GivenLink } from "./LinkApi.ts"

/** Whether a link that was given out can still be opened by somebody. */
export const isStanding = ({ endsAt, revokedAt }: GivenLink, now: Date): boolean =>
  !revokedAt && Date.parse(endsAt) > now.getTime()
