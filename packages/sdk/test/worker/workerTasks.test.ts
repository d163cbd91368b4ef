import { describe, expect, it } from "vitest"
import type { Credential } from "../../src/credential/credential.ts"
import type { FormRecord } from "../../src/onboarding/OnboardingForm.ts"
import { workerNews } from "../../src/worker/workerNews.ts"
import { type WorkerTask, workerTasks } from "../../src/worker/workerTasks.ts"

const day = "2026-11-20"

const credential = (id: number, differing: Partial<Credential> = {}): Credential => ({
  sort: "training",
  id,
  workerId: 9,
  subjectId: id,
  name: `Training ${id}`,
  status: "APPROVED",
  expires: "2030-01-01",
  document: "/files/1",
  copyGone: false,
  version: 1,
  number: 1,
  uploaded: "2026-01-01T09:00:00.000Z",
  reviews: [],
  removable: true,
  isPhysical: false,
  showCertificate: false,
  ...differing
})
const review = (agencyId: number, at: string) => ({ agencyId, status: "APPROVED", at })

const form = (name: FormRecord["form"], status: FormRecord["status"], more: Partial<FormRecord> = {}) => ({
  ...{ form: name, status, submitted: status === "REJECTED", decisions: [] },
  ...more
})
const forms = [
  form("application", "NOT_STARTED"),
  form("occupational", "NOT_STARTED", { closedBecause: "This form opens later." }),
  form("hmrc", "REJECTED"),
  form("bank", "SAVED")
]

const toldOf = (task: WorkerTask) => {
  if (task.kind === "unshared") return [task.kind, task.agency.id]
  if (task.kind === "form") return [task.kind, task.record.form]
  return [task.kind, task.kind === "missing" ? task.anyOf[0].name : task.credential.id]
}

describe("workerTasks", () => {
  it("asks for no form that no agency would see, nor for one that waits or is approved", () => {
    const shared = [{ id: 3, name: "Moorside Care", shares: true }]
    expect(workerTasks([], [{ ...shared[0], shares: false } as never], [], forms, day).map(toldOf)).toEqual([
      ["unshared", 3]
    ])
    const done = [form("hmrc", "WAITING_APPROVAL"), form("bank", "APPROVED")]
    expect(workerTasks([], shared, [], done, day)).toEqual([])
  })

  it("puts on top what hurts first, and what ends first among the same", () => {
    const credentials = [
      credential(1),
      credential(2, { document: undefined }),
      credential(3, { expires: "2026-12-10" }),
      credential(4, { expires: "2026-12-01", status: "WAITING_APPROVAL" }),
      credential(5, { expires: "2026-11-19" }),
      credential(6, { status: "REJECTED", expires: "2026-11-01" }),
      credential(7, { document: undefined, isPhysical: true }),
      credential(9, { document: undefined, isPhysical: true, expires: "2026-11-19" }),
      credential(10, { hascoId: 5, expires: "2026-11-19" }),
      credential(8, { document: undefined, copyGone: true })
    ]
    const agencies = [
      { id: 3, name: "Moorside Care", shares: true },
      { id: 8, name: "Harbour Nursing", shares: false }
    ]
    const lacks = (
      ...anyOf: ReadonlyArray<{ readonly kind: string; readonly id?: number; readonly name?: string }>
    ) => ({
      ...{ requirementId: 1, name: "Asked for", outcome: "REFUSED", anyOf },
      shortfall: { kind: "missing", day }
    })
    const support = { kind: "training", id: 40, name: "Life support" }
    const job = {
      findings: [
        lacks({ kind: "dbs" }),
        lacks(support, { kind: "training", id: 41, name: "Advanced life support" }),
        lacks({ kind: "training", id: 1, name: "Training 1" }, { kind: "training", id: 42, name: "Other" }),
        lacks(support, { kind: "training", id: 41, name: "Advanced life support" }),
        { ...lacks({ kind: "compliance", id: 7, name: "Passport" }), outcome: "MET", shortfall: undefined }
      ]
    }
    const told = workerTasks(credentials, agencies, [job], forms, day).map(toldOf)
    expect(told).toEqual([
      ["rejected", 6],
      ["form", "hmrc"],
      ["missing", "Life support"],
      ["expired", 5],
      ["expired", 9],
      ["expired", 10],
      ["expiring", 4],
      ["expiring", 3],
      ["owed", 2],
      ["form", "bank"],
      ["form", "application"],
      ["unshared", 8]
    ])
  })
})

describe("workerNews", () => {
  it("tells each decision when it was taken, and an end from the day on which it is near or past", () => {
    const credentials = [
      credential(1, {
        reviews: [review(3, "2026-11-02T09:00:00.000Z"), review(8, "2026-11-19T09:00:00.000Z")]
      }),
      credential(2, { expires: "2026-12-10" }),
      credential(3, { expires: "2026-11-18" }),
      credential(4)
    ]
    const decision = {
      ...{ agency: { id: 3, name: "Moorside Care" }, status: "REJECTED", sections: [] },
      at: "2026-11-12T09:00:00.000Z"
    } as const
    const decided = [form("bank", "REJECTED", { decisions: [decision] })]
    const told = workerNews(credentials, decided, day).map((news) => [
      news.kind,
      news.at,
      news.kind === "formDecided" ? news.form : news.credential.id
    ])
    expect(told).toEqual([
      ["decided", "2026-11-19T09:00:00.000Z", 1],
      ["expired", "2026-11-19", 3],
      ["formDecided", "2026-11-12T09:00:00.000Z", "bank"],
      ["expiring", "2026-11-10", 2],
      ["decided", "2026-11-02T09:00:00.000Z", 1]
    ])
  })
})
