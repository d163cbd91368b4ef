import type { Refusal } from "@crewfleet/sdk/effect"
import { linkWords, sharedLinkEnded } from "@crewfleet/sdk/rules"
import type { Selectable } from "kysely"
import type { AccessLinkTable } from "../database/LinkTables.ts"

type Standing = Pick<Selectable<AccessLinkTable>, "revokedAt" | "endsAt" | "scope"> & {
  readonly agencyName: string
}

const forbidden = (message: string): Refusal => ({ _tag: "Forbidden", message })

/** Whoever keeps a log on the road signs in again where its link has only ended: that says nothing of what they may read. */
const logEnded: Refusal = { _tag: "Unauthenticated", message: linkWords.logEnded }

/** Why a link opens nothing any more; undefined while it stands. */
export const closedBecause = (
  { revokedAt, endsAt, scope, agencyName }: Standing,
  now: Date
): Refusal | undefined => {
  if (revokedAt) return forbidden(linkWords.withdrawn(agencyName))
  if (endsAt > now) return undefined
  if (scope === "transport.log") return logEnded
  return forbidden((scope === "booking.shared" ? sharedLinkEnded : linkWords.ended)(agencyName))
}

/** Says that a link is open in as many browsers as it may be. */
export const usedUp = ({ agencyName }: Pick<Standing, "agencyName">): Refusal =>
  forbidden(linkWords.usedUp(agencyName))
