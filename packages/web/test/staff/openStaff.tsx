import {
  adminStaffLogic,
  applicantsLogic,
  askAdminStaff,
  askClientStaff,
  askStaff,
  clientStaffLogic,
  credentialChoicesLogic,
  credentialRemovalLogic,
  credentialsLogic,
  credentialUploadLogic,
  declineEditorLogic,
  drivingLicenceEditorLogic,
  drivingLicenceLogic,
  earlierVersionsLogic,
  eligibilityLogic,
  exportLogic,
  formRecordsLogic,
  informationEditorLogic,
  informationLogic,
  jobEditorLogic,
  lookupLogic,
  noteEditorLogic,
  reviewLogic,
  staffActLogic,
  staffListLogic,
  staffMemberLogic,
  workerAgenciesLogic,
  workerAgencyLogic,
  workerEditorLogic,
  workerJobsLogic,
  workerNotesLogic,
  workerShiftsLogic
} from "@crewfleet/machines"
import type { TrainingRecord } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { onboardingFormNames } from "@crewfleet/sdk/rules"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import type { CredentialLogics } from "../../src/credential/credentialLogics.ts"
import { makeImageStore } from "../../src/image/imageStore.ts"
import type { StaffLogics } from "../../src/staff/staffLogics.ts"

export const grace = {
  id: 12,
  firstname: "Grace",
  lastname: "Lee",
  dob: "1990-02-01",
  email: "grace@post.example",
  phoneNumber: "07700 900123",
  gender: "FEMALE",
  nationality: "GB",
  assignmentCode: { id: 3, name: "Nurse" },
  employmentNumber: "E-12",
  standing: "TAKEN_ON",
  shares: true,
  fitToWork: false,
  version: 4
} as const

export const listed = {
  id: 12,
  firstname: "Grace",
  lastname: "Lee",
  email: "grace@post.example",
  phoneNumber: "07700 900123",
  employmentNumber: "E-12",
  standing: "TAKEN_ON",
  assignmentCodes: ["Cleaner", "Driver", "Nurse"],
  verdicts: [
    { assignmentCodeId: 1, assignmentCode: "Cleaner", verdict: "MAY", unmet: [] },
    { assignmentCodeId: 2, assignmentCode: "Driver", verdict: "MAY", unmet: [] },
    {
      assignmentCodeId: 3,
      assignmentCode: "Nurse",
      verdict: "MAY_NOT",
      unmet: [
        {
          requirementId: 2,
          name: "Fire safety",
          outcome: "REFUSED",
          shortfall: { kind: "awaiting", day: "2026-11-24" }
        }
      ],
      withheld: 1
    }
  ],
  shares: true,
  fitToWork: true,
  waiting: 2,
  nextExpiry: "2020-12-01",
  agency: { id: 7, name: "Northway" }
} as const

export const training = (more: Partial<TrainingRecord> = {}): TrainingRecord => ({
  id: 21,
  name: "Fire Safety",
  status: "WAITING_APPROVAL",
  workerId: 12,
  version: 1,
  number: 1,
  uploaded: "2026-11-03T09:05:00.000Z",
  trainingId: 4,
  trainingExpiry: "2099-01-01",
  type: "EXTERNAL",
  ...more
})

const applicant = {
  id: 12,
  firstname: "Grace",
  lastname: "Lee",
  email: "grace@post.example",
  assignmentCode: "Nurse",
  appliedAt: "2026-11-03T09:05:00.000Z",
  declined: false
}

const codes = [
  { id: 2, code: "002", name: "Driver" },
  { id: 3, code: "003", name: "Nurse" }
]

const job = {
  id: 5,
  assignmentCodeId: 3,
  assignmentCode: "Nurse",
  paymentMethodId: 1,
  paymentMethod: "Paye",
  addedAt: "2026-11-03T09:05:00.000Z"
}

export const information = {
  id: 31,
  workerId: 12,
  agencyId: 7,
  paymentMethod: "Paye",
  employmentStartDate: "2026-01-01",
  contractEndDate: "2027-12-31",
  nextCheckDate: "2027-01-01",
  fitToWork: false,
  version: 2
}

export const licence = {
  id: 31,
  drives: true,
  issuer: "DVLA",
  licenceNumber: "LEE99952015G99AB",
  categories: "B, C1",
  licenceExpiry: "2099-04-30",
  checkedOn: "2026-10-01",
  checkResult: "CLEAR",
  penaltyPoints: 3,
  version: 2
} as const

const shift = {
  id: 8,
  jobId: 4,
  ref: "T-2001",
  clientName: "Rowan Ward",
  assignmentCode: "Driver",
  shiftDate: "2099-04-30T08:00:00.000Z",
  shiftEndDate: "2099-04-30T14:00:00.000Z"
}

/** The forms of a worker who has handed in every one. */
export const forms = onboardingFormNames.map((form) => ({
  form,
  status: "WAITING_APPROVAL" as const,
  submitted: true,
  decisions: [],
  lastModifiedDate: "2026-11-03T09:05:00.000Z"
}))

const done = { message: "" }

/** A service that answers everything; a test replaces what it is about. */
export const service = setupServer(
  handlers.agencyWorker.applicants(() => ({ content: [applicant], totalElements: 1 })),
  handlers.agencyWorker.takeOn(() => done),
  handlers.agencyWorker.letGo(() => done),
  handlers.agencyWorker.fitToWork(() => done),
  handlers.agencyWorker.removeJob(() => done),
  handlers.agencyWorker.decline(() => done),
  handlers.agencyWorker.jobs(() => [job]),
  handlers.agencyWorker.jobCount(() => ({ count: 1 })),
  handlers.agencyWorker.addJob(() => job),
  handlers.agencyWorker.notes(() => ({
    content: [{ id: 1, note: "Prefers nights", author: "Ada Hill", at: "2026-11-03T09:05:00.000Z" }],
    totalElements: 1
  })),
  handlers.agencyWorker.addNote(({ payload }) => ({
    id: 2,
    note: payload.note,
    at: "2026-11-03T09:05:00.000Z"
  })),
  handlers.driver.licence(() => licence),
  handlers.driver.saveLicence(() => ({ ...licence, version: 3 })),
  handlers.driver.shifts(() => ({ content: [shift], totalElements: 1 })),
  handlers.agencyWorker.information(() => information),
  handlers.agencyWorker.updateInformation(() => ({ ...information, version: 3 })),
  handlers.agencyWorker.waiting(() => ({ content: [], totalElements: 0 })),
  handlers.eligibility.ofWorker(() => [
    {
      agencyId: 7,
      assignmentCodeId: 3,
      assignmentCode: "Nurse",
      verdict: "MAY_NOT",
      findings: [
        { requirementId: 1, anyOf: [], name: "Identity", outcome: "MET" },
        {
          requirementId: 2,
          anyOf: [],
          name: "Fire safety",
          outcome: "REFUSED",
          shortfall: { kind: "awaiting", day: "2026-11-24" }
        }
      ]
    }
  ]),
  handlers.worker.byId(() => grace),
  handlers.agency.byId(() => ({ id: 7, name: "Northway" })),
  handlers.worker.agencies(() => ({ content: [{ id: 7, name: "Northway" }], totalElements: 1 })),
  handlers.worker.update(() => ({ ...grace, firstname: "Gracie", version: 5 })),
  handlers.worker.ofClient(() => ({
    content: [{ id: 12, firstname: "Grace", lastname: "Lee", assignmentCode: "Nurse" }],
    totalElements: 1
  })),
  handlers.training.list(() => ({ content: [training()], totalElements: 1 })),
  handlers.training.review(() => training({ status: "APPROVED" })),
  handlers.compliance.list(() => ({ content: [], totalElements: 0 })),
  handlers.onboarding.list(() => forms),
  handlers.lookup.assignmentCodes(() => codes),
  handlers.lookup.paymentMethods(() => [{ id: 1, name: "Paye" }]),
  // Its address takes in those of others.
  handlers.agencyWorker.list(() => ({ content: [listed], totalElements: 60 }))
)

const load = async () => makeClient({ baseUrl: location.origin, retries: 0 })

export const logics: StaffLogics = {
  list: staffListLogic(load),
  export: exportLogic(load, askStaff),
  adminList: adminStaffLogic(load),
  adminExport: exportLogic(load, askAdminStaff),
  clientList: clientStaffLogic(load),
  clientExport: exportLogic(load, askClientStaff),
  applicants: applicantsLogic(load),
  lookup: lookupLogic(load),
  eligibility: eligibilityLogic(load),
  act: staffActLogic(load),
  agencies: workerAgenciesLogic(load),
  agency: workerAgencyLogic(load),
  member: staffMemberLogic(load),
  information: informationLogic(load),
  jobs: workerJobsLogic(load),
  notes: workerNotesLogic(load),
  licence: drivingLicenceLogic(load),
  shifts: workerShiftsLogic(load),
  review: reviewLogic(load),
  forms: formRecordsLogic(load),
  workerEditor: (agencyId) => workerEditorLogic(load, agencyId),
  informationEditor: (scope) => informationEditorLogic(load, scope),
  licenceEditor: (scope) => drivingLicenceEditorLogic(load, scope),
  jobEditor: (scope) => jobEditorLogic(load, scope),
  noteEditor: (scope) => noteEditorLogic(load, scope),
  declineEditor: (scope) => declineEditorLogic(load, scope)
}

export const credentials: CredentialLogics = {
  list: credentialsLogic(load),
  choices: credentialChoicesLogic(load),
  earlierVersions: earlierVersionsLogic(load),
  removal: credentialRemovalLogic(load),
  makeUpload: (upload) => {
    const store = makeImageStore(async (image) => image)
    return { store, logic: credentialUploadLogic(load, store, upload) }
  }
}
