import type { DocumentOwner, DocumentStatus, RejectionReason } from "@crewfleet/sdk/rules"
import type { ColumnType, Generated } from "kysely"
import type { Timestamp } from "./Tables.ts"

/** A document of somebody or something; once all of it is erased only that it was there is left. */
export interface DocumentTable {
  id: Generated<number>
  ownerKind: DocumentOwner
  ownerId: number
  /** Which agency put its first version on file; null where that was no agency. */
  agencyId: number | null
  kind: string
  /** What it is of, where its kind has something of the sort; 0 otherwise. */
  subject: Generated<number>
  /** Which of those of its kind and subject that its owner has it is, from 1 on. */
  place: Generated<number>
  /** Counts how often it was put on file. */
  version: Generated<number>
  /** The number of its latest version. */
  latest: Generated<number>
  /** When its owner was done with. */
  doneAt: Timestamp | null
  /** When it was taken off its owner's file: it counts no more, and is kept as evidence until it is erased. */
  withdrawnAt: Timestamp | null
  createdAt: Timestamp
  erasedAt: Timestamp | null
}

/** What was put on file at a time. */
export interface DocumentVersionTable {
  id: Generated<number>
  documentId: number
  number: number
  /** Null while it is owed, and once it is erased. */
  fileId: string | null
  /** When the copy was erased, of which nothing but the file goes. */
  copyGoneAt: ColumnType<Date | null, Date | undefined, Date>
  /** A `date`, written and read as `YYYY-MM-DD`. */
  issued: string | null
  /** A `date`, written and read as `YYYY-MM-DD`. */
  expires: string | null
  /** APPROVED where nobody need look at it; otherwise each agency's review says. */
  status: DocumentStatus
  putBy: number | null
  /** Which agency put it on file; null where that was no agency. */
  agencyId: number | null
  putAt: Timestamp
  supersededAt: Timestamp | null
  /** When the clock erases it, unless it is held; null while that is not known. */
  keepUntil: Timestamp | null
  erasedAt: Timestamp | null
  erasedBy: number | null
}

/** What an agency has decided about a version. */
export interface DocumentReviewTable {
  versionId: number
  agencyId: number
  status: "APPROVED" | "REJECTED"
  because: RejectionReason | null
  comment: string | null
  reviewedBy: number | null
  reviewedAt: Timestamp
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
