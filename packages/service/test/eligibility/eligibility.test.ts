import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { days, staffAt } from "../worker/staffAt.ts"
import { cleanersAt, dbs, fire, kept, right } from "./cleanersAt.ts"

describeServedOnce("Who may work", (served) => {
  const { clientOf, upload } = staffAt(served)
  const newCleaner = cleanersAt(served)

  it("is asked by the six areas of the employment check standards until an agency says otherwise", async () => {
    const { eligibility } = await clientOf("agency")
    const { requirements, version } = await eligibility.requirements({ params: { assignmentCodeId: 32 } })
    expect(version).toBe(0)
    expect(requirements.map(({ name, binding }) => [name, binding])).toEqual([
      ["Identity", false],
      ["Right to work", true],
      ["Professional registration and qualifications", false],
      ["Employment history and references", false],
      ["Criminal record check", true],
      ["Work health assessment", false]
    ])
    const cleaner = await eligibility.requirements({ params: { assignmentCodeId: 1 } })
    expect(cleaner.requirements.find(({ name }) => name === "Criminal record check")?.binding).toBe(false)
  })

  it("is asked by what the agency has said since, of which the law loosens nothing", async () => {
    const { eligibility } = await clientOf("other-agency")
    const params = { assignmentCodeId: 2 }
    const loose = { ...right, otherwise: "WARN", graceDays: 30 } as const
    const saved = await eligibility.saveRequirements({
      params,
      payload: { version: 0, requirements: [loose, fire, dbs] }
    })
    expect(saved).toMatchObject({
      version: 1,
      requirements: [
        { name: "Right to work", otherwise: "REFUSE", graceDays: 0, binding: true },
        { name: "Fire safety", anyOf: [{ kind: "training", id: 4, name: "Fire Safety" }], binding: false },
        { name: "DBS", binding: true }
      ]
    })
    const late = { version: 0, requirements: [fire] }
    expect(await statusOf(eligibility.saveRequirements({ params, payload: late }))).toBe(409)
    const wrong = {
      version: 1,
      requirements: [
        { ...fire, name: " ", graceDays: 999 },
        { ...fire, anyOf: [{ kind: "training", id: 999 }] },
        { ...fire, anyOf: [] },
        right,
        dbs
      ]
    } as const
    expect(await refusalOf(eligibility.saveRequirements({ params, payload: wrong }))).toMatchObject({
      violations: [
        { field: "requirements.0.name" },
        { field: "requirements.0.graceDays" },
        { field: "requirements.2.anyOf" },
        { field: "requirements.1.anyOf" }
      ]
    })
    const own = await (await clientOf("agency")).eligibility.requirements({ params })
    expect(own.version).toBe(0)
  })

  it("is asked by what the law demands, which can be neither left out nor replaced", async () => {
    const { eligibility } = await clientOf("other-agency")
    const params = { assignmentCodeId: 1 }
    const save = (...anyOf: ReadonlyArray<(typeof right.anyOf)[0] | (typeof fire.anyOf)[0]>) =>
      eligibility.saveRequirements({ params, payload: { version: 0, requirements: [{ ...fire, anyOf }] } })
    expect(await refusalOf(save(...fire.anyOf))).toMatchObject({
      violations: [
        { field: "requirements", message: "The law demands the right to work: it cannot be left out" }
      ]
    })
    expect(await refusalOf(save(...right.anyOf, ...fire.anyOf))).toMatchObject({
      violations: [
        {
          field: "requirements.0.anyOf",
          message: "The law demands the right to work: nothing else can stand in for it"
        }
      ]
    })
    // A set from before the law was asked for in full.
    const { otherAgency: agencyId } = served.people
    const requirements = JSON.stringify([{ id: 1, ...fire }])
    await served.query((db) =>
      db.insertInto("requirementSets").values({ agencyId, assignmentCodeId: 32, requirements }).execute()
    )
    const told = await eligibility.requirements({ params: { assignmentCodeId: 32 } })
    expect(told.requirements.map(({ name, binding }) => [name, binding])).toEqual([
      ["Fire safety", false],
      ["Right to work", true],
      ["Criminal record check", true]
    ])
  })

  it("is told for each worker with what lacks, for the very dates of a shift", async () => {
    const { eligibility, training, compliance } = await clientOf("agency")
    const workerId = await newCleaner()
    const of = async (query: object = {}) => (await eligibility.ofWorker({ params: { workerId }, query }))[0]
    expect(await of()).toMatchObject({
      assignmentCode: "Cleaner",
      verdict: "MAY_NOT",
      findings: [
        { name: "Identity", outcome: "REFUSED", shortfall: { kind: "missing" } },
        { name: "Right to work", outcome: "MET" },
        { name: "Employment history and references", outcome: "REFUSED" },
        { name: "Criminal record check", outcome: "MET", until: "2097-01-01" },
        { name: "Work health assessment", outcome: "MET" }
      ]
    })
    for (const complianceId of [1, 5]) {
      const payload = { complianceId, complianceDate: "2026-01-01", complianceExpiry: "2030-03-31" }
      const { id, version } = await compliance.add({ params: { workerId }, payload })
      await compliance.review({ params: { workerId, id }, payload: { status: "APPROVED", version } })
    }
    expect((await of())?.verdict).toBe("MAY")
    // The night in which the clocks go forward, at the end of which the documents have ended.
    const night = { start: "2030-03-31T20:00:00Z", end: "2030-04-01T06:00:00Z" }
    expect(await of(night)).toMatchObject({ verdict: "MAY_NOT" })
    expect(await of({ ...night, end: "2030-03-31T23:00:00Z" })).toMatchObject({ verdict: "MAY" })
    for (const start of ["nonsense", "0000-06-01T00:00:00Z", "9999-12-31T23:00:00Z", "2027-02-29T09:00:00Z"])
      expect(
        await refusalOf(eligibility.ofWorker({ params: { workerId }, query: { start } })),
        start
      ).toMatchObject({ status: 400, violations: [{ field: "start" }] })
    expect(training).toBeDefined()
  })

  it("is told for all of them at once, who may not on top, and by the same rule", async () => {
    const { eligibility, training } = await clientOf("agency")
    const ids = [await newCleaner(), await newCleaner()]
    const params = { assignmentCodeId: 1 }
    const { version } = await eligibility.requirements({ params })
    await eligibility.saveRequirements({ params, payload: { version, requirements: [fire, right] } })
    const [workerId = 0] = ids
    const payload = { trainingId: 4, ...days, fileUrl: await upload(workerId) }
    const added = await training.add({ params: { workerId }, payload })
    const decision = { status: "APPROVED", version: added.version } as const
    await training.review({ params: { workerId, id: added.id }, payload: decision })
    const matrix = await eligibility.matrix({ params })
    const verdicts = matrix.workers.map(({ verdict }) => verdict)
    expect(verdicts).toEqual(verdicts.toSorted((one, other) => (one === other ? 0 : one === "MAY" ? 1 : -1)))
    for (const worker of matrix.workers) {
      const [one] = await eligibility.ofWorker({ params: { workerId: worker.id } })
      expect(worker.verdict).toBe(one?.verdict)
      expect(worker.cells.map(({ outcome }) => outcome)).toEqual(one?.findings.map(({ outcome }) => outcome))
    }
    expect(matrix.workers.find((worker) => worker.id === workerId)).toMatchObject({
      verdict: "MAY",
      cells: [{ outcome: "MET", until: days.trainingExpiry, recordId: added.id }, { outcome: "MET" }]
    })
  })

  it("counts nothing that another agency has approved, nor what the worker does not share", async () => {
    const [agency, other] = [await clientOf("agency"), await clientOf("other-agency")]
    const workerId = await newCleaner()
    const { otherAgency } = served.people
    await served.query((db) =>
      db
        .insertInto("workerAgencies")
        .values({ workerId, agencyId: otherAgency, sharesSince: new Date() })
        .execute()
    )
    await other.agencyWorker.addJob({
      params: { workerId },
      payload: { assignmentCodeId: 1, paymentMethodId: 1 }
    })
    await other.agencyWorker.updateInformation({ params: { workerId }, payload: kept })
    const payload = { version: 0, requirements: [fire, right] }
    await other.eligibility.saveRequirements({ params: { assignmentCodeId: 1 }, payload })
    const params = { workerId }
    const record = { trainingId: 4, ...days, fileUrl: await upload(workerId) }
    const { id, version } = await agency.training.add({ params, payload: record })
    await agency.training.review({ params: { workerId, id }, payload: { status: "APPROVED", version } })
    const verdictOf = async ({ eligibility }: typeof agency) =>
      (await eligibility.ofWorker({ params }))[0]?.verdict
    expect(await verdictOf(agency)).toBe("MAY")
    expect(await verdictOf(other)).toBe("MAY_NOT")
    await served.query((db) =>
      db.updateTable("workerAgencies").set({ sharesSince: null }).where("workerId", "=", workerId).execute()
    )
    expect(await verdictOf(agency)).toBe("MAY_NOT")
  })
})
