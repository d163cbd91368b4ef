import type { TrainingRecord } from "@crewfleet/sdk"
import { credentialOf } from "@crewfleet/sdk/rules"

/** A training as the service tells it. */
export const record: TrainingRecord = {
  id: 31,
  workerId: 9,
  trainingId: 4,
  name: "Fire safety",
  code: "CSTF-FS",
  status: "REJECTED",
  because: "UNREADABLE",
  comment: "The date is cut off",
  trainingDate: "2025-12-01",
  trainingExpiry: "2026-12-01",
  document: "/files/1?signed",
  version: 2,
  number: 2,
  uploaded: "2026-11-01T09:00:00.000Z",
  type: "EXTERNAL",
  showCertificate: false,
  removable: true,
  reviews: [{ agencyId: 3, status: "REJECTED", because: "UNREADABLE", at: "2026-11-02T09:00:00.000Z" }]
}

/** The same as it is shown. */
export const training = credentialOf.training(record)
