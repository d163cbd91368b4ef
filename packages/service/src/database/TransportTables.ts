import type { Confirmation, ShiftStatus, TransportStatus } from "@crewfleet/sdk/rules"
import type { ColumnType, Generated } from "kysely"
import type { GeneratedTimestamp, Json, Timestamp } from "./Tables.ts"

/** A journey of a patient that a ward has asked for. */
export interface TransportJobTable {
  id: Generated<number>
  /** The agency that has accepted it. */
  agencyId: number | null
  /** The client whose ward asked; null for a guest. */
  clientId: number | null
  ref: string
  status: Generated<TransportStatus>
  /** Counts the changes. */
  version: Generated<number>
  /** What was asked, as it travels on the wire, without the crew; empty once it was erased. */
  answers: ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>
  /** The odd answers that their maker said are right. */
  confirmed: ColumnType<ReadonlyArray<Confirmation>, string | undefined, string>
  requiredAt: Timestamp
  pickupPostCode: string | null
  pickupWard: string | null
  destination: string | null
  destinationPostCode: string | null
  /** Name and day of birth of the patient, by which another request for the same one is found. */
  patientKey: string | null
  /** What a search looks through, in lower case; nothing of it names a patient. */
  searchText: Generated<string>
  /** When the job is planned to begin and to end; null before it is accepted. */
  shiftDate: Timestamp | null
  shiftEndDate: Timestamp | null
  breakMinutes: number | null
  vehicleId: number | null
  driverId: number | null
  leaderId: number | null
  riskFileId: string | null
  riskFileName: string | null
  createdAt: Timestamp
  /** When its status changed last. */
  movedAt: GeneratedTimestamp
  /** Why it must not be erased. */
  heldBecause: string | null
  /** Since when nothing of the patient is kept. */
  erasedAt: Timestamp | null
  /** From when on it cannot wait, which triggers keep; infinity where it waits for nothing. */
  urgentFrom: GeneratedTimestamp
}

/** An agency that may see a job; triggers keep how the job stands with it, and by what it is listed. */
export interface TransportJobAgencyTable {
  id: Generated<number>
  jobId: number
  agencyId: number
  passedBecause: string | null
  passedAt: Timestamp | null
  status: Generated<string>
  requiredAt: GeneratedTimestamp
  searchText: Generated<string>
  urgentFrom: GeneratedTimestamp
}

/** One line of the crew that is asked for. */
export interface WorkerSpecTable {
  id: Generated<number>
  jobId: number
  rowId: string
  position: number
  assignmentCodeId: number
  gender: Generated<"NO_PREFERENCE" | "FEMALE" | "MALE">
  /** A trigger refuses fewer than are booked. */
  numberOfStaff: number
}

/** A worker's place in a job. */
export interface ShiftBookingTable {
  id: Generated<number>
  jobId: number
  /** Null where it was booked before jobs had lines of crew. */
  specId: number | null
  workerId: number
  assignmentCodeId: number
  /** The job's own, which a trigger keeps. */
  shiftDate: Timestamp
  shiftEndDate: Timestamp
  /** NEW, APPLIED, CANCELLED and EXPIRED are not booked; any other is. */
  shiftStatus: Generated<ShiftStatus>
  version: Generated<number>
  madeAt: GeneratedTimestamp
}

/** What a vehicle or a worker is taken by; triggers keep it, and the constraint `engagements_free` that nothing is in two jobs at once. */
export interface EngagementTable {
  id: Generated<number>
  kind: "VEHICLE" | "WORKER"
  subjectId: number
  jobId: number
  /** A `tstzrange`. */
  during: string
}

/** What a ward changed in a request: the answers that differ, as they travel on the wire. */
export interface TransportChangeTable {
  id: Generated<number>
  jobId: number
  before: Json<Readonly<Record<string, unknown>>>
  after: Json<Readonly<Record<string, unknown>>>
  reason: string | null
  userId: number | null
  linkId: string | null
  at: Timestamp
  seenAt: Timestamp | null
  seenBy: number | null
}

/** What ward and agency wrote to each other. */
export interface TransportMessageTable {
  id: Generated<number>
  jobId: number
  side: "WARD" | "AGENCY"
  body: string
  userId: number | null
  linkId: string | null
  at: Timestamp
}

/** Who looked at what of a job that not everybody may read. */
export interface TransportLookTable {
  id: Generated<number>
  jobId: number
  audiences: Json<ReadonlyArray<string>>
  userId: number | null
  linkId: string | null
  at: Timestamp
}

/** The hours that somebody worked, as they were entered; the latest entry counts. */
export interface ShiftTimesTable {
  id: Generated<number>
  bookingId: number
  startAt: Timestamp
  endAt: Timestamp
  breakMinutes: Generated<number>
  enteredBy: number | null
  enteredAt: Timestamp
  reason: string | null
  objection: string | null
  objectedAt: Timestamp | null
}
