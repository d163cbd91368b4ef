export * from "./agency/agenciesMachine.ts"
export * from "./agency/contactEditor.ts"
export * from "./agency/invoicingEditor.ts"
export * from "./agency/logoEditorMachine.ts"
export type { LogoPlace } from "./agency/logoFile.ts"
export * from "./agency/ownAgencyMachine.ts"
export * from "./agency/profileWizardLogic.ts"
export * from "./agency/profileWizardMachine.ts"
export type {
  ProfileWizardContext,
  ProfileWizardEvent,
  ProfileWizardOutput
} from "./agency/profileWizardSetup.ts"
export * from "./agency/returnRulesEditor.ts"
export * from "./agency/timeZoneEditor.ts"
export * from "./applicant/registrationLogic.ts"
export * from "./applicant/registrationMachine.ts"
export type { ApplicantAnswers, ApplicantDraft, OpenedRegistration } from "./applicant/registrationSetup.ts"
export * from "./booking/bookableVehiclesMachine.ts"
export * from "./booking/bookingChangeLogic.ts"
export * from "./booking/bookingChangeMachine.ts"
export * from "./booking/bookingDocumentsLogic.ts"
export * from "./booking/bookingDocumentsMachine.ts"
export { type BookingFacts, type BookingLifeEvent, bookingLife, isPastEnd } from "./booking/bookingLife.ts"
export * from "./booking/bookingMoneyLogic.ts"
export * from "./booking/bookingMoneyMachine.ts"
export * from "./booking/bookingScheduleMachine.ts"
export * from "./booking/bookingSharingLogic.ts"
export * from "./booking/bookingsMachine.ts"
export * from "./booking/bookingTermsEditor.ts"
export * from "./booking/bookingViewMachine.ts"
export * from "./booking/invoiceDownloadMachine.ts"
export * from "./booking/moneyEntryMachine.ts"
export * from "./booking/newBookingLogic.ts"
export * from "./booking/newBookingMachine.ts"
export * from "./booking/priceMachine.ts"
export * from "./booking/quoteLogic.ts"
export * from "./booking/quoteMachine.ts"
export * from "./booking/ratingMachines.ts"
export * from "./booking/returnChargesEditor.ts"
export * from "./booking/sharedBookingMachine.ts"
export * from "./booking/termsPriceMachine.ts"
export type { LoadClient } from "./calling.ts"
export * from "./condition/ConditionDelivery.ts"
export { conditionReportLogic } from "./condition/conditionReportLogic.ts"
export {
  type ConditionReportContext,
  type ConditionReportEvent,
  conditionOptions,
  conditionReportMachine
} from "./condition/conditionReportMachine.ts"
export * from "./condition/conditionReportsMachine.ts"
export { reportWords } from "./condition/conditionWords.ts"
export { reportOutline } from "./condition/reportOutline.ts"
export * from "./condition/reportStatus.ts"
export { offeredStep } from "./condition/reportStep.ts"
export * from "./credential/certificateMachine.ts"
export type { CredentialOwner } from "./credential/credentialCalls.ts"
export * from "./credential/credentialChoicesMachine.ts"
export * from "./credential/credentialRemovalMachine.ts"
export * from "./credential/credentialsMachine.ts"
export * from "./credential/credentialTypeEditor.ts"
export * from "./credential/credentialTypesMachine.ts"
export * from "./credential/credentialUploadLogic.ts"
export * from "./credential/credentialUploadMachine.ts"
export * from "./credential/earlierVersionsMachine.ts"
export * from "./dashboard/bookingSummaryMachine.ts"
export * from "./dashboard/dashboardLogic.ts"
export * from "./dashboard/dashboardMachine.ts"
export * from "./dashboard/graphLogic.ts"
export * from "./dashboard/graphMachine.ts"
export * from "./dashboard/overviewMachine.ts"
export * from "./dashboard/upcomingBookingsMachine.ts"
export * from "./dashboard/vehicleSummaryMachine.ts"
export { onPortDefect, type PortDefect } from "./defects.ts"
export * from "./delivery/DeliveryContext.ts"
export {
  type Attachment,
  type DeliveryDraft,
  draftIn,
  emptyDraft,
  isUnsent,
  type KeptDelivery,
  type LookedUp,
  owedIn
} from "./delivery/DeliveryDraft.ts"
export * from "./delivery/DeliveryEvent.ts"
export * from "./delivery/DeliveryOptions.ts"
export * from "./delivery/DeliverySnapshot.ts"
export * from "./delivery/DeliveryTypes.ts"
export type { FormDelivery } from "./delivery/deliveredForm.ts"
export * from "./delivery/deliveryLogic.ts"
export * from "./delivery/deliveryMachine.ts"
export type { RecordOf, SendRequest } from "./delivery/deliverySetup.ts"
export * from "./delivery/deliveryStatus.ts"
export * from "./delivery/draftKeeperMachine.ts"
export * from "./delivery/isStarted.ts"
export * from "./document/documentViewerLogic.ts"
export * from "./document/documentViewerMachine.ts"
export * from "./editing/EditorContext.ts"
export * from "./editing/EditorEvent.ts"
export type { Act, DeclaredForm, EditorOptions } from "./editing/EditorOptions.ts"
export * from "./editing/editorMachine.ts"
export * from "./editing/editorStateOf.ts"
export { isDirty } from "./editing/isDirty.ts"
export * from "./eligibility/askMatrix.ts"
export * from "./eligibility/eligibilityMachine.ts"
export * from "./eligibility/eligibilityMatrixMachine.ts"
export * from "./eligibility/requirementsEditor.ts"
export * from "./file/BlobStore.ts"
export * from "./file/FileReference.ts"
export type { FileWanted } from "./file/fileMachine.ts"
export * from "./form/formWhereabouts.ts"
export { isAsHandedIn, type LongFormThing, longFormRules } from "./form/longFormEditor.ts"
export * from "./hirer/alikeHirersMachine.ts"
export type {
  DocumentOnFile,
  DocumentPlace,
  DocumentUploadContext,
  DocumentUploadEmitted,
  DocumentUploadEvent,
  DocumentUploadInput
} from "./hirer/DocumentUpload.ts"
export * from "./hirer/documentUploadLogic.ts"
export * from "./hirer/documentUploadMachine.ts"
export * from "./hirer/hirerBookingsMachine.ts"
export * from "./hirer/hirerEditorLogic.ts"
export * from "./hirer/hirerEditorMachine.ts"
export * from "./hirer/hirerMachine.ts"
export * from "./hirer/hirersMachine.ts"
export * from "./job/failedJobsMachine.ts"
export * from "./job/scheduledJobsLogic.ts"
export * from "./job/scheduledJobsMachine.ts"
export type { CodeOutcome } from "./leader/CodeOutcome.ts"
export {
  medicationMachine,
  medicationOptions,
  propertyMachine,
  propertyOptions
} from "./leader/handoverOptions.ts"
export { journeyLogLogic } from "./leader/journeyLogLogic.ts"
export { journeyLogMachine } from "./leader/journeyLogMachine.ts"
export type {
  JourneyLogEvent,
  LogAct,
  LogActRequest,
  LogDone,
  WatchedLog
} from "./leader/journeyLogSetup.ts"
export { type KnownLog, readingOnce } from "./leader/KnownLog.ts"
export { type LeaderEntryHost, leaderEntryLogic } from "./leader/leaderEntryLogic.ts"
export { leaderEntryMachine } from "./leader/leaderEntryMachine.ts"
export type {
  ChosenCode,
  CodeTaken,
  LeaderEntryEvent,
  LogOpened,
  OpeningInput,
  TakenLog
} from "./leader/leaderEntrySetup.ts"
export * from "./leader/leaderLogMachine.ts"
export * from "./leader/logDeliveries.ts"
export * from "./leader/logDeliveryLogics.ts"
export {
  crewIn,
  notedOfPresent,
  recordIn,
  takenOf,
  vehicleFactsIn,
  whyNotLeavingIn
} from "./leader/logIn.ts"
export { type LogLockHost, logLockLogic } from "./leader/logLockLogic.ts"
export {
  type KeptHand,
  type LogLockEvent,
  logLockMachine
} from "./leader/logLockMachine.ts"
export {
  dropOffMachine,
  dropOffOptions,
  incidentMachine,
  incidentOptions,
  vehicleLogMachine,
  vehicleLogOptions
} from "./leader/logOptions.ts"
export { logReceivedWords, logWords } from "./leader/logWords.ts"
export * from "./leader/openedLogMachine.ts"
export { returnsReadIn } from "./leader/returnsRead.ts"
export { timesMachine, timesOptions } from "./leader/timesOptions.ts"
export type { GuardWords, Life, Obstacle, StatusOf } from "./life/Life.ts"
export { knowsStep } from "./life/obstacles.ts"
export { isOffered, type Offered, obstaclesBefore, offered, whyNot } from "./life/offered.ts"
export * from "./link/linkSharingMachine.ts"
export * from "./link/openedLinkMachine.ts"
export * from "./list/exportLogic.ts"
export * from "./list/exportMachine.ts"
export { type AskPage, listLogic } from "./list/listLogic.ts"
export * from "./list/loadingMachine.ts"
export * from "./list/pagedListMachine.ts"
export type { Retrying } from "./list/Retrying.ts"
export * from "./list/toggledSort.ts"
export * from "./onboarding/formLooksMachine.ts"
export * from "./onboarding/formPdfMachine.ts"
export * from "./onboarding/formRecordsMachine.ts"
export { formReviewLogic, type ReviewedForm } from "./onboarding/formReviewEditor.ts"
export * from "./onboarding/handedInMachine.ts"
export * from "./onboarding/nextFormMachine.ts"
export type { OnboardingLongForm } from "./onboarding/onboardingEditor.ts"
export * from "./onboarding/onboardingEditorLogic.ts"
export * from "./onboarding/waitingFormsMachine.ts"
export * from "./promotion/promotionEditorLogic.ts"
export { promotionEditorMachine } from "./promotion/promotionEditorMachine.ts"
export * from "./promotion/promotionLife.ts"
export * from "./promotion/promotionListMachine.ts"
export * from "./schedule/scheduleMachine.ts"
export * from "./session/changePasswordLogic.ts"
export * from "./session/changePasswordMachine.ts"
export * from "./session/ownSessionsLogic.ts"
export * from "./session/ownSessionsMachine.ts"
export * from "./session/resetPasswordLogic.ts"
export * from "./session/resetPasswordMachine.ts"
export * from "./session/routeGuardLogic.ts"
export * from "./session/routeGuardMachine.ts"
export * from "./session/savePasswordLogic.ts"
export * from "./session/savePasswordMachine.ts"
export * from "./session/sessionLogic.ts"
export * from "./session/sessionMachine.ts"
export type { KnownAgency, SessionEvent } from "./session/sessionSetup.ts"
export * from "./session/signInLogic.ts"
export * from "./session/signInMachine.ts"
export type { LoginInput } from "./session/signInSetup.ts"
export * from "./staff/adminStaffMachine.ts"
export * from "./staff/applicantsMachine.ts"
export * from "./staff/clientStaffMachine.ts"
export * from "./staff/drivingLicenceMachine.ts"
export * from "./staff/informationMachine.ts"
export * from "./staff/lookupMachine.ts"
export * from "./staff/reviewLogic.ts"
export * from "./staff/reviewMachine.ts"
export type {
  DecisionRequest,
  ReviewContext,
  ReviewDecision,
  ReviewEvent,
  ReviewedRecord,
  ReviewInput
} from "./staff/reviewSetup.ts"
export * from "./staff/StaffScope.ts"
export * from "./staff/staffActLogic.ts"
export * from "./staff/staffActMachine.ts"
export * from "./staff/staffEditorLogics.ts"
export * from "./staff/staffEditors.ts"
export { staffLife } from "./staff/staffLife.ts"
export * from "./staff/staffListMachine.ts"
export * from "./staff/staffMemberMachine.ts"
export * from "./staff/workerJobsMachine.ts"
export * from "./staff/workerNotesMachine.ts"
export * from "./staff/workerShiftsMachine.ts"
export { factsOfSeat, factsUntold } from "./transport/factsOfSeat.ts"
export * from "./transport/newTransportLogic.ts"
export * from "./transport/newTransportMachine.ts"
export type {
  AskedAgency,
  MadeTransport,
  NewTransportContext,
  NewTransportEvent,
  OpenedTransport,
  TransportAnswers,
  TransportDraft
} from "./transport/newTransportSetup.ts"
export * from "./transport/packMachine.ts"
export * from "./transport/plannerLogic.ts"
export { plannerMachine } from "./transport/plannerMachine.ts"
export * from "./transport/riskDocumentUpload.ts"
export * from "./transport/samePatientMachine.ts"
export * from "./transport/seatApplicationMachine.ts"
export * from "./transport/seatEditors.ts"
export * from "./transport/seatMachines.ts"
export * from "./transport/shiftLife.ts"
export { isAskedFirst, type TransportAct } from "./transport/TransportAct.ts"
export * from "./transport/transportBoardMachine.ts"
export * from "./transport/transportCodeMachine.ts"
export * from "./transport/transportEditors.ts"
export { transportJobLogic } from "./transport/transportJobLogic.ts"
export * from "./transport/transportJobMachine.ts"
export type {
  TransportJobContext,
  TransportJobEvent,
  TransportPicker,
  TransportRequest
} from "./transport/transportJobSetup.ts"
export {
  askTransportJobs,
  type TransportJobsFilter,
  type TransportLine,
  transportJobsLogic,
  transportJobsMachine
} from "./transport/transportJobsMachine.ts"
export { type TransportEvent, transportLife } from "./transport/transportLife.ts"
export * from "./transport/transportPastMachines.ts"
export * from "./transport/transportPickers.ts"
export * from "./transport/transportRequestMachine.ts"
export * from "./transport/transportRequestsMachine.ts"
export * from "./transport/transportScheduleMachine.ts"
export * from "./transport/wardEditorLogics.ts"
export * from "./transport/wardEditors.ts"
export * from "./transport/wardSteps.ts"
export type { AnswerPlace, KeptFile } from "./upload/answerFile.ts"
export type { AnswerFiles } from "./upload/sendingFiles.ts"
export { type Upload, type UploadEnd, uploadOf } from "./upload/Upload.ts"
export * from "./upload/uploadLogic.ts"
export * from "./upload/uploadMachine.ts"
export type { UploadEvent } from "./uploading.ts"
export * from "./Viewer.ts"
export * from "./vehicle/locationEditorLogic.ts"
export * from "./vehicle/locationEditorMachine.ts"
export type { PhotoPlace } from "./vehicle/photoFile.ts"
export * from "./vehicle/vehicleChoiceLogics.ts"
export * from "./vehicle/vehicleChoiceMachines.ts"
export * from "./vehicle/vehicleEditorLogic.ts"
export * from "./vehicle/vehicleEditorMachine.ts"
export * from "./vehicle/vehicleLife.ts"
export * from "./vehicle/vehicleLocationsMachine.ts"
export * from "./vehicle/vehiclePhotosLogic.ts"
export * from "./vehicle/vehiclePhotosMachine.ts"
export {
  type PhotosNow,
  removalObstacle,
  type VehiclePhotosContext,
  type VehiclePhotosEvent
} from "./vehicle/vehiclePhotosSetup.ts"
export * from "./vehicle/vehicleReviewLogic.ts"
export * from "./vehicle/vehicleReviewMachine.ts"
export type { Decision, VehicleReviewContext, VehicleReviewEvent } from "./vehicle/vehicleReviewSetup.ts"
export * from "./vehicle/vehiclesMachine.ts"
export * from "./worker/colleagueMachine.ts"
export * from "./worker/colleaguesMachine.ts"
export * from "./worker/noticesMachines.ts"
export * from "./worker/sharingMachine.ts"
export * from "./worker/workerAgenciesMachine.ts"
export * from "./worker/workerAgencyMachine.ts"
export * from "./worker/workerClientsMachine.ts"
