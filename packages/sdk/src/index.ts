export type { Calls } from "./Api.ts"
export type {
  Agency,
  AgencyContact,
  AgencyInvoicing,
  AgencyProfile,
  AgencyReturnRules,
  AgencyTimeZone,
  Currency
} from "./agency/AgencyApi.ts"
export type { ListedAgency } from "./agency/ListedAgency.ts"
export type {
  ApplicantAdded,
  ApplicantLink,
  GuestAgency,
  NewApplicant,
  OwnApplication
} from "./applicant/ApplicantApi.ts"
export type {
  BookedVehicle,
  Booking,
  Invoice,
  InvoiceItem,
  Rating,
  StepConflict
} from "./booking/Booking.ts"
export type { ListedBooking } from "./booking/BookingApi.ts"
export type {
  BookingPosition,
  Difference,
  HistoryEntry,
  NewBooking,
  Quote,
  ScheduledVehicle,
  StatusChange,
  TermsChange,
  TermsPrice
} from "./booking/BookingRequests.ts"
export type { InvoiceIssued } from "./booking/InvoiceApi.ts"
export type { MoneyEntry, MoneySheet, NewMoneyEntry } from "./booking/MoneyApi.ts"
export type { HireRating, HirerRating } from "./booking/RatingApi.ts"
export type { SharedBooking } from "./booking/SharedBooking.ts"
export type { ChargeDecisions, ReturnCharges } from "./charge/ChargesApi.ts"
export type { PromiseClient } from "./client/Client.ts"
export type { CallOptions, ClientOptions, GivenHeaders } from "./client/ClientOptions.ts"
export { type Fault, faults } from "./client/faults.ts"
export type { Hooks, Listener, PlannedRetry, ReceivedResponse, SentRequest } from "./client/Hooks.ts"
export * from "./client/knownPaths.ts"
export * from "./client/provoking.ts"
export { makePromiseClient as makeClient } from "./client/Transport.ts"
export type {
  ConditionContent,
  ConditionReports,
  Damage,
  OutgoingReport,
  OutgoingStep,
  ReceivedReport,
  ReceivedStep,
  ReportSubject,
  Signature
} from "./condition/ConditionReport.ts"
export type { AgencyReference } from "./contract/AgencyReference.ts"
export type { Page } from "./contract/Page.ts"
export type { ServerMessage } from "./contract/ServerMessage.ts"
export type { Session, SessionStore, SignedInUser, SignInStore, UserType } from "./contract/SessionStore.ts"
export type { UploadedFile } from "./contract/UploadedFile.ts"
export type { Code } from "./contract/wire.ts"
export type {
  ComplianceCertificate,
  ComplianceRecord,
  ComplianceRenewal,
  NewCompliance
} from "./credential/ComplianceApi.ts"
export type { CredentialReview } from "./credential/CredentialReview.ts"
export type { CredentialType, CredentialTypeDetails } from "./credential/CredentialTypeApi.ts"
export type {
  CertificateLink,
  NewTraining,
  TrainingCertificate,
  TrainingRecord,
  TrainingRenewal
} from "./credential/TrainingApi.ts"
export type {
  Amount,
  BookingSummary,
  GraphPoint,
  GroupCount,
  Overview,
  VehicleSummary
} from "./dashboard/DashboardApi.ts"
export type { DefectReport } from "./defect/DefectApi.ts"
export type {
  DocumentHold,
  DocumentReason,
  DocumentReview,
  DocumentVersion,
  OwnedDocument
} from "./document/DocumentApi.ts"
export type {
  AskedRequirement,
  EligibilityMatrix,
  JobEligibility,
  JobVerdict,
  MatrixCell,
  MatrixWorker,
  MetBy,
  RequirementFinding,
  RequirementSet,
  RequirementSetBody,
  UnmetRequirement
} from "./eligibility/EligibilityApi.ts"
export { noticesFor, type Situation } from "./failure/catalogue.ts"
export * from "./failure/Failure.ts"
export type { Notice } from "./failure/Notice.ts"
export type { Problem } from "./failure/Problem.ts"
export * from "./failure/RequestFailed.ts"
export type { AnswerFields, WithoutNull } from "./form/formSchema.ts"
export type {
  ClientDocument,
  Hirer,
  HirerDetails,
  ListedHirer,
  NewDocuments,
  SavedHirer
} from "./hirer/HirerApi.ts"
export type { FailedJob, JobStanding, ScheduledJob } from "./job/JobApi.ts"
export type {
  DefectDecision,
  JourneyLog,
  LeaderLog,
  LogEntry,
  LogOpening,
  LogRecord,
  LogReturn,
  LogReturns,
  LogVehicle,
  TakeOverCode
} from "./leader/LeaderLog.ts"
export type { LogContent, MendedDefect, OpenDefect } from "./leader/LogContent.ts"
export type { GivenLink, IssuedLink, LinkSecret, LinkVisit, OpenedLink } from "./link/LinkApi.ts"
export type { Lookup } from "./lookup/LookupApi.ts"
export type {
  ConditionalOffer,
  FormDecision,
  FormRecord,
  FormReview,
  SectionComment,
  WaitingForm
} from "./onboarding/OnboardingForm.ts"
export type { PackKey } from "./pack/PackApi.ts"
export {
  isConsistent,
  isWhole,
  NotAPack,
  type PackFindings,
  type PartStanding,
  verifyPack
} from "./pack/verifyPack.ts"
export * from "./promise/each.ts"
export * from "./promise/signIn.ts"
export type { Promotion, PromotionBody } from "./promotion/PromotionApi.ts"
export * from "./session/NotSignedIn.ts"
export type { LoginOutcome } from "./session/Session.ts"
export type {
  Credentials,
  LoggedInUser,
  LoginResponse,
  NewPassword,
  OwnSession,
  PasswordReset,
  Role,
  TokenPair
} from "./session/SessionApi.ts"
export * from "./session/sessionInMemory.ts"
export type { AgencyVehicleCheck } from "./transport/AgencyVehicleCheck.ts"
export type { AgencyForJob, VehicleForJob, WorkerForJob, WorkersForSpec } from "./transport/JobCandidates.ts"
export type { ListedTransport, TransportColumn } from "./transport/ListedTransport.ts"
export type { OpenSeat, OwnSeat, TimesObjection } from "./transport/SeatApi.ts"
export type { LegibleAgencies, TransportHold, TransportSettings } from "./transport/TransportApi.ts"
export type { EnteredTimes, SeatBooking, TransportPerson, TransportSpec } from "./transport/TransportCrew.ts"
export type { TransportErasure } from "./transport/TransportErasure.ts"
export type { TransportFacts } from "./transport/TransportFacts.ts"
export type { RequestChange, SamePatient, TransportJob } from "./transport/TransportJob.ts"
export type { TransportEntry, TransportLook, TransportMessage } from "./transport/TransportRecords.ts"
export type {
  AskableAgency,
  TransportCancellation,
  TransportCode
} from "./transport/TransportRequestApi.ts"
export type {
  ChangesSeen,
  CrewLines,
  MessageBody,
  NewTransport,
  SeatDecision,
  SeatOrder,
  TransportAuthorisation,
  TransportChange,
  TransportPick,
  TransportReceipt,
  TransportStepTaken,
  WorkerTimes
} from "./transport/TransportRequests.ts"
export type { Engagement, TransportLane } from "./transport/TransportSchedule.ts"
export type {
  LocationDetails,
  Vehicle,
  VehicleDetails,
  VehicleLocation,
  VehiclePhoto
} from "./vehicle/Vehicle.ts"
export type { PhotoOrder, SeenVehicle, VehicleRejection } from "./vehicle/VehicleApi.ts"
export type { VehicleChoice } from "./vehicle/VehicleChoiceApi.ts"
export type { VehicleFilter } from "./vehicle/VehicleFilter.ts"
export type {
  Applicant,
  ApplicantDecision,
  FitToWork,
  ListedWorker,
  NewWorkerJob,
  NewWorkerNote,
  WaitingRecord,
  WorkerInformation,
  WorkerInformationBody,
  WorkerJob,
  WorkerJobCount,
  WorkerNote
} from "./worker/AgencyWorker.ts"
export type { DrivingLicence, DrivingLicenceBody, WorkerShift } from "./worker/DriverApi.ts"
export type { Worker, WorkerDetails } from "./worker/Worker.ts"
export type {
  Colleague,
  Sharing,
  WorkerAgency,
  WorkerClient,
  WorkerNotices,
  WorkerNoticesBody
} from "./worker/WorkerApi.ts"
