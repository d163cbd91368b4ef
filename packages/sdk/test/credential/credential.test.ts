import { describe, expect, it } from "vitest"
import {
  type Credential,
  credentialOf,
  expiryOn,
  offeredToAgency,
  offeredWith
} from "../../src/credential/credential.ts"
import { credentialForm } from "../../src/credential/credentialForm.ts"
import type { TrainingRecord } from "../../src/credential/TrainingApi.ts"

const record: TrainingRecord = {
  id: 31,
  workerId: 9,
  trainingId: 4,
  name: "Fire safety",
  status: "WAITING_APPROVAL",
  trainingDate: "2026-01-01",
  trainingExpiry: "2026-12-20",
  document: "/files/1",
  version: 1,
  number: 1,
  uploaded: "2026-01-02T09:00:00.000Z",
  type: "EXTERNAL",
  removable: true
}
const training: Credential = credentialOf.training(record)

describe("credentialOf", () => {
  it("counts what an external provider vouches for as approved", () => {
    expect(credentialOf.training({ ...record, hascoId: 7 }).status).toBe("APPROVED")
    expect(training.status).toBe("WAITING_APPROVAL")
  })

  it("tells a compliance under the same names", () => {
    const { trainingId, trainingDate, trainingExpiry, type: _, ...common } = record
    const compliance = {
      complianceId: trainingId,
      complianceDate: trainingDate,
      complianceExpiry: trainingExpiry
    }
    expect(credentialOf.compliance({ ...common, ...compliance })).toEqual({ ...training, sort: "compliance" })
  })
})

describe("expiryOn", () => {
  it.each([
    ["2026-11-19", undefined],
    ["2026-11-20", "expiring"],
    ["2026-12-20", "expiring"],
    ["2026-12-21", "expired"]
  ] as const)("says on %s of what expires on 20 December: %s", (day, standing) => {
    expect(expiryOn(training, day)).toBe(standing)
  })
})

describe("days with slashes", () => {
  it.each([
    ["20/12/2026", "2026-12-20"],
    ["1/7/2026", "2026-07-01"],
    ["29/2/2027", "29/2/2027"],
    ["2026-12-20", "2026-12-20"]
  ])("are read as days: %s", (trainingExpiry, expires) => {
    expect(credentialOf.training({ ...record, trainingExpiry }).expires).toBe(expires)
  })

  it("expire as others do", () => {
    const { expires } = credentialOf.training({ ...record, trainingExpiry: "19/11/2026" })
    expect(expiryOn({ expires }, "2026-11-20")).toBe("expired")
  })
})

describe("offeredWith", () => {
  it("lets the days be corrected as long as nobody has decided", () => {
    const review = { agencyId: 3, status: "APPROVED", at: "2026-01-03T09:00:00.000Z" }
    expect(offeredWith(training)).toEqual(["renew", "correct", "delete"])
    expect(offeredWith({ ...training, reviews: [review] })).toEqual(["renew", "delete"])
  })

  it("asks for the certificate where none was uploaded", () => {
    expect(offeredWith({ ...training, document: undefined, status: "REJECTED" })).toEqual([
      "attach",
      "delete"
    ])
  })

  it("renews what has no copy any more, and asks for none", () => {
    expect(offeredWith({ ...training, document: undefined, copyGone: true })).toEqual([
      "renew",
      "correct",
      "delete"
    ])
  })

  it("leaves what a provider vouches for as it is, and what is another's where it is", () => {
    expect(offeredWith({ ...training, hascoId: 7, removable: false })).toEqual([])
    expect(offeredToAgency({ ...training, hascoId: 7, removable: false })).toEqual([])
  })

  it("lets an agency give again what it gave, without a certificate, and its worker only look", () => {
    const given = { ...training, document: undefined, isPhysical: true }
    expect(offeredToAgency(given)).toEqual(["giveAgain", "delete"])
    expect(offeredWith(given)).toEqual(["delete"])
    expect(offeredToAgency({ ...training, document: undefined })).toEqual(["attach", "delete"])
  })
})

describe("credentialForm", () => {
  const now = "2026-11-20T10:00:00.000Z"
  const form = credentialForm("training", "add")
  const typed = { ...form.empty, subject: { id: "4", name: "Fire safety" }, issued: "2026-02-01" }
  const problems = (expires: string) =>
    form.problems({ ...typed, expires }, { now, credential: undefined }).map(({ text }) => text)

  it("wants the certificate of a worker, and its days the right way round", () => {
    expect(problems("2026-01-31")).toEqual([
      "The expiry date must not be before the issue date",
      "Please select a certificate to upload."
    ])
  })

  it("lets an agency put on file what it gave itself, without a certificate", () => {
    const ours = credentialForm("training", "addForWorker")
    expect(ours.asked({ ...typed, type: "PHYSICAL" })).toEqual([
      "subject",
      "type",
      "issued",
      "expires",
      "showCertificate"
    ])
    const answers = { ...typed, expires: "2027-01-31" }
    expect(ours.problems(answers, { now, credential: undefined })).toEqual([])
  })

  it.each([
    ["renew", ["issued", "expires", "file"]],
    ["giveAgain", ["issued", "expires", "showCertificate"]],
    ["correct", ["issued", "expires"]],
    ["attach", ["file"]]
  ] as const)("asks for no more than it takes to %s", (act, fields) => {
    expect(credentialForm("compliance", act).asked(form.empty)).toEqual(fields)
  })
})
