import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { complianceDays, days, staffAt } from "../worker/staffAt.ts"

const training = { sort: "training" } as const
const compliance = { sort: "compliance" } as const

describeServedOnce("What workers can have on file", (served) => {
  const { clientOf, newWorker, upload, newTraining, newCompliance } = staffAt(served)

  it("is added and renamed by administrators, and can be chosen at once", async () => {
    const [admin, worker] = [await clientOf("admin"), await clientOf("worker")]
    const payload = { code: "NASO", name: "Nasogastric Tubes" }
    const added = await admin.credentialType.add({ params: training, payload })
    expect(added).toEqual({ id: expect.any(Number), ...payload, offered: true, version: 1 })
    const params = { ...training, id: added.id }
    const named = { name: "Nasogastric Feeding", version: 1 }
    expect(await admin.credentialType.update({ params, payload: named })).toEqual({
      ...added,
      name: "Nasogastric Feeding",
      version: 2
    })
    expect(await worker.lookup.trainings()).toContainEqual({
      id: added.id,
      code: "NASO",
      name: "Nasogastric Feeding"
    })
    const { changes } = await served.query(async (db) => ({
      changes: await db.selectFrom("changes").select("event").where("kind", "=", "training_type").execute()
    }))
    expect(changes).toEqual([{ event: "type.added" }, { event: "type.changed" }])
  })

  it("has one code and one name each, and a code that stays", async () => {
    const { credentialType } = await clientOf("admin")
    const add = (payload: object) => refusalOf(credentialType.add({ params: training, payload }))
    expect(await add({ code: "CSTF-FS", name: "Fires" })).toMatchObject({
      violations: [{ field: "code", message: "There is a training with this code already" }]
    })
    expect(await add({ code: "FIRES", name: "fire safety" })).toMatchObject({
      violations: [{ field: "name", message: "There is a training with this name already" }]
    })
    expect(await add({})).toMatchObject({ violations: [{ field: "code" }, { field: "name" }] })
    const params = { ...training, id: 4 }
    expect(
      await refusalOf(credentialType.update({ params, payload: { code: "F", version: 1 } }))
    ).toMatchObject({
      violations: [{ field: "code", message: "The code cannot be changed" }]
    })
    expect(await statusOf(credentialType.update({ params, payload: { name: "Fire", version: 9 } }))).toBe(409)
    expect(await statusOf(credentialType.byId({ params: { ...training, id: 9_999 } }))).toBe(404)
  })

  it("is kept by records and requirements that have it once it cannot be chosen any more", async () => {
    const [admin, agency] = [await clientOf("admin"), await clientOf("agency")]
    const [one, other] = [await newWorker(), await newWorker()]
    const held = await newTraining(one, 4)
    await newCompliance(one, 8)
    const asks = (id: number, name: string, version: number) => ({
      version,
      requirements: [
        { name, anyOf: [{ kind: "training" as const, id }] },
        { name: "Right to work", anyOf: [{ kind: "rightToWork" as const }] },
        { name: "DBS", anyOf: [{ kind: "dbs" as const }] }
      ].map((requirement) => ({ ...requirement, otherwise: "REFUSE" as const, graceDays: 0 }))
    })
    const nurse = { assignmentCodeId: 32 }
    await agency.eligibility.saveRequirements({ params: nurse, payload: asks(4, "Fire", 0) })
    const off = { offered: false, version: 1 }
    await admin.credentialType.update({ params: { ...training, id: 4 }, payload: off })
    await admin.credentialType.update({ params: { ...compliance, id: 8 }, payload: off })
    expect((await agency.lookup.trainings()).map(({ id }) => id)).not.toContain(4)
    expect((await agency.lookup.compliances()).map(({ id }) => id)).not.toContain(8)
    const again = { trainingId: 4, ...days, fileUrl: await upload(other) }
    expect(
      await refusalOf(agency.training.add({ params: { workerId: other }, payload: again }))
    ).toMatchObject({
      violations: [{ field: "trainingId", message: "Choose which training it is" }]
    })
    expect(
      await statusOf(
        agency.compliance.add({
          params: { workerId: other },
          payload: { complianceId: 8, ...complianceDays }
        })
      )
    ).toBe(400)
    const renewal = { ...days, fileUrl: await upload(one), version: held.version }
    const params = { workerId: one, id: held.id }
    expect(await agency.training.renew({ params, payload: renewal })).toMatchObject({
      name: "Fire Safety",
      number: 2
    })
    expect(
      await statusOf(agency.eligibility.saveRequirements({ params: nurse, payload: asks(4, "Fires", 1) }))
    ).toBeUndefined()
    const cleaner = { assignmentCodeId: 1 }
    expect(
      await statusOf(agency.eligibility.saveRequirements({ params: cleaner, payload: asks(4, "Fire", 0) }))
    ).toBe(400)
    const set = await agency.eligibility.requirements({ params: cleaner })
    const evidence = set.requirements.flatMap(({ anyOf }) => anyOf)
    expect(evidence).not.toContainEqual(expect.objectContaining({ kind: "compliance", id: 8 }))
    const back = { offered: true, version: 2 }
    await admin.credentialType.update({ params: { ...training, id: 4 }, payload: back })
    expect((await agency.lookup.trainings()).map(({ id }) => id)).toContain(4)
  })
})
