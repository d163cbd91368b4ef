import { type AgencyCheck, returnRulesForm } from "@crewfleet/sdk/rules"
import type { ColumnType, Generated } from "kysely"
import { answerColumns, type ColumnsIn } from "./answerColumns.ts"
import type {
  ConditionReportTable,
  DamagePhotoTable,
  PromotionTable,
  RatingItemTable,
  RatingTable,
  ReplacedReportTable,
  ReportStepTable
} from "./BookingTables.ts"
import type { PerformedCallTable } from "./CallTable.ts"
import type { ChangeTable } from "./ChangeTable.ts"
import type {
  DocumentHoldTable,
  DocumentReviewTable,
  DocumentTable,
  DocumentVersionTable
} from "./DocumentTables.ts"
import type { FormLookTable, FormReviewTable, LongFormTable, SubmittedFormTable } from "./FormTables.ts"
import type { JobTable } from "./JobTable.ts"
import type {
  RoadDefectView,
  TransportLogCodeTable,
  TransportLogHandTable,
  TransportLogPhotoTable,
  TransportLogRecordTable,
  TransportLogReturnTable,
  VehicleDefectFindingTable,
  VehicleDefectOverrulingTable,
  VehicleDefectTable
} from "./LeaderTables.ts"
import type { AccessLinkTable, LinkCodeTable, LinkVisitTable } from "./LinkTables.ts"
import type { TransportCrewStandingTable, TransportPackTable } from "./PackTables.ts"
import type {
  BookingTable,
  BookingTermsTable,
  InvoiceCountTable,
  InvoiceItemTable,
  InvoiceMailTable,
  InvoiceTable,
  IssuedInvoiceTable,
  LocationTable,
  MoneyEntryTable,
  ReturnChargesTable,
  VehiclePhotoTable,
  VehicleTable
} from "./RentalTables.ts"
import type { OutboxTable, SessionTables } from "./SessionTables.ts"
import type {
  ApplicantTicketTable,
  AssignmentCodeTable,
  ComplianceTable,
  CredentialTable,
  DrivingLicenceTable,
  ExpiryNoticeTable,
  PaymentMethodTable,
  RecordEndingView,
  RequirementSetTable,
  ServiceTable,
  TrainingTable,
  WorkerAgencyTable,
  WorkerJobTable,
  WorkerNoteTable,
  WorkerNoticesTable,
  WorkerTable
} from "./StaffingTables.ts"
import type { AgencyHirerTable, TallyChangeTable, TallyTable, VehicleTallyTable } from "./TallyTables.ts"
import type {
  EngagementTable,
  ShiftBookingTable,
  ShiftTimesTable,
  TransportChangeTable,
  TransportJobAgencyTable,
  TransportJobTable,
  TransportLookTable,
  TransportMessageTable,
  WorkerSpecTable
} from "./TransportTables.ts"

/** A `timestamptz`: read as a `Date`, written as a `Date` or ISO 8601 text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>

/** A `timestamptz` that the database sets to the present moment when nothing else is given. */
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>

/** JSON: read as a value, written as text. */
export type Json<Value> = ColumnType<Value, string, string>

/** Columns that have a value where none is given. */
type Defaulted<Columns> = { [Name in keyof Columns]: Generated<Columns[Name]> }

/** Where the rules are kept by which an agency charges what a return brings to light; prices in minor units. */
export const keptReturnRules = answerColumns(returnRulesForm, {})

/**
 * `logoFileId` is null until the profile wizard has stored a logo, `baseCurrency` until it is chosen once; without a
 * `timeZone` the agency's is the platform's.
 */
export interface AgencyTable extends Defaulted<ColumnsIn<typeof keptReturnRules>> {
  id: Generated<number>
  name: string
  baseCurrency: string | null
  timeZone: string | null
  /** For how many minutes a vehicle and a crew are taken until a job is authorised. */
  usualJobMinutes: Generated<number>
  /** What its leaders look at besides before they set off. */
  vehicleChecks: ColumnType<ReadonlyArray<AgencyCheck>, string | undefined, string>
  /** What they looked at before, the last removed first: logs that arrive later may still answer it. */
  removedChecks: ColumnType<ReadonlyArray<AgencyCheck>, string | undefined, string>
  telephone: string | null
  taxNumber: string | null
  /** Within how many days its invoices are to be paid. */
  paymentTerms: Generated<number>
  street: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  country: string | null
  logoFileId: string | null
  /** Count how often each part of what it says of itself was saved. */
  contactVersion: Generated<number>
  timeZoneVersion: Generated<number>
  invoicingVersion: Generated<number>
  returnRulesVersion: Generated<number>
  nameKey: ColumnType<string, never, never>
  searchText: ColumnType<string, never, never>
  createdAt: GeneratedTimestamp
}

/** What holds for the whole platform, in one row: its time zone, as its brand names it. */
export interface PlatformTable {
  timeZone: string
}

/** A view: in which time zone the days of an agency begin; `agencyId` 0 stands for all agencies together. */
export interface TimeZoneView {
  agencyId: number
  timeZone: string
}

/** `position` is the order in which currencies are offered. */
export interface CurrencyTable {
  code: string
  name: string
  symbol: string
  position: number
}

/** A stored file. */
export interface FileTable {
  id: Generated<string>
  /** Null for what somebody uploaded for themselves. */
  agencyId: number | null
  contentType: string
  purpose: "logo" | "document" | "vehicle" | "damage" | "answer" | "pack"
  /** Who uploaded it; null for what the demo brought. */
  ownerUserId: number | null
  /** The store that has its bytes. */
  store: Generated<string>
  /** Its bytes, where the database is that store: nothing but that store looks at them. */
  content: Uint8Array | null
  sha256: string
  /** From when on nobody needs it; null while it is in use. */
  removeAt: Timestamp | null
  createdAt: GeneratedTimestamp
}

/** A file that somebody uploaded within the last day or so; the file itself may be gone. */
export interface UploadTable {
  userId: number
  at: Timestamp
  bytes: number
}

/**
 * Somebody whom agencies serve: a hirer of vehicles, or a ward whose patients are moved. Both are clients with the same
 * portal; what they are to an agency follows from what they had it do. `rating` is a hirer's, from 1 to 5; an empty `email`
 * stands for none.
 */
export interface ClientTable {
  id: Generated<number>
  name: string
  email: string
  telephone: string
  dateOfBirth: string | null
  firstLine: string | null
  town: string | null
  postcode: string | null
  country: string | null
  licenceNumber: string | null
  licenceExpiry: string | null
  /** Counts the corrections. */
  version: Generated<number>
  verified: Generated<boolean>
  rating: number | null
  nameKey: ColumnType<string, never, never>
  searchText: ColumnType<string, never, never>
  createdAt: GeneratedTimestamp
}

/** Secrets that every process behind the database shares. */
export interface KeyTable {
  name: string
  value: string
}

/** Every table of the database, in camel case; the columns are the same words in snake case. */
export interface Tables extends SessionTables {
  agencies: AgencyTable
  platform: PlatformTable
  timeZones: TimeZoneView
  currencies: CurrencyTable
  files: FileTable
  uploads: UploadTable
  clients: ClientTable
  workers: WorkerTable
  workerAgencies: WorkerAgencyTable
  applicantTickets: ApplicantTicketTable
  workerJobs: WorkerJobTable
  workerNotes: WorkerNoteTable
  drivingLicences: DrivingLicenceTable
  workerNotices: WorkerNoticesTable
  credentials: CredentialTable
  assignmentCodes: AssignmentCodeTable
  paymentMethods: PaymentMethodTable
  services: ServiceTable
  trainings: TrainingTable
  compliances: ComplianceTable
  requirementSets: RequirementSetTable
  recordEndings: RecordEndingView
  expiryNotices: ExpiryNoticeTable
  transportJobs: TransportJobTable
  transportJobAgencies: TransportJobAgencyTable
  workerSpecs: WorkerSpecTable
  shiftBookings: ShiftBookingTable
  engagements: EngagementTable
  transportChanges: TransportChangeTable
  transportMessages: TransportMessageTable
  transportLooks: TransportLookTable
  transportCrewStandings: TransportCrewStandingTable
  transportPacks: TransportPackTable
  transportLogHands: TransportLogHandTable
  transportLogRecords: TransportLogRecordTable
  transportLogPhotos: TransportLogPhotoTable
  transportLogReturns: TransportLogReturnTable
  transportLogCodes: TransportLogCodeTable
  vehicleDefects: VehicleDefectTable
  vehicleDefectFindings: VehicleDefectFindingTable
  vehicleDefectOverrulings: VehicleDefectOverrulingTable
  roadDefects: RoadDefectView
  shiftTimes: ShiftTimesTable
  accessLinks: AccessLinkTable
  linkVisits: LinkVisitTable
  linkCodes: LinkCodeTable
  outbox: OutboxTable
  vehicles: VehicleTable
  locations: LocationTable
  vehiclePhotos: VehiclePhotoTable
  bookings: BookingTable
  bookingTerms: BookingTermsTable
  invoices: InvoiceTable
  invoiceItems: InvoiceItemTable
  moneyEntries: MoneyEntryTable
  returnCharges: ReturnChargesTable
  invoiceCounts: InvoiceCountTable
  issuedInvoices: IssuedInvoiceTable
  invoiceMails: InvoiceMailTable
  documents: DocumentTable
  documentVersions: DocumentVersionTable
  documentReviews: DocumentReviewTable
  documentHolds: DocumentHoldTable
  promotions: PromotionTable
  ratings: RatingTable
  ratingItems: RatingItemTable
  conditionReports: ConditionReportTable
  reportSteps: ReportStepTable
  replacedReports: ReplacedReportTable
  damagePhotos: DamagePhotoTable
  longForms: LongFormTable
  submittedForms: SubmittedFormTable
  formLooks: FormLookTable
  formReviews: FormReviewTable
  changes: ChangeTable
  keys: KeyTable
  jobs: JobTable
  performedCalls: PerformedCallTable
  tallies: TallyTable
  tallyChanges: TallyChangeTable
  vehicleTallies: VehicleTallyTable
  agencyHirers: AgencyHirerTable
}
