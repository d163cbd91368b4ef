export { addressLines, agencyAddress } from "./agency/agencyAddress.ts"
export { fallbackCurrency, needsProfile } from "./agency/baseCurrency.ts"
export { type InvoicingAnswers, invoicingForm } from "./agency/invoicingForm.ts"
export {
  addressForm,
  type ContactAnswers,
  contactForm,
  logoForm,
  type ProfileAnswers,
  type ProfileStep,
  profileDetails,
  profileForm,
  profileProgress,
  profileSteps,
  timeZoneForm
} from "./agency/profile.ts"
export { type ReturnRulesAnswers, returnRulesForm } from "./agency/returnRulesForm.ts"
export { applicantForm, sharingRefused } from "./applicant/applicantForm.ts"
export * from "./applicant/applicantWords.ts"
export * from "./applicant/listedCodes.ts"
export { roleNotice } from "./applicant/roleNotice.ts"
export {
  type BookingChange,
  bookingChanges,
  bookingChangeWords,
  bookingStepsBack,
  isStepBack,
  reasonProblem,
  stepSetAside
} from "./booking/bookingChange.ts"
export { bookingSources, paymentMethods } from "./booking/bookingCodes.ts"
export { type BookingSort, bookingLists, upcoming } from "./booking/bookingLists.ts"
export {
  type BookingStatus,
  bookingStatuses,
  bookingStatusWords,
  holdingStatuses
} from "./booking/bookingStatus.ts"
export {
  asksForMore,
  type BookingTerms,
  type BookingTermsAnswers,
  bookingTermsForm,
  type ChangedTerms,
  changedTerms,
  openTerms,
  termsAsked
} from "./booking/bookingTerms.ts"
export { counterObstacle, isStandingEntry } from "./booking/counterObstacle.ts"
export { dueBack, dueBackWords } from "./booking/dueBack.ts"
export { type InvoiceDocument, type InvoiceGrid, invoiceDocument } from "./booking/invoiceDocument.ts"
export { daysHired, invoiceLines } from "./booking/invoiceLines.ts"
export { amountDue, amountPaid, invoiceTotals } from "./booking/invoiceTotals.ts"
export * from "./booking/invoiceWording.ts"
export {
  creditReasonProblem,
  type InvoiceIssue,
  type InvoiceIssuer,
  type InvoiceKind,
  type IssuedInvoice,
  invoiceCredited,
  invoiceIssued,
  invoiceKinds
} from "./booking/issuedInvoice.ts"
export {
  counterReasonProblem,
  type MoneyAnswers,
  type MoneyMethod,
  moneyEntryOf,
  moneyForm,
  moneyMethods,
  untouchedMoney
} from "./booking/moneyEntry.ts"
export {
  amountRead,
  askedOf,
  asksForMoney,
  depositTaken,
  isMoneyKind,
  leftToPay,
  type MoneyKind,
  type MoneyMove,
  type MoneyStanding,
  moneyKinds,
  moneyObstacle,
  moneyStanding,
  moneyWords,
  paidBy
} from "./booking/moneyStanding.ts"
export { hireTimesForm, type NewBookingAnswers, newBookingForm, newBookingOf } from "./booking/newBooking.ts"
export { paidVia } from "./booking/paidVia.ts"
export { agreedRates, dayRatesOf, type Price, price, vatPercentage } from "./booking/price.ts"
export * from "./booking/rating.ts"
export { ratingForms } from "./booking/ratingForm.ts"
export { rentalDayCount } from "./booking/rentalDays.ts"
export * from "./booking/sharedUntil.ts"
export { termsDifferences } from "./booking/termsInWords.ts"
export { cameBackAt, type KnownReturn } from "./charge/cameBackAt.ts"
export {
  type ChargeFacts,
  type ReturnChargesAnswers,
  returnChargesForm
} from "./charge/chargeForm.ts"
export { type ChargeKind, chargeKindOf, chargeKinds, signedCharge } from "./charge/chargeKinds.ts"
export {
  type ChargeLine,
  chargeDifferences,
  chargedLines,
  chargedPrice,
  chargedTotals,
  chargeLines,
  type DecidedCharge,
  decidedOn,
  givenBack,
  undecidedCharges,
  withoutCharges
} from "./charge/decidedCharges.ts"
export {
  type ChargeProposal,
  proposedCharges,
  type ReturnFacts,
  type ReturnRules
} from "./charge/returnCharges.ts"
export { type Area, areaOf, centreOf, type Place } from "./condition/areas.ts"
export * from "./condition/ConditionForm.ts"
export {
  type Accessory,
  accessoriesFor,
  accessoryWords,
  type Cleanliness,
  cleanlinesses,
  cleanlinessWords,
  conditionLimits,
  type DamageKind,
  damageKinds,
  damageKindWords,
  fuelWords,
  fullTank,
  type Moment,
  moments,
  momentWords,
  type Party,
  parties,
  partyWords,
  type View,
  views,
  viewWords
} from "./condition/conditionChoices.ts"
export { drawnOn } from "./condition/drawnOn.ts"
export * from "./condition/newDamages.ts"
export { areasOn, isOnVehicle, onVehicle } from "./condition/onVehicle.ts"
export * from "./condition/reportDifferences.ts"
export { type ReportField, reportProblems } from "./condition/reportProblems.ts"
export {
  effectiveTime,
  isPastStep,
  momentOfStep,
  type ReportedStep,
  type StepOutcome,
  stepOfMoment
} from "./condition/reportStep.ts"
export * from "./contract/directions.ts"
export * from "./contract/idempotencyKey.ts"
export { isBlank } from "./contract/isBlank.ts"
export { isEmail } from "./contract/isEmail.ts"
export { pageWindow } from "./contract/pageWindow.ts"
export { plainWords } from "./contract/plainText.ts"
export * from "./contract/searchPause.ts"
export * from "./credential/credential.ts"
export * from "./credential/credentialForm.ts"
export * from "./credential/credentialKinds.ts"
export * from "./dashboard/figureRows.ts"
export * from "./dashboard/metric.ts"
export * from "./dashboard/revenue.ts"
export * from "./dashboard/summary.ts"
export * from "./dashboard/timeframe.ts"
export { timeframeRange } from "./dashboard/timeframeRange.ts"
export type { DefectKind } from "./defect/DefectApi.ts"
export * from "./delivery/isLate.ts"
export {
  acceptanceOf,
  type DocumentKind,
  type DocumentOwner,
  documentOwners,
  pdfType
} from "./document/documentKind.ts"
export {
  commentProblem,
  type DocumentDays,
  documentProblems,
  documentReasonProblem
} from "./document/documentProblems.ts"
export * from "./document/pdfWords.ts"
export { isRejectionReason, type RejectionReason, rejectionReasons } from "./document/rejectionReasons.ts"
export {
  type DocumentStanding,
  type DocumentStatus,
  documentStandingWords,
  type StandingVersion,
  standingOn
} from "./document/standingOn.ts"
export { type ReviewedVersion, statusFor, statusForAll, versionsFor } from "./document/statusFor.ts"
export { timesToKeep } from "./document/timesToKeep.ts"
export * from "./documentKinds.ts"
export { changesAhead, type EligibilityChange } from "./eligibility/changesAhead.ts"
export {
  daysOfShift,
  type Eligibility,
  type EligibilityFinding,
  eligibilityFor,
  eligibilityOn,
  type Held,
  type Verdict
} from "./eligibility/eligibility.ts"
export { findingText, verdictWords } from "./eligibility/eligibilityWords.ts"
export { briefReasons, reasonsText } from "./eligibility/jobReasons.ts"
export { keptHeld } from "./eligibility/keptHeld.ts"
export {
  type Ahead,
  aheadWords,
  byHurt,
  cellText,
  changeText,
  everybody,
  type MatrixCounts,
  type MatrixFilter,
  matrixCounts,
  matrixSpans,
  narrowedMatrix,
  unmetText
} from "./eligibility/matrixView.ts"
export {
  asTheyBind,
  demandedBy,
  type Evidence,
  type Requirement,
  unaskedOf
} from "./eligibility/Requirement.ts"
export { lawProblems, requirementProblems } from "./eligibility/requirementProblems.ts"
export {
  type ChosenEvidence,
  type RequirementRow,
  requirementIn,
  requirementsForm,
  type ToldEvidence,
  type ToldRequirement
} from "./eligibility/requirementsForm.ts"
export { startingRequirements } from "./eligibility/startingRequirements.ts"
export { allSituations, type DeliverySituation, deliveryNotices } from "./failure/deliveryCatalogue.ts"
export * from "./failure/documentViewWords.ts"
export * from "./failure/exportWords.ts"
export * from "./failure/isPassing.ts"
export * from "./failure/linkWords.ts"
export * from "./failure/recordWords.ts"
export * from "./failure/seatWords.ts"
export { transportPlanWords } from "./failure/transportPlanWords.ts"
export * from "./failure/words.ts"
export { imageAcceptance, pictureMaximum } from "./file/imageAcceptance.ts"
export type {
  AnswersOf,
  AnyForm,
  Complete,
  Confirmation,
  FieldOf,
  FormOf,
  FormSection,
  SectionOf,
  SectionStanding,
  TakenDraft
} from "./form/FormOf.ts"
export { fieldOf } from "./form/fieldOf.ts"
export {
  type FileIn,
  type FileQuestion,
  fileQuestionAt,
  filesIn,
  largestFileOf,
  withFile
} from "./form/filesIn.ts"
export { fieldsIn, form, formInSections } from "./form/form.ts"
export { type ChoiceQuestion, choice } from "./form/kinds/choice.ts"
export { countriesLike, country, countryCodeOf, countryNameOf } from "./form/kinds/country.ts"
export { date } from "./form/kinds/date.ts"
export {
  type Acceptance,
  type AskingFile,
  arePages,
  type ChosenFile,
  type FileAnswer,
  file,
  fileAnswerOf,
  fileProblem,
  filesProblem,
  fileWords,
  pageTypes,
  type SentFile
} from "./form/kinds/file.ts"
export { group } from "./form/kinds/group.ts"
export type { AskingLines } from "./form/kinds/lines.ts"
export { momentIn } from "./form/kinds/moment.ts"
export { money } from "./form/kinds/money.ts"
export type { AskingPhotos } from "./form/kinds/photos.ts"
export { ratings } from "./form/kinds/rating.ts"
export type { ById, Chosen } from "./form/kinds/reference.ts"
export { type Row, type RowsQuestion, rows } from "./form/kinds/rows.ts"
export * from "./form/kinds/secret.ts"
export {
  type AskingSignature,
  isSigned,
  type SignatureForm,
  type SigningMethod,
  signature,
  signatureLimits
} from "./form/kinds/signature.ts"
export { type TextQuestion, text } from "./form/kinds/text.ts"
export { tick } from "./form/kinds/tick.ts"
export { time } from "./form/kinds/time.ts"
export * from "./form/kinds/unseen.ts"
export { type NumberQuestion, wholeNumber } from "./form/kinds/wholeNumber.ts"
export { type YesNo, yesNo } from "./form/kinds/yesNo.ts"
export {
  keptAnswers,
  type LongForm,
  type LongFormCopy,
  type LongFormLook,
  type LongFormRead,
  type LongFormSave,
  type LongFormSubmission,
  type LongFormSubmit,
  type SaidAnswers,
  type ShownAnswers,
  saveProblems
} from "./form/longForm.ts"
export {
  owedConfirmations,
  owedFiles,
  owedProblems,
  withoutOwedFiles
} from "./form/owedFiles.ts"
export {
  type Circumstances,
  type Finding,
  type Kind,
  type Line,
  nameOf,
  type PartialWire,
  type Question,
  type Shape,
  type Typed,
  type Wire
} from "./form/Question.ts"
export { sentAnswers } from "./form/sentAnswers.ts"
export { differingSections, type VersionedSection, versionsOf } from "./form/versions.ts"
export { areAlike, emailKey, type Likeness, likenessIn, mostAlike, telephoneKey } from "./hirer/alike.ts"
export { type DocumentAnswers, documentForm } from "./hirer/documentForm.ts"
export {
  type DocumentType,
  documentTypeName,
  documentTypeNames,
  isDocumentType
} from "./hirer/documentType.ts"
export * from "./hirer/hirerAddress.ts"
export { type HirerAnswers, hirerForm, keptByHirer } from "./hirer/hirerForm.ts"
export { type AllHirersSort, type HirerSort, hirerLists } from "./hirer/hirerLists.ts"
export * from "./hirer/identityDocuments.ts"
export { licenceOn, licenceWords } from "./hirer/licence.ts"
export * from "./job/jobWords.ts"
export { agencyChecksForm } from "./leader/agencyChecksForm.ts"
export { agencyChecksProblem } from "./leader/agencyChecksProblem.ts"
export { checkResults, resultsFor } from "./leader/checkForm.ts"
export { dropOffForm, signedByRecipient, totalMileage } from "./leader/dropOffForm.ts"
export {
  cashDifference,
  filledLines,
  type HandoverEnd,
  handoverDifference,
  handoverEnds,
  handoverFields
} from "./leader/handover.ts"
export { handsOf, type NotedList } from "./leader/handsOf.ts"
export { type IncidentKind, incidentForm, incidentKinds } from "./leader/incidentForm.ts"
export { leaderWords } from "./leader/leaderWords.ts"
export {
  codeProblems,
  codeTyped,
  localCodeForm,
  mostWrongCodes,
  openingCodeForm,
  takeOverForm
} from "./leader/localCode.ts"
export { isLogAccepted, isLogAwaited, mayNameLeader } from "./leader/logAcceptance.ts"
export { goingStatuses, loggableStatuses, reviewableStatuses } from "./leader/loggableStatuses.ts"
export * from "./leader/logReview.ts"
export * from "./leader/logSteps.ts"
export { medicationForm } from "./leader/medicationForm.ts"
export { type HandoverFacts, propertyForm } from "./leader/propertyForm.ts"
export * from "./leader/settingOff.ts"
export { type UnexplainedHandover, unexplainedHandovers } from "./leader/unexplainedHandovers.ts"
export * from "./leader/vehicleChecks.ts"
export {
  type AgencyCheck,
  isExchanged,
  type VehicleLogFacts,
  vehicleLogForm
} from "./leader/vehicleLogForm.ts"
export * from "./link/isStanding.ts"
export * from "./link/linkScope.ts"
export { sharedLinkWords } from "./link/sharedLinkWords.ts"
export * from "./money/minorUnits.ts"
export { moneyWriter, plainAmount } from "./money/moneyWriter.ts"
export { currencyDigits, payable } from "./money/payable.ts"
export { applicationLongForm } from "./onboarding/applicationForm.ts"
export { bankLongForm } from "./onboarding/bankForm.ts"
export {
  type FormReviewForm,
  mayTellRecommendation,
  type Recommendation,
  recommendations,
  reviewFormOf
} from "./onboarding/formReview.ts"
export { hmrcLongForm } from "./onboarding/hmrcForm.ts"
export { occupationalLongForm } from "./onboarding/occupationalForm.ts"
export {
  type FormStatus,
  formStatusOf,
  formStatusWords,
  formsDecidedWith,
  type OnboardingFormName,
  onboardingForm,
  onboardingFormNames
} from "./onboarding/onboardingForms.ts"
export { taxFormsKeptSince } from "./onboarding/taxYears.ts"
export type { JobPack, PackHolder } from "./pack/JobPack.ts"
export {
  filePart,
  isPartFor,
  outlastsPatient,
  type PackPartName,
  packParts
} from "./pack/packParts.ts"
export { packWords, whyNoPack } from "./pack/packWords.ts"
export { copyFor, erasedPack, saltedParts, sealedPack, type UnsealedPart } from "./pack/sealPack.ts"
export * from "./promotion/automaticPromotions.ts"
export {
  type FilterChoice,
  type FilterList,
  type FleetChoice,
  filterLists,
  vehicleFilterOf
} from "./promotion/fleetChoice.ts"
export { type Award, awardLine, awardOf, promotionAward, usedUp } from "./promotion/promotionAward.ts"
export * from "./promotion/promotionDiscount.ts"
export {
  emptyPromotion,
  type PromotionAnswers,
  type PromotionFacts,
  promotionForm,
  promotionWarning
} from "./promotion/promotionForm.ts"
export {
  isWordOf,
  type PromotionAct,
  type PromotionStatus,
  promotionActs,
  promotionStatuses
} from "./promotion/promotionKinds.ts"
export { type PromotionSort, promotionList } from "./promotion/promotionList.ts"
export { promotionFact } from "./promotion/promotionObstacle.ts"
export * from "./schedule/scheduleSpan.ts"
export * from "./schedule/stacked.ts"
export * from "./session/credentials.ts"
export * from "./session/handedOver.ts"
export * from "./session/loginNotice.ts"
export { newPasswordForm, type PasswordHint, passwordHints, refusesLink } from "./session/newPassword.ts"
export { recoveryEmailForm } from "./session/recoveryEmail.ts"
export { isPlaceOf, isSameUser, isUserType, loginOutcome, portalOf, timeZoneIn } from "./session/Session.ts"
export { type Bucket, bucketStarts } from "./time/bucketStarts.ts"
export { addDays, dayOf, firstInstantOf, startOfDay } from "./time/calendar.ts"
export { intervalIn, intervalInWords, intervalText } from "./time/interval.ts"
export { isDate } from "./time/isDate.ts"
export * from "./time/seriesWriter.ts"
export { shiftMoment } from "./time/shiftMoment.ts"
export { loadTemporal } from "./time/temporal.ts"
export { defaultTimeZone, isTimeZone } from "./time/timeZone.ts"
export * from "./time/timeZoneName.ts"
export { instantAt, instantsAt, wallClockOf } from "./time/wallClock.ts"
export * from "./time/writeInstant.ts"
export { applicationEnd } from "./transport/applicationEnd.ts"
export { crewForm } from "./transport/crewForm.ts"
export { type CrewHours, type CrewMember, crewHoursOf } from "./transport/crewHours.ts"
export { driverCodeId } from "./transport/crewQuestion.ts"
export { requestLike } from "./transport/earlierRequest.ts"
export { historySaid } from "./transport/historyWords.ts"
export {
  type JobLack,
  jobLacksOf,
  toDoAbout,
  type Urgency,
  urgencyOf,
  urgencyWords,
  urgentFrom
} from "./transport/jobLacks.ts"
export { lookedAtSaid } from "./transport/lookedAt.ts"
export { outwardCode } from "./transport/outwardCode.ts"
export * from "./transport/plannedTimes.ts"
export { enteredNow, plannerForm, type TypedHours, workedTimeOf } from "./transport/plannerForm.ts"
export * from "./transport/requestPlan.ts"
export { erasedSaid, requestWords } from "./transport/requestWords.ts"
export { riskDocumentFile, riskDocumentUnsent } from "./transport/riskDocument.ts"
export { isExtreme, type RatedRisk, ratedRisks } from "./transport/riskQuestions.ts"
export { samePatientAsked } from "./transport/samePatientAsked.ts"
export { objectionForm, withdrawalForm } from "./transport/seatForms.ts"
export { seatsInOrder } from "./transport/seatOrder.ts"
export * from "./transport/seatRules.ts"
export { shiftCalendar } from "./transport/shiftCalendar.ts"
export * from "./transport/shiftStatus.ts"
export { timesInZone } from "./transport/timesInZone.ts"
export {
  audiencesFor,
  type TransportAudience,
  type TransportReader,
  withheldWords
} from "./transport/transportAudiences.ts"
export * from "./transport/transportChangeForm.ts"
export { readWhereUnsaid, transportForm } from "./transport/transportForm.ts"
export * from "./transport/transportRetention.ts"
export {
  type AgencyStanding,
  agencyStandings,
  agencyStandingWords,
  committedStatuses,
  engagingStatuses,
  isAmong,
  isTransportStatus,
  leadableStatuses,
  openTransportStatuses,
  plannableStatuses,
  sentStatuses,
  type TransportStatus,
  transportStatuses,
  transportStatusWords
} from "./transport/transportStatus.ts"
export * from "./transport/transportStep.ts"
export { usualLengthForm } from "./transport/usualLengthForm.ts"
export * from "./transport/wardForms.ts"
export * from "./transport/wardWords.ts"
export { minutesInWords, planDifference, workedMinutes, workedTimeProblem } from "./transport/workedTime.ts"
export { missingForApproval, rejectionProblem } from "./vehicle/approval.ts"
export { dailyRate } from "./vehicle/dailyRate.ts"
export { offeredOperators } from "./vehicle/filterOperators.ts"
export * from "./vehicle/filterProblem.ts"
export * from "./vehicle/location.ts"
export * from "./vehicle/matchesVehicleFilter.ts"
export { type Outline, outlineOf } from "./vehicle/outlineOf.ts"
export * from "./vehicle/photo.ts"
export { photoNews } from "./vehicle/photoNews.ts"
export * from "./vehicle/vehicleChoice.ts"
export * from "./vehicle/vehicleCodes.ts"
export { changesIdentity, type VehicleRate, vehicleForm } from "./vehicle/vehicleForm.ts"
export * from "./vehicle/vehicleName.ts"
export * from "./worker/agencyList.ts"
export {
  type AgencyWorkerSort,
  currentStandings,
  hasOffer,
  showsDetails,
  showsRecords,
  type WorkerStanding,
  type WorkingStanding,
  workerStandingWords,
  workingStandings
} from "./worker/agencyWorkerLists.ts"
export { declineForm } from "./worker/declineForm.ts"
export { drivingLicenceForm } from "./worker/drivingLicenceForm.ts"
export { informationForm } from "./worker/informationForm.ts"
export { jobForm } from "./worker/jobForm.ts"
export { type LicenceStanding, licenceStandingOn, licenceStandingWords } from "./worker/licenceStanding.ts"
export { noteForm } from "./worker/noteForm.ts"
export { noticeDays, noticesForm } from "./worker/noticesForm.ts"
export { agencyWorkerForm, workerForm } from "./worker/workerForm.ts"
export * from "./worker/workerNews.ts"
export * from "./worker/workerTasks.ts"
