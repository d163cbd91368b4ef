import type { AgencyCheck, CheckGravity, LogRecordKind, LogStep } from "@crewfleet/sdk/rules"
import type { ColumnType, Generated } from "kysely"
import type { Json, Timestamp } from "./Tables.ts"

/** Who keeps, or kept, the log of a journey; of one journey one at a time. */
export interface TransportLogHandTable {
  id: Generated<number>
  jobId: number
  workerId: number
  userId: number | null
  /** The link that lets the device in. */
  linkId: string
  /** What the device keeps the log under, sealed. */
  secret: string
  openedAt: Timestamp
  /** When somebody else took the log over. */
  endedAt: Timestamp | null
  heardAt: Timestamp
}

/** A part of a log as it was received; it stays as it was. */
export interface TransportLogRecordTable {
  id: string
  jobId: number
  kind: LogRecordKind
  incidentId: string | null
  content: Json<object>
  /** The agency's own checks that the log of a vehicle answers, as they were when it came; null where that was not kept. */
  agencyChecks: ColumnType<ReadonlyArray<AgencyCheck> | null, string | undefined, never>
  handId: number
  receivedAt: Timestamp
  follows: string | null
  replacedAt: Timestamp | null
  /** Whether it came from a hand that had ended. */
  aside: Generated<boolean>
}

/** A photo of a log. */
export interface TransportLogPhotoTable {
  id: string
  jobId: number
  fileId: string
  handId: number
  receivedAt: Timestamp
}

/** What an agency wants mended of a log. */
export interface TransportLogReturnTable {
  id: Generated<number>
  jobId: number
  step: LogStep
  words: string
  returnedBy: number | null
  returnedAt: Timestamp
  mendedAt: Timestamp | null
}

/** The code with which the leader who is named takes a log over. */
export interface TransportLogCodeTable {
  jobId: number
  workerId: number
  codeHash: string
  /** How often one was tried. */
  tries: Generated<number>
  expiresAt: Timestamp
}

/** Something about a vehicle that failed a check; `jobId` is the journey on which it was found. */
export interface VehicleDefectTable {
  id: Generated<number>
  vehicleId: number
  jobId: number
  checkId: string
  label: string
  gravity: CheckGravity
  /** What was said of it last, whichever journey said so. */
  note: string | null
  photoIds: ColumnType<ReadonlyArray<string>, string | undefined, string>
  openedAt: Timestamp
  mendedAt: Timestamp | null
  mendedBy: number | null
  mendedHow: string | null
  /** The journey whose log says that it was mended, or passes; null where its agency does. */
  mendedInLogOf: number | null
  /** Whether somebody found it who does not keep the log of its journey any more: no check that passes closes it. */
  foundBefore: Generated<boolean>
}

/** What the log of a journey says of a defect, by the version that spoke of it last. */
export interface VehicleDefectFindingTable {
  defectId: number
  jobId: number
  recordId: string
  label: string
  gravity: CheckGravity
  note: string | null
  photoIds: ColumnType<ReadonlyArray<string>, string | undefined, string>
}

/** That a crew may leave in spite of a defect, for one journey. */
export interface VehicleDefectOverrulingTable {
  defectId: number
  jobId: number
  overruledAt: Timestamp
  overruledBy: number | null
  because: string | null
  /** What was said of it then. */
  note: string | null
  photoIds: ColumnType<ReadonlyArray<string>, string | undefined, string>
}

/** A view: the open defects of roadworthiness, each of which keeps its vehicle out of service. */
export interface RoadDefectView {
  id: number
  vehicleId: number
  jobId: number
  label: string
}
