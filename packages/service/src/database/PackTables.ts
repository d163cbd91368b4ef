import type { Generated } from "kysely"
import type { Json, Timestamp } from "./Tables.ts"

/** What a requirement was met by when a journey began, or what was wrong. */
export interface RestedOn {
  /** What was asked. */
  readonly requirement: string
  /** MET, WARNED or REFUSED. */
  readonly outcome: string
  /** In a sentence. */
  readonly said: string
  /** What it was: a training, a compliance, or what the agency keeps itself. */
  readonly evidence?: string | undefined
  /** The last day on which it was met. */
  readonly until?: string | undefined
  /** The documents on file, the last first. */
  readonly documents: ReadonlyArray<{
    readonly number: number
    readonly issued: string | null
    readonly expires: string | null
    /** As the agency had decided, or as it counts for everybody. */
    readonly status: string
    /** Of the file, in hexadecimal digits; null where it was owed or erased. */
    readonly sha256: string | null
  }>
}

/** The standing that somebody of a crew had when the journey began; it stays as it was. */
export interface TransportCrewStandingTable {
  id: Generated<number>
  jobId: number
  workerId: number
  /** As what they travelled. */
  role: string
  /** What they were called. */
  name: string
  /** Whether they led. */
  leads: boolean
  /** MAY, MAY_WITH_WARNINGS or MAY_NOT. */
  verdict: string
  because: Json<ReadonlyArray<string>>
  rested: Json<ReadonlyArray<RestedOn>>
  at: Timestamp
}

/** The sealed pack of a journey: the copies, and their PDFs until they are erased with the patient. */
export interface TransportPackTable {
  jobId: number
  sealedAt: Timestamp
  agencyFileId: string
  agencyPdfId: string | null
  clientFileId: string
  clientPdfId: string | null
  erasedAt: Timestamp | null
}
