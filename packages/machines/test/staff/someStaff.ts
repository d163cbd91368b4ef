import type {
  DrivingLicence,
  ListedWorker,
  Worker,
  WorkerInformation,
  WorkerJob,
  WorkerShift
} from "@crewfleet/sdk"

/** Worker 12 as agency 7 has them. */
export const scope = { workerId: 12, agencyId: 7 }

export const grace: Worker = {
  id: 12,
  firstname: "Grace",
  lastname: "Lee",
  dob: "1990-02-01",
  email: "grace@post.example",
  phoneNumber: "07700 900123",
  address: "1 Quay, Hull",
  gender: "FEMALE",
  nationality: "GB",
  assignmentCode: { id: 3, name: "Nurse" },
  standing: "TAKEN_ON",
  shares: true,
  fitToWork: true,
  version: 4
}

export const listed: ListedWorker = {
  id: 12,
  firstname: "Grace",
  lastname: "Lee",
  email: "grace@post.example",
  phoneNumber: "07700 900123",
  employmentNumber: "E-12",
  standing: "TAKEN_ON",
  assignmentCodes: ["Driver", "Nurse"],
  verdicts: [{ assignmentCodeId: 3, assignmentCode: "Nurse", verdict: "MAY", unmet: [] }],
  shares: true,
  fitToWork: true,
  waiting: 2,
  nextExpiry: "2026-12-01"
}

export const information: WorkerInformation = {
  id: 31,
  ...scope,
  paymentMethod: "Paye",
  employmentStartDate: "2026-01-01",
  contractEndDate: "2027-12-31",
  nextCheckDate: "2027-01-01",
  rightToWork: "Citizen",
  dbsNumber: "001234567890",
  fitToWork: true,
  version: 2
}

export const licence: DrivingLicence = {
  id: 31,
  drives: true,
  issuer: "DVLA",
  licenceNumber: "LEE99952015G99AB",
  categories: "B, C1",
  licenceExpiry: "2099-04-30",
  checkedOn: "2026-10-01",
  checkResult: "CLEAR",
  version: 2
}

export const shift: WorkerShift = {
  id: 8,
  jobId: 4,
  ref: "T-2001",
  clientName: "Rowan Ward",
  assignmentCode: "Driver",
  shiftDate: "2099-04-30T08:00:00.000Z",
  shiftEndDate: "2099-04-30T14:00:00.000Z"
}

export const job: WorkerJob = {
  id: 5,
  assignmentCodeId: 3,
  assignmentCode: "Nurse",
  paymentMethodId: 1,
  paymentMethod: "Paye",
  addedAt: "2026-11-03T09:05:00.000Z"
}
