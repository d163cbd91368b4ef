import { logo } from "../logo.ts"
import type { Row } from "../Row.ts"

// A picture is no certificate: whoever may upload one gets a 400.
const ownOrAgencys = "401 403 403 400 404 403 400 403 403 404 403 403"
const ownOrAgency = "401 403 403 200 404 403 200 403 403 404 403 403"
const decided = "401 400 403 200 404 403 403 403 403 403 403 403"
const approval = { status: "APPROVED", version: 1 }
const renewal = { trainingDate: "2026-02-01", trainingExpiry: "2099-02-01" }
const renewed = { complianceDate: "2026-02-01", complianceExpiry: "2099-02-01" }

/** Who may see and keep the trainings and compliances of a worker, and who decides about them. */
export const credentialRows: ReadonlyArray<Row> = [
  ["401 200 403 200 404 200 200 403 404 404 403 403", "training.list", "/worker/:worker/trainings/0/10"],
  [
    "401 404 403 404 404 200 404 403 404 404 403 403",
    "training.list",
    "/worker/:worker/trainings/0/10?agencyId=:otherAgency",
    undefined,
    "of another agency's decisions"
  ],
  ["401 404 403 404 404 404 404 403 404 404 403 403", "training.list", "/worker/:none/trainings/0/5"],
  [ownOrAgency, "training.versions", "/worker/:worker/trainings/:training/versions"],
  [
    "401 404 403 404 404 404 404 403 404 404 403 403",
    "training.certificateLink",
    "/worker/:worker/trainings/:training/certificate-link"
  ],
  [ownOrAgencys, "training.uploadCertificate", "/worker/:worker/trainings/file", logo],
  [ownOrAgencys, "training.add", "/worker/:worker/trainings", { trainingId: 0 }],
  [
    ownOrAgencys,
    "training.renew",
    "/worker/:worker/trainings/:training",
    { ...renewal, version: 1, fileUrl: "x" }
  ],
  [ownOrAgencys, "training.attach", "/worker/:worker/trainings/:training/certificate", { fileUrl: "x" }],
  [decided, "training.review", "/worker/:worker/trainings/:training/status", approval],
  [
    "401 403 403 404 404 403 404 403 403 404 403 403",
    "training.remove",
    "/worker/:worker/trainings/:compliance",
    undefined,
    "that is none"
  ],
  [
    "401 403 403 200 404 403 409 403 403 404 403 403",
    "training.remove",
    "/worker/:worker/trainings/:ownTraining"
  ],

  [ownOrAgency, "compliance.list", "/worker/:worker/compliances/0/10"],
  ["401 403 403 404 404 403 404 403 403 404 403 403", "compliance.list", "/worker/:none/compliances/0/5"],
  [ownOrAgency, "compliance.versions", "/worker/:worker/compliances/:compliance/versions"],
  [ownOrAgencys, "compliance.uploadCertificate", "/worker/:worker/compliances/file", logo],
  [ownOrAgencys, "compliance.add", "/worker/:worker/compliances", { complianceId: 0 }],
  [
    ownOrAgencys,
    "compliance.renew",
    "/worker/:worker/compliances/:compliance",
    { ...renewed, version: 1, fileUrl: "x" }
  ],
  [
    ownOrAgencys,
    "compliance.attach",
    "/worker/:worker/compliances/:compliance/certificate",
    { fileUrl: "x" }
  ],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "compliance.review",
    "/worker/:worker/compliances/:compliance/status",
    approval
  ],
  [
    "401 403 403 403 404 403 200 403 403 404 403 403",
    "compliance.remove",
    "/worker/:worker/compliances/:compliance"
  ]
]
