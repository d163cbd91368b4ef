import type { LinkScope } from "@crewfleet/sdk/rules"
import type { Generated } from "kysely"
import type { GeneratedTimestamp, Timestamp } from "./Tables.ts"

/** A link to one record, for whoever holds its secret; of that only a hash is kept. */
export interface AccessLinkTable {
  id: Generated<string>
  secretHash: string
  scope: LinkScope
  recordId: number
  /** Who gave it out. */
  agencyId: number
  /** For whom it is, in words. */
  givenTo: string
  madeBy: number | null
  createdAt: GeneratedTimestamp
  endsAt: Timestamp
  revokedAt: Timestamp | null
  revokedBy: number | null
  mostUses: number
  /** In how many browsers it was opened. */
  uses: Generated<number>
}

/** A browser in which a link was opened; `endsAt` is the link's. */
export interface LinkVisitTable {
  tokenHash: string
  linkId: string
  endsAt: Timestamp
  /** Since when it reads what needs a code as well. */
  unlockedAt: Timestamp | null
  createdAt: GeneratedTimestamp
}

/** The one-time code that was mailed last to whoever a link is for. */
export interface LinkCodeTable {
  linkId: string
  codeHash: string
  /** How often a wrong one was tried. */
  tries: Generated<number>
  expiresAt: Timestamp
}
