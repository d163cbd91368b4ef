import { drivingLicenceForm, informationForm, noticesForm, type Requirement } from "@crewfleet/sdk/rules"
import type { Generated } from "kysely"
import { answerColumns, type ColumnsIn } from "./answerColumns.ts"
import type { GeneratedTimestamp, Json, Timestamp } from "./Tables.ts"

type Nullable<Columns> = { [Name in keyof Columns]: Columns[Name] | null }

/** What workers are booked as; `needsDbs` where the law demands a DBS check of whoever does it. */
export interface AssignmentCodeTable {
  id: Generated<number>
  code: string
  name: string
  needsDbs: Generated<boolean>
  /** Whether whoever does it drives. */
  drives: Generated<boolean>
}

/** How a worker is paid. */
export interface PaymentMethodTable {
  id: Generated<number>
  name: string
}

/** What agencies do. */
export interface ServiceTable {
  id: Generated<number>
  name: string
}

/** A training that somebody can have a certificate of. */
export interface TrainingTable {
  id: Generated<number>
  code: string
  name: string
  /** Whether it can be put on file and asked for. */
  offered: Generated<boolean>
  version: Generated<number>
}

/** Something that somebody has to show, and the kind of document of which their copy is. */
export interface ComplianceTable {
  id: Generated<number>
  code: string
  name: string
  documentKind: Generated<"COMPLIANCE" | "DBS">
  /** Whether it can be put on file and asked for. */
  offered: Generated<boolean>
  version: Generated<number>
}

/** A flexi-worker. */
export interface WorkerTable {
  id: Generated<number>
  firstName: string
  lastName: string
  email: string
  telephone: string
  /** A `date`, written and read as `YYYY-MM-DD`. */
  dob: string | null
  gender: "FEMALE" | "MALE" | null
  /** ISO 3166-1, two letters. */
  nationality: string | null
  address: string | null
  /** What they applied as. */
  assignmentCodeId: number | null
  profilePicFileId: string | null
  /** Counts how often it was changed. */
  version: Generated<number>
  createdAt: GeneratedTimestamp
}

/** Of what a worker is mailed, in columns. */
export const keptNotices = answerColumns(noticesForm, {})

/** The same; without a row they have never chosen, and are mailed of everything. */
export interface WorkerNoticesTable extends ColumnsIn<typeof keptNotices> {
  workerId: number
}

/** What whoever was added as an applicant holds: good for applying to that agency once. Only a hash is kept. */
export interface ApplicantTicketTable {
  id: Generated<number>
  tokenHash: string
  agencyId: number
  /** Null where nobody was added, as the e-mail address was known. */
  workerId: number | null
  createdAt: GeneratedTimestamp
  expiresAt: Timestamp
  usedAt: Timestamp | null
}

/** What an agency keeps about the terms and checks of a worker, in columns. */
export const keptInformation = answerColumns(informationForm, {})

type Information = ColumnsIn<typeof keptInformation>

/** A worker as one agency has them; of the terms and checks nothing need be known yet. */
export interface WorkerAgencyTable extends Nullable<Information> {
  id: Generated<number>
  workerId: number
  agencyId: number
  standing: Generated<"APPLIED" | "TAKEN_ON" | "DECLINED" | "LEFT">
  /** Since when the worker lets the agency see their records; null while they do not. */
  sharesSince: Timestamp | null
  appliedAt: Timestamp | null
  decidedAt: Timestamp | null
  decidedBy: number | null
  declinedBecause: string | null
  /** Since when they have a conditional offer; whoever is taken on needs none. */
  offeredAt: Timestamp | null
  offeredBy: number | null
  /** The number by which the agency knows them. */
  employmentNumber: string | null
  fitToWork: Generated<boolean>
  fitAt: Timestamp | null
  fitBy: number | null
  /** Counts how often what the agency keeps of them was changed. */
  version: Generated<number>
  /** Kept by a trigger. */
  nameKey: Generated<string>
  searchText: Generated<string>
}

/** What an agency found when it checked the driving licence of a worker, in columns. */
export const keptDrivingLicence = answerColumns(drivingLicenceForm, {})

/** The same, of one membership of an agency. */
export interface DrivingLicenceTable extends ColumnsIn<typeof keptDrivingLicence> {
  membershipId: number
  /** Counts the changes. */
  version: Generated<number>
}

/** What a worker may be booked as by an agency, and how they are paid for it; once removed it is what they were. */
export interface WorkerJobTable {
  id: Generated<number>
  workerId: number
  agencyId: number
  assignmentCodeId: number
  paymentMethodId: number
  addedBy: number | null
  addedAt: Timestamp
  removedBy: number | null
  removedAt: Timestamp | null
}

/** What an agency has written down about a worker. */
export interface WorkerNoteTable {
  id: Generated<number>
  workerId: number
  agencyId: number
  body: string
  writtenBy: number | null
  writtenAt: Timestamp
}

/** What a training or compliance of a worker is, beside the document. */
export interface CredentialTable {
  documentId: number
  /** Whether it is on paper of its own, or of a training that an agency gave. */
  type: Generated<"EXTERNAL" | "PHYSICAL">
  /** Whether the portal shows a certificate of it. */
  showCertificate: Generated<boolean>
  /** Its number with the provider of online trainings, of which nobody need approve anything. */
  hascoId: number | null
  /** Where that provider shows its certificate. */
  certificateUrl: string | null
  serviceId: Generated<number>
}

/** What an agency asks of whoever is booked as something; without a row the starting set holds. */
export interface RequirementSetTable {
  id: Generated<number>
  agencyId: number
  assignmentCodeId: number
  requirements: Json<ReadonlyArray<Requirement>>
  /** Counts the changes. */
  version: Generated<number>
}

/** A view: what ends of what an agency relies on. */
export interface RecordEndingView {
  agencyId: number
  workerId: number
  /** Tells it apart from whatever else ends of this worker. */
  what: string
  name: string
  /** Its last day. */
  expires: string
}

/** Who was told of an ending how many days before. */
export interface ExpiryNoticeTable {
  recipient: string
  what: string
  expires: string
  days: number
  at: Timestamp
}
