import type { Refusal } from "@crewfleet/sdk/effect"
import { linkWords } from "@crewfleet/sdk/rules"
import type { Selectable } from "kysely"
import type { AccessLinkTable } from "../database/LinkTables.ts"

type Standing = Pick<Selectable<AccessLinkTable>, "revokedAt" | "endsAt"> & { readonly agencyName: string }

const forbidden = (message: string): Refusal => ({ _tag: "Forbidden", message })

/** Why a link opens nothing any more; undefined while it stands. */
export const closedBecause = (
  { revokedAt, endsAt, agencyName }: Standing,
  now: Date
): Refusal | undefined => {
  if (revokedAt) return forbidden(linkWords.withdrawn(agencyName))
  return endsAt <= now ? forbidden(linkWords.ended(agencyName)) : undefined
}

/** Says that a link is open in as many browsers as it may be. */
export const usedUp = ({ agencyName }: Standing): Refusal => forbidden(linkWords.usedUp(agencyName))
