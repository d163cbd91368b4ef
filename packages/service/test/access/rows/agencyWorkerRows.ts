import type { Row } from "../Row.ts"

const own = "401 403 403 200 404 403 403 403 403 403 403 403"
const ownOnly = "401 403 403 200 200 403 403 403 403 403 403 403"
const information = {
  paymentMethod: "Paye",
  employmentStartDate: "2026-01-01",
  contractEndDate: "2027-01-01",
  nextCheckDate: "2027-01-01"
}

const licence = {
  issuer: "DVLA",
  licenceNumber: "MORGA657054SM9IJ",
  categories: "B",
  licenceExpiry: "2097-01-01",
  checkedOn: "2026-01-01",
  checkResult: "CLEAR"
}

/** Who may see the workers of an agency, and what it keeps of each. */
export const agencyWorkerRows: ReadonlyArray<Row> = [
  ["401 200 403 200 200 403 403 403 403 403 403 403", "agencyWorker.list", "/agency-worker/0/10"],
  [
    "401 200 403 200 404 403 403 403 403 403 403 403",
    "agencyWorker.list",
    "/agency-worker/0/10?agencyId=:agency"
  ],
  [ownOnly, "agencyWorker.applicants", "/agency-worker/applicants/0/10"],
  [own, "agencyWorker.applicants", "/agency-worker/applicants/0/10?agencyId=:agency"],
  [ownOnly, "agencyWorker.waiting", "/agency-worker/waiting/0/10"],
  [own, "agencyWorker.information", "/agency-worker/:worker/information"],
  [
    "401 403 403 404 404 403 403 403 403 403 403 403",
    "agencyWorker.information",
    "/agency-worker/:worker/information?agencyId=:otherAgency",
    undefined,
    "of another agency"
  ],
  [own, "agencyWorker.updateInformation", "/agency-worker/:worker/information", information],
  [own, "agencyWorker.fitToWork", "/agency-worker/:worker/fit-to-work", { fitToWork: true }],
  [own, "agencyWorker.jobs", "/agency-worker/:worker/jobs"],
  [own, "agencyWorker.jobCount", "/agency-worker/:worker/job-count"],
  [own, "agencyWorker.addJob", "/agency-worker/:worker/jobs", { assignmentCodeId: 32, paymentMethodId: 1 }],
  [own, "agencyWorker.removeJob", "/agency-worker/:worker/jobs/:job"],
  [own, "agencyWorker.notes", "/agency-worker/:worker/notes/0/10"],
  [own, "driver.licence", "/agency-worker/:worker/driving-licence"],
  [own, "driver.saveLicence", "/agency-worker/:worker/driving-licence", licence],
  [own, "driver.shifts", "/agency-worker/:worker/shifts/0/10"],
  [own, "agencyWorker.addNote", "/agency-worker/:worker/notes", { note: "Prefers nights" }],
  // Taken on already: those who may decide get a 409 until the worker has left.
  [
    "401 403 403 409 404 403 403 403 403 403 403 403",
    "agencyWorker.takeOn",
    "/agency-worker/:worker/take-on"
  ],
  [
    "401 403 403 409 404 403 403 403 403 403 403 403",
    "agencyWorker.decline",
    "/agency-worker/:worker/decline",
    { reason: "Lives too far away" }
  ]
]

/** The last that is done with the worker, who is in no list afterwards. */
export const lettingGoRows: ReadonlyArray<Row> = [
  [own, "agencyWorker.letGo", "/agency-worker/:worker/let-go"]
]
