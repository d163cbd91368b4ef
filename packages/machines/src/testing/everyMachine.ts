import {
  applicationLongForm,
  bankLongForm,
  credentialActs,
  defaultTimeZone,
  hmrcLongForm,
  isMoneyKind,
  isUserType,
  occupationalLongForm
} from "@crewfleet/sdk/rules"
import type { AnyStateMachine } from "xstate"
import { agenciesMachine } from "../agency/agenciesMachine.ts"
import { contactEditorMachine } from "../agency/contactEditor.ts"
import { invoicingEditorMachine } from "../agency/invoicingEditor.ts"
import { logoEditorMachine } from "../agency/logoEditorMachine.ts"
import { logoFile } from "../agency/logoFile.ts"
import { ownAgencyMachine } from "../agency/ownAgencyMachine.ts"
import { profileWizardMachine } from "../agency/profileWizardMachine.ts"
import { returnRulesEditorMachine } from "../agency/returnRulesEditor.ts"
import { timeZoneEditorMachine } from "../agency/timeZoneEditor.ts"
import { registrationMachine } from "../applicant/registrationMachine.ts"
import { bookableVehiclesMachine } from "../booking/bookableVehiclesMachine.ts"
import { bookingChangeMachine } from "../booking/bookingChangeMachine.ts"
import { bookingDocumentsMachine } from "../booking/bookingDocumentsMachine.ts"
import { bookingLife } from "../booking/bookingLife.ts"
import { bookingMoneyMachine } from "../booking/bookingMoneyMachine.ts"
import { bookingScheduleMachine } from "../booking/bookingScheduleMachine.ts"
import { bookingsMachine } from "../booking/bookingsMachine.ts"
import { bookingTermsMachine } from "../booking/bookingTermsEditor.ts"
import { bookingViewMachine } from "../booking/bookingViewMachine.ts"
import { invoiceDownloadMachine } from "../booking/invoiceDownloadMachine.ts"
import { moneyEntryMachine } from "../booking/moneyEntryMachine.ts"
import { newBookingMachine } from "../booking/newBookingMachine.ts"
import { quoteMachine } from "../booking/quoteMachine.ts"
import { hireRatingMachine, hirerRatingMachine } from "../booking/ratingMachines.ts"
import { returnChargesMachine } from "../booking/returnChargesEditor.ts"
import { sharedBookingMachine } from "../booking/sharedBookingMachine.ts"
import { termsPriceMachine } from "../booking/termsPriceMachine.ts"
import { conditionReportMachine } from "../condition/conditionReportMachine.ts"
import { conditionReportsMachine } from "../condition/conditionReportsMachine.ts"
import { certificateMachine } from "../credential/certificateMachine.ts"
import { credentialChoicesMachine } from "../credential/credentialChoicesMachine.ts"
import { credentialRemovalMachine } from "../credential/credentialRemovalMachine.ts"
import { credentialsMachine } from "../credential/credentialsMachine.ts"
import { credentialTypeEditorMachine } from "../credential/credentialTypeEditor.ts"
import { credentialTypesMachine } from "../credential/credentialTypesMachine.ts"
import { credentialUploadMachine } from "../credential/credentialUploadMachine.ts"
import { earlierVersionsMachine } from "../credential/earlierVersionsMachine.ts"
import { bookingSummaryMachine } from "../dashboard/bookingSummaryMachine.ts"
import { dashboardMachine } from "../dashboard/dashboardMachine.ts"
import { graphMachine } from "../dashboard/graphMachine.ts"
import { overviewMachine } from "../dashboard/overviewMachine.ts"
import { upcomingBookingsMachine } from "../dashboard/upcomingBookingsMachine.ts"
import { vehicleSummaryMachine } from "../dashboard/vehicleSummaryMachine.ts"
import { attachmentFile } from "../delivery/attachmentFile.ts"
import { draftKeeperMachine } from "../delivery/draftKeeperMachine.ts"
import { documentLife } from "../document/documentLife.ts"
import { documentViewerMachine } from "../document/documentViewerMachine.ts"
import { eligibilityMachine } from "../eligibility/eligibilityMachine.ts"
import { eligibilityMatrixMachine } from "../eligibility/eligibilityMatrixMachine.ts"
import { requirementsEditorMachine } from "../eligibility/requirementsEditor.ts"
import { alikeHirersMachine } from "../hirer/alikeHirersMachine.ts"
import { documentFile } from "../hirer/documentFile.ts"
import { documentUploadMachine } from "../hirer/documentUploadMachine.ts"
import { hirerBookingsMachine } from "../hirer/hirerBookingsMachine.ts"
import { hirerEditorMachine } from "../hirer/hirerEditorMachine.ts"
import { hirerMachine } from "../hirer/hirerMachine.ts"
import { hirersMachine } from "../hirer/hirersMachine.ts"
import { runPlayerMachine } from "../inspection/runPlayerMachine.ts"
import { failedJobsMachine } from "../job/failedJobsMachine.ts"
import { scheduledJobsMachine } from "../job/scheduledJobsMachine.ts"
import { medicationMachine, propertyMachine } from "../leader/handoverOptions.ts"
import { journeyLogMachine } from "../leader/journeyLogMachine.ts"
import { leaderEntryMachine } from "../leader/leaderEntryMachine.ts"
import { leaderLogMachine } from "../leader/leaderLogMachine.ts"
import { logLockMachine } from "../leader/logLockMachine.ts"
import { dropOffMachine, incidentMachine, vehicleLogMachine } from "../leader/logOptions.ts"
import { openedLogMachine } from "../leader/openedLogMachine.ts"
import { timesMachine } from "../leader/timesOptions.ts"
import { linkSharingMachine } from "../link/linkSharingMachine.ts"
import { openedLinkMachine } from "../link/openedLinkMachine.ts"
import { exportMachine } from "../list/exportMachine.ts"
import { formLooksMachine } from "../onboarding/formLooksMachine.ts"
import { formPdfMachine } from "../onboarding/formPdfMachine.ts"
import { formRecordsMachine } from "../onboarding/formRecordsMachine.ts"
import { formReviewEditor } from "../onboarding/formReviewEditor.ts"
import { handedInMachine } from "../onboarding/handedInMachine.ts"
import { nextFormMachine } from "../onboarding/nextFormMachine.ts"
import { onboardingEditor } from "../onboarding/onboardingEditor.ts"
import { waitingFormsMachine } from "../onboarding/waitingFormsMachine.ts"
import { promotionEditorMachine } from "../promotion/promotionEditorMachine.ts"
import { promotionLife } from "../promotion/promotionLife.ts"
import { promotionListMachine } from "../promotion/promotionListMachine.ts"
import type { KnownMachine } from "../recording/KnownMachine.ts"
import { changePasswordMachine } from "../session/changePasswordMachine.ts"
import { ownSessionsMachine } from "../session/ownSessionsMachine.ts"
import { resetPasswordMachine } from "../session/resetPasswordMachine.ts"
import { routeGuardMachine } from "../session/routeGuardMachine.ts"
import { savePasswordMachine } from "../session/savePasswordMachine.ts"
import { sessionMachine } from "../session/sessionMachine.ts"
import { signInMachine } from "../session/signInMachine.ts"
import { adminStaffMachine } from "../staff/adminStaffMachine.ts"
import { applicantsMachine } from "../staff/applicantsMachine.ts"
import { clientStaffMachine } from "../staff/clientStaffMachine.ts"
import { drivingLicenceEditorMachine, drivingLicenceMachine } from "../staff/drivingLicenceMachine.ts"
import { informationMachine } from "../staff/informationMachine.ts"
import { lookupMachine } from "../staff/lookupMachine.ts"
import { reviewMachine } from "../staff/reviewMachine.ts"
import { staffActMachine } from "../staff/staffActMachine.ts"
import {
  declineEditorMachine,
  informationEditorMachine,
  jobEditorMachine,
  noteEditorMachine,
  workerEditorMachine
} from "../staff/staffEditors.ts"
import { staffLife } from "../staff/staffLife.ts"
import { staffListMachine } from "../staff/staffListMachine.ts"
import { staffMemberMachine } from "../staff/staffMemberMachine.ts"
import { workerJobsMachine } from "../staff/workerJobsMachine.ts"
import { workerNotesMachine } from "../staff/workerNotesMachine.ts"
import { workerShiftsMachine } from "../staff/workerShiftsMachine.ts"
import { newTransportMachine } from "../transport/newTransportMachine.ts"
import { packMachine } from "../transport/packMachine.ts"
import { plannerMachine } from "../transport/plannerMachine.ts"
import { riskDocumentUpload } from "../transport/riskDocumentUpload.ts"
import { samePatientMachine } from "../transport/samePatientMachine.ts"
import { seatApplicationMachine } from "../transport/seatApplicationMachine.ts"
import { objectionEditorMachine, withdrawalEditorMachine } from "../transport/seatEditors.ts"
import { crewJobMachine, openSeatsMachine, ownSeatsMachine } from "../transport/seatMachines.ts"
import { shiftLife } from "../transport/shiftLife.ts"
import { transportBoardMachine } from "../transport/transportBoardMachine.ts"
import { transportCodeMachine } from "../transport/transportCodeMachine.ts"
import {
  agencyChecksEditorMachine,
  authorisationEditorMachine,
  crewEditorMachine,
  usualLengthEditorMachine
} from "../transport/transportEditors.ts"
import { transportJobMachine } from "../transport/transportJobMachine.ts"
import { transportJobsMachine } from "../transport/transportJobsMachine.ts"
import { transportLife } from "../transport/transportLife.ts"
import { jobLooksMachine, transportHistoryMachine } from "../transport/transportPastMachines.ts"
import {
  agenciesForJobMachine,
  driversForJobMachine,
  dueForErasureMachine,
  vehiclesForJobMachine,
  workersForJobMachine
} from "../transport/transportPickers.ts"
import {
  guestAgencyMachine,
  transportMessagesMachine,
  transportRequestMachine
} from "../transport/transportRequestMachine.ts"
import { transportRequestsMachine } from "../transport/transportRequestsMachine.ts"
import { transportScheduleMachine } from "../transport/transportScheduleMachine.ts"
import {
  cancellationMachine,
  transportChangeMachine,
  transportMessageEditor
} from "../transport/wardEditors.ts"
import { answerFile, owedFile } from "../upload/answerFile.ts"
import { locationEditorMachine } from "../vehicle/locationEditorMachine.ts"
import { photoFile } from "../vehicle/photoFile.ts"
import {
  availableVehiclesMachine,
  filteredVehiclesMachine,
  fleetMachine
} from "../vehicle/vehicleChoiceMachines.ts"
import { vehicleEditorMachine } from "../vehicle/vehicleEditorMachine.ts"
import { vehicleLife } from "../vehicle/vehicleLife.ts"
import { vehicleLocationsMachine } from "../vehicle/vehicleLocationsMachine.ts"
import { vehiclePhotosMachine } from "../vehicle/vehiclePhotosMachine.ts"
import { vehicleReviewMachine } from "../vehicle/vehicleReviewMachine.ts"
import { vehiclesMachine } from "../vehicle/vehiclesMachine.ts"
import { colleagueMachine } from "../worker/colleagueMachine.ts"
import { colleaguesMachine } from "../worker/colleaguesMachine.ts"
import { noticesChoiceMachine, noticesMachine } from "../worker/noticesMachines.ts"
import { sharingMachine } from "../worker/sharingMachine.ts"
import { workerAgenciesMachine } from "../worker/workerAgenciesMachine.ts"
import { workerAgencyMachine } from "../worker/workerAgencyMachine.ts"
import { workerClientsMachine } from "../worker/workerClientsMachine.ts"

/** A machine, and the feature that it belongs to. */
export interface ListedMachine extends KnownMachine {
  readonly feature: string
  /** The words of its guards, where it is the machine of a life. */
  readonly because?: Readonly<Record<string, unknown>>
}

/** What is not the same for everybody is listed as it is in London and to an agency. */
const newBooking: KnownMachine = {
  machine: newBookingMachine(defaultTimeZone),
  remake: ({ zone = defaultTimeZone }) => newBookingMachine(zone)
}
const bookingTerms: KnownMachine = {
  machine: bookingTermsMachine(defaultTimeZone),
  remake: ({ zone = defaultTimeZone }) => bookingTermsMachine(zone)
}
const moneyEntry: KnownMachine = {
  machine: moneyEntryMachine({ currency: "GBP", zone: defaultTimeZone, kind: "PAYMENT", date: "" }),
  remake: ({ currency = "GBP", zone = defaultTimeZone, kind = "", date = "" }) =>
    moneyEntryMachine({ currency, zone, date, kind: isMoneyKind(kind) ? kind : "PAYMENT" })
}
const promotionEditor: KnownMachine = {
  machine: promotionEditorMachine("AGENCY", defaultTimeZone),
  remake: ({ userType = "", zone = defaultTimeZone }) =>
    promotionEditorMachine(isUserType(userType) ? userType : "AGENCY", zone)
}
const credentialUpload: KnownMachine = {
  machine: credentialUploadMachine("training", "renew"),
  remake: ({ sort, act = "renew" }) =>
    credentialUploadMachine(
      sort === "compliance" ? sort : "training",
      credentialActs.find((one) => one === act) ?? "renew"
    )
}

const byFeature: Readonly<Record<string, ReadonlyArray<AnyStateMachine | KnownMachine>>> = {
  session: [
    sessionMachine,
    signInMachine,
    routeGuardMachine,
    resetPasswordMachine,
    savePasswordMachine,
    changePasswordMachine,
    ownSessionsMachine
  ],
  link: [openedLinkMachine, linkSharingMachine],
  dashboard: [
    dashboardMachine,
    overviewMachine,
    graphMachine,
    bookingSummaryMachine,
    vehicleSummaryMachine,
    upcomingBookingsMachine
  ],
  agency: [
    agenciesMachine,
    profileWizardMachine,
    logoFile,
    ownAgencyMachine,
    contactEditorMachine,
    logoEditorMachine,
    timeZoneEditorMachine,
    invoicingEditorMachine,
    returnRulesEditorMachine
  ],
  applicant: [registrationMachine],
  booking: [
    bookingLife,
    bookingsMachine,
    bookingViewMachine,
    bookingChangeMachine,
    bookingMoneyMachine,
    bookingDocumentsMachine,
    invoiceDownloadMachine,
    newBooking,
    moneyEntry,
    returnChargesMachine,
    hirerRatingMachine,
    hireRatingMachine,
    bookableVehiclesMachine,
    quoteMachine,
    bookingTerms,
    termsPriceMachine,
    bookingScheduleMachine,
    sharedBookingMachine
  ],
  condition: [conditionReportMachine, conditionReportsMachine],
  credential: [
    credentialsMachine,
    credentialChoicesMachine,
    earlierVersionsMachine,
    credentialTypesMachine,
    credentialTypeEditorMachine,
    credentialUpload,
    credentialRemovalMachine,
    certificateMachine
  ],
  delivery: [draftKeeperMachine, attachmentFile],
  document: [documentLife, documentViewerMachine],
  eligibility: [eligibilityMachine, eligibilityMatrixMachine, requirementsEditorMachine],
  form: [answerFile, owedFile],
  hirer: [
    hirersMachine,
    hirerMachine,
    hirerBookingsMachine,
    hirerEditorMachine,
    alikeHirersMachine,
    documentUploadMachine,
    documentFile
  ],
  inspector: [runPlayerMachine],
  job: [scheduledJobsMachine, failedJobsMachine],
  leader: [
    logLockMachine,
    leaderEntryMachine,
    openedLogMachine,
    leaderLogMachine,
    journeyLogMachine,
    vehicleLogMachine,
    propertyMachine,
    medicationMachine,
    dropOffMachine,
    incidentMachine,
    timesMachine
  ],
  list: [exportMachine],
  promotion: [promotionLife, promotionListMachine, promotionEditor],
  staff: [
    staffLife,
    staffListMachine,
    onboardingEditor(applicationLongForm),
    onboardingEditor(occupationalLongForm),
    onboardingEditor(hmrcLongForm),
    onboardingEditor(bankLongForm),
    formLooksMachine,
    formPdfMachine,
    packMachine,
    formRecordsMachine,
    formReviewEditor(bankLongForm),
    handedInMachine,
    nextFormMachine,
    waitingFormsMachine,
    adminStaffMachine,
    applicantsMachine,
    staffMemberMachine,
    staffActMachine,
    workerEditorMachine,
    drivingLicenceMachine,
    drivingLicenceEditorMachine,
    informationMachine,
    informationEditorMachine,
    workerJobsMachine,
    jobEditorMachine,
    workerNotesMachine,
    workerShiftsMachine,
    noteEditorMachine,
    declineEditorMachine,
    lookupMachine,
    clientStaffMachine,
    reviewMachine
  ],
  transport: [
    transportLife,
    shiftLife,
    plannerMachine,
    openSeatsMachine,
    ownSeatsMachine,
    crewJobMachine,
    seatApplicationMachine,
    withdrawalEditorMachine,
    objectionEditorMachine,
    transportJobsMachine,
    transportBoardMachine,
    transportScheduleMachine,
    transportJobMachine,
    riskDocumentUpload,
    vehiclesForJobMachine,
    driversForJobMachine,
    workersForJobMachine,
    agenciesForJobMachine,
    dueForErasureMachine,
    transportHistoryMachine,
    jobLooksMachine,
    authorisationEditorMachine,
    crewEditorMachine,
    usualLengthEditorMachine,
    agencyChecksEditorMachine,
    newTransportMachine,
    samePatientMachine,
    transportCodeMachine,
    transportRequestsMachine,
    transportRequestMachine,
    transportMessagesMachine,
    guestAgencyMachine,
    transportChangeMachine,
    cancellationMachine,
    transportMessageEditor
  ],
  vehicle: [
    vehicleLife,
    vehiclesMachine,
    vehicleEditorMachine,
    vehiclePhotosMachine,
    photoFile,
    vehicleReviewMachine,
    vehicleLocationsMachine,
    locationEditorMachine,
    availableVehiclesMachine,
    filteredVehiclesMachine,
    fleetMachine
  ],
  worker: [
    workerAgenciesMachine,
    workerAgencyMachine,
    sharingMachine,
    noticesMachine,
    noticesChoiceMachine,
    workerClientsMachine,
    colleaguesMachine,
    colleagueMachine
  ]
}

/** Every machine there is, feature by feature; of what is made of options, what is made of them. */
export const everyMachine: ReadonlyArray<ListedMachine> = Object.entries(byFeature).flatMap(
  ([feature, machines]) =>
    machines.map((listed) => ("machine" in listed ? { feature, ...listed } : { feature, machine: listed }))
)
