import type { DocumentOwner, DocumentStatus } from "@crewfleet/sdk/rules"
import type { Generated } from "kysely"
import type { Timestamp } from "./Tables.ts"

/** A document of somebody or something; once all of it is erased only that it was there is left. */
export interface DocumentTable {
  id: Generated<number>
  ownerKind: DocumentOwner
  ownerId: number
  /** Which agency put it on file last; null where that was no agency. */
  agencyId: number | null
  kind: string
  /** Which of those of its kind that its owner has it is, from 1 on. */
  place: Generated<number>
  /** Counts the changes, reviews included. */
  version: Generated<number>
  /** The number of its latest version. */
  latest: Generated<number>
  /** When its owner was done with. */
  doneAt: Timestamp | null
  createdAt: Timestamp
  erasedAt: Timestamp | null
}

/** What was put on file at a time. */
export interface DocumentVersionTable {
  id: Generated<number>
  documentId: number
  number: number
  /** Null once it is erased. */
  fileId: string | null
  /** A `date`, written and read as `YYYY-MM-DD`. */
  issued: string | null
  /** A `date`, written and read as `YYYY-MM-DD`. */
  expires: string | null
  status: DocumentStatus
  comment: string | null
  reviewedBy: number | null
  reviewedAt: Timestamp | null
  putBy: number | null
  putAt: Timestamp
  supersededAt: Timestamp | null
  /** When the clock erases it, unless it is held; null while that is not known. */
  keepUntil: Timestamp | null
  erasedAt: Timestamp | null
  erasedBy: number | null
}

/** Keeps a document, or all of an owner where it names none, from being erased until it is lifted. */
export interface DocumentHoldTable {
  id: Generated<number>
  ownerKind: DocumentOwner
  ownerId: number
  documentId: number | null
  reason: string
  heldBy: number | null
  heldAt: Timestamp
  liftedBy: number | null
  liftedAt: Timestamp | null
}
