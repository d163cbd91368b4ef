import { readFileSync } from "node:fs"
import { join } from "node:path"
import {
  type AnyForm,
  addressForm,
  applicationLongForm,
  bankLongForm,
  drivingLicenceForm,
  dropOffForm,
  hirerForm,
  hmrcLongForm,
  invoicingForm,
  locationForm,
  occupationalLongForm,
  profileForm,
  promotionForm,
  returnRulesForm,
  transportForm,
  vehicleForm,
  vehicleLogForm
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

interface Declared {
  readonly form: AnyForm
  /** Where its questions are declared, each of them in one of these files. */
  readonly declaration: string | ReadonlyArray<string>
  /** Everything else through which an answer goes: contract, editor, draft, screen, comparison, checks, table, answer. */
  readonly files: ReadonlyArray<string>
  /** Questions that are drawn, checked or kept by hand. */
  readonly odd: ReadonlyArray<string>
  /** Those whose names mean something else too in these files. */
  readonly ambiguous: ReadonlyArray<string>
}

const mechanism = [
  "sdk/src/form/form.ts",
  "sdk/src/form/formSchema.ts",
  "sdk/src/form/versions.ts",
  "machines/src/editing/editorActors.ts",
  "machines/src/editing/editorMachine.ts",
  "machines/src/editing/editorSetup.ts",
  "web/src/editing/Drafts.ts",
  "web/src/editing/EditorDialog.tsx",
  "web/src/editing/EditorForm.tsx",
  "web/src/form/QuestionField.tsx",
  "web/src/form/QuestionForm.tsx",
  "web/src/form/Questions.tsx",
  "service/src/database/answerColumns.ts",
  "service/src/form/checkedAnswers.ts"
]

/** Everything through which the answers of any onboarding form go. */
const onboarding = [
  "sdk/src/form/longForm.ts",
  "sdk/src/form/longFormApi.ts",
  "sdk/src/onboarding/onboardingPlace.ts",
  "machines/src/form/longFormEditor.ts",
  "machines/src/form/longFormPorts.ts",
  "machines/src/onboarding/onboardingEditor.ts",
  "machines/src/onboarding/onboardingEditorLogic.ts",
  "web/src/form/AnswerList.tsx",
  "web/src/form/CheckPage.tsx",
  "web/src/form/SectionList.tsx",
  "web/src/form/SectionPage.tsx",
  "web/src/onboarding/OnboardingCheck.tsx",
  "web/src/onboarding/OnboardingSection.tsx",
  "web/src/onboarding/WorkerFormScreen.tsx",
  "web/src/onboarding/onboardingDrafts.ts",
  "service/src/form/longFormHandlers.ts",
  "service/src/form/longForms.ts",
  "service/src/form/shownAnswers.ts",
  "service/src/form/longFormPdf.ts",
  "service/src/onboarding/servedForm.ts"
]

/** Everything through which a part of a journey's log goes on the device. */
const leader = [
  "sdk/src/leader/LogContent.ts",
  "machines/src/leader/logDeliveries.ts",
  "machines/src/leader/logDeliveryLogics.ts",
  "machines/src/leader/logIn.ts",
  "web/src/leader/RecordAtWork.tsx",
  "web/src/leader/logKinds.ts",
  "web/src/leader/logOutboxes.ts"
]

const forms: Readonly<Record<string, Declared>> = {
  "vehicle's log": {
    form: vehicleLogForm,
    declaration: ["sdk/src/leader/vehicleLogForm.ts", "sdk/src/leader/vehicleChecks.ts"],
    files: [
      ...leader,
      "sdk/src/leader/settingOff.ts",
      "machines/src/leader/logOptions.ts",
      "web/src/leader/CheckField.tsx",
      "web/src/leader/VehicleChecks.tsx",
      "web/src/leader/VehicleDamage.tsx",
      "web/src/leader/VehicleStep.tsx"
    ],
    // Which vehicle it is, how far it went, what its agency asks for, and the drawing; three texts stand apart from the checks.
    odd: [
      "vehicleId",
      "startMileage",
      "agencyChecks",
      "damages",
      "outline",
      "damageReport",
      "notes",
      "feedback"
    ],
    ambiguous: ["body", "seats"]
  },
  "drop-off": {
    form: dropOffForm,
    declaration: "sdk/src/leader/dropOffForm.ts",
    files: [
      ...leader,
      "machines/src/leader/logOptions.ts",
      "web/src/leader/DropOffStep.tsx",
      "web/src/leader/ExperienceQuestions.tsx",
      "web/src/leader/StepOfLog.tsx"
    ],
    // Another place is forgotten after Yes, the mileage shows at the vehicle, ratings have faces, and the tick is warned about.
    odd: [
      ...["pdroppedOff", "newLocation", "newAddress", "newPostCode", "newPhone", "newEmail", "mileage"],
      ...[
        "pfCleanliness",
        "pfCourtesy",
        "pfKnowledge",
        "pfTreatment",
        "pfAdvice",
        "pfComfort",
        "pfExperience"
      ],
      "signature"
    ],
    ambiguous: []
  },
  "worker's application": {
    form: applicationLongForm.form,
    declaration: "sdk/src/onboarding/applicationForm.ts",
    files: onboarding,
    odd: [],
    ambiguous: ["location", "title", "address", "email", "dismissed"]
  },
  "health questionnaire": {
    form: occupationalLongForm.form,
    declaration: "sdk/src/onboarding/occupationalForm.ts",
    files: onboarding,
    odd: [],
    ambiguous: ["title", "address", "email", "copy"]
  },
  "tax declaration": {
    form: hmrcLongForm.form,
    declaration: "sdk/src/onboarding/hmrcForm.ts",
    files: onboarding,
    odd: [],
    ambiguous: ["address"]
  },
  "bank account": {
    form: bankLongForm.form,
    declaration: "sdk/src/onboarding/bankForm.ts",
    files: onboarding,
    odd: [],
    ambiguous: ["name", "code", "account"]
  },
  vehicle: {
    form: vehicleForm,
    declaration: "sdk/src/vehicle/vehicleForm.ts",
    files: [
      "sdk/src/vehicle/Vehicle.ts",
      "sdk/src/vehicle/VehicleApi.ts",
      "machines/src/vehicle/vehicleEditorLogic.ts",
      "machines/src/vehicle/vehicleEditorMachine.ts",
      "web/src/vehicle/VehicleEditor.tsx",
      "web/src/vehicle/VehicleForm.tsx",
      "web/src/vehicle/vehicleDrafts.ts",
      "web/src/vehicle/vehicleNews.ts",
      "service/src/vehicle/saveVehicle.ts",
      "service/src/vehicle/vehicleColumns.ts",
      "service/src/vehicle/vehicleRows.ts"
    ],
    // What the platform approves, where it stands and what it costs have rules of their own.
    odd: ["regno", "location", "outline", "vehicleRates", "photoIds"],
    ambiguous: ["name", "type", "model"]
  },
  location: {
    form: locationForm,
    declaration: "sdk/src/vehicle/location.ts",
    files: [
      "sdk/src/vehicle/Vehicle.ts",
      "machines/src/vehicle/locationEditorLogic.ts",
      "machines/src/vehicle/locationEditorMachine.ts",
      "web/src/vehicle/LocationDialog.tsx",
      "service/src/vehicle/vehicleLocations.ts",
      "service/src/vehicle/vehicleRows.ts"
    ],
    odd: [],
    ambiguous: ["name", "country"]
  },
  hirer: {
    form: hirerForm,
    declaration: "sdk/src/hirer/hirerForm.ts",
    files: [
      "sdk/src/hirer/HirerApi.ts",
      "machines/src/hirer/hirerEditorLogic.ts",
      "machines/src/hirer/hirerEditorMachine.ts",
      "web/src/hirer/HirerDialog.tsx",
      "service/src/hirer/hirerColumns.ts",
      "service/src/hirer/saveHirer.ts"
    ],
    // An empty e-mail address is none; what stands in the two groups has columns of its own.
    odd: ["email", "address", "licence"],
    ambiguous: ["name", "telephone"]
  },
  invoicing: {
    form: invoicingForm,
    declaration: "sdk/src/agency/invoicingForm.ts",
    files: ["sdk/src/agency/AgencyApi.ts", "web/src/agency/SettingsScreen.tsx"],
    odd: [],
    ambiguous: []
  },
  "rules of returns": {
    form: returnRulesForm,
    declaration: "sdk/src/agency/returnRulesForm.ts",
    files: [
      "sdk/src/agency/AgencyApi.ts",
      "machines/src/agency/returnRulesEditor.ts",
      "web/src/agency/SettingsScreen.tsx",
      "service/src/agency/Agencies.ts"
    ],
    odd: [],
    ambiguous: []
  },
  "driving licence": {
    form: drivingLicenceForm,
    declaration: "sdk/src/worker/drivingLicenceForm.ts",
    files: [
      "sdk/src/worker/DriverApi.ts",
      "machines/src/staff/drivingLicenceMachine.ts",
      "web/src/staff/DriverScreen.tsx",
      "web/src/staff/DrivingLicenceCard.tsx",
      "service/src/worker/drivingLicence.ts"
    ],
    odd: [],
    ambiguous: []
  },
  promotion: {
    form: promotionForm,
    declaration: "sdk/src/promotion/promotionForm.ts",
    files: [
      "sdk/src/promotion/PromotionApi.ts",
      "machines/src/promotion/promotionEditorLogic.ts",
      "machines/src/promotion/promotionEditorMachine.ts",
      "web/src/promotion/PromotionEditor.tsx",
      "service/src/promotion/checkedPromotion.ts",
      "service/src/promotion/createPromotion.ts",
      "service/src/promotion/promotionRows.ts"
    ],
    odd: ["extraMileage", "vehicleFilter", "activate"],
    ambiguous: ["title", "description", "code"]
  },
  "request for a journey": {
    form: transportForm,
    declaration: ["sdk/src/transport/transportForm.ts", "sdk/src/transport/riskQuestions.ts"],
    files: [
      "sdk/src/transport/TransportJob.ts",
      "sdk/src/transport/TransportRequests.ts",
      "sdk/src/transport/earlierRequest.ts",
      "sdk/src/transport/requestPlan.ts",
      "sdk/src/transport/transportChangeForm.ts",
      "machines/src/transport/newTransportLogic.ts",
      "machines/src/transport/newTransportMachine.ts",
      "machines/src/transport/newTransportSetup.ts",
      "machines/src/transport/transportEditors.ts",
      "machines/src/transport/wardEditorLogics.ts",
      "machines/src/transport/wardEditors.ts",
      "web/src/form/AnswerList.tsx",
      "web/src/form/CheckPage.tsx",
      "web/src/form/SectionList.tsx",
      "web/src/form/SectionPage.tsx",
      "web/src/transport/ChangeRequest.tsx",
      "web/src/transport/CrewJob.tsx",
      "web/src/transport/GuestRequestScreen.tsx",
      "web/src/transport/JobDetails.tsx",
      "web/src/transport/NewRequestScreen.tsx",
      "web/src/transport/RequestPages.tsx",
      "web/src/transport/WardRequest.tsx",
      "web/src/transport/useNewRequest.ts",
      "web/src/transport/wardDrafts.ts",
      "service/src/transport/askForJourney.ts",
      "service/src/transport/changeRequest.ts",
      "service/src/transport/checkedRequest.ts",
      "service/src/transport/eraseJourneys.ts",
      "service/src/transport/insertRequest.ts",
      "service/src/transport/requestColumns.ts",
      "service/src/transport/shownJob.ts"
    ],
    odd: [
      // When, where, for whom and with what crew: lists, plans and the same patient's other journeys are found by them.
      ...[
        "dateTimeRequired",
        "pickupPostCode",
        "destination",
        "destinationPostCode",
        "pward",
        "patientName",
        "pdob"
      ],
      ...["transportWorkerSpecList", "pcbusiness", "pcaddress", "dward", "dbusiness"],
      // What the short view of a job shows as well.
      ...["specialRequests", "pname", "pickupLocationContactNumber", "passengerGender", "reasonForTransport"],
      ...["walk", "passengerRequiresRestraints", "wardEscort"],
      // Where receipts, links and codes go, and what is said anew each time.
      ...["semail", "disclaimer"]
    ],
    ambiguous: []
  },
  profile: {
    form: profileForm,
    declaration: "sdk/src/agency/profile.ts",
    files: [
      "sdk/src/agency/AgencyApi.ts",
      "machines/src/agency/ProfileForm.ts",
      "machines/src/agency/profileWizardLogic.ts",
      "machines/src/agency/profileWizardMachine.ts",
      "web/src/agency/ProfileForm.tsx",
      "web/src/agency/profileDrafts.ts"
    ],
    // What a currency and a time zone are, the database decides.
    odd: ["baseCurrency", "logo", "timeZone"],
    ambiguous: ["address"]
  },
  address: {
    form: addressForm,
    declaration: "sdk/src/agency/profile.ts",
    files: [
      "sdk/src/agency/AgencyApi.ts",
      "machines/src/agency/ProfileForm.ts",
      "machines/src/agency/profileWizardMachine.ts",
      "web/src/agency/ProfileForm.tsx",
      "service/src/agency/Agencies.ts"
    ],
    // An existing back end may refuse one that is null.
    odd: ["postalCode"],
    ambiguous: ["state", "country"]
  }
}

const text = (path: string) => readFileSync(join(import.meta.dirname, "../packages", path), "utf8")

const mentions = (path: string, name: string) => new RegExp(`\\b${name}\\b`).test(text(path))

describe.each(Object.entries(forms))(
  "a question about a %s",
  (_, { form, declaration, files, odd, ambiguous }) => {
    const ordinary = Object.keys(form.questions).filter((name) => ![...odd, ...ambiguous].includes(name))

    it("stands in its declaration alone, so that another one touches nothing else but a migration", () => {
      expect(ordinary.length).toBeGreaterThan(0)
      const declarations = [declaration].flat()
      for (const name of ordinary) {
        const touched = [...declarations, ...files, ...mechanism].filter((path) => mentions(path, name))
        expect(touched, name).toEqual([expect.toBeOneOf(declarations)])
      }
    })

    it("is odd only where it is named so", () => {
      for (const name of odd)
        expect(
          [...files, ...mechanism].some((path) => mentions(path, name)),
          `${name} stands nowhere else and is odd no more`
        ).toBe(true)
    })
  }
)
