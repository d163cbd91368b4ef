import { describe, expect, it } from "vitest"
import type { Credential } from "../../src/credential/credential.ts"
import { workerNews } from "../../src/worker/workerNews.ts"
import { workerTasks } from "../../src/worker/workerTasks.ts"

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

describe("workerTasks", () => {
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
    const told = workerTasks(credentials, agencies, [job], day).map((task) =>
      task.kind === "unshared"
        ? [task.kind, task.agency.id]
        : [task.kind, task.kind === "missing" ? task.anyOf[0].name : task.credential.id]
    )
    expect(told).toEqual([
      ["rejected", 6],
      ["missing", "Life support"],
      ["expired", 5],
      ["expired", 9],
      ["expired", 10],
      ["expiring", 4],
      ["expiring", 3],
      ["owed", 2],
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
    expect(workerNews(credentials, day).map(({ kind, at, credential: { id } }) => [kind, at, id])).toEqual([
      ["decided", "2026-11-19T09:00:00.000Z", 1],
      ["expired", "2026-11-19", 3],
      ["expiring", "2026-11-10", 2],
      ["decided", "2026-11-02T09:00:00.000Z", 1]
    ])
  })
})
