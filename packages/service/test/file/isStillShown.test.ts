import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { staffAt } from "../worker/staffAt.ts"

describeServedOnce("A signed link to a certificate", (served) => {
  const { clientOf, newWorker, newTraining, upload } = staffAt(served)
  const statusOf = async (address = "", method = "GET") =>
    (await fetch(served.url + address, { method })).status
  const standing = (
    workerId: number,
    change: { sharesSince?: Date | null; standing?: "TAKEN_ON" | "LEFT" }
  ) =>
    served.query((db) =>
      db.updateTable("workerAgencies").set(change).where("workerId", "=", workerId).execute()
    )

  it("shows nothing to an agency from the moment on that the worker does not let it, or has left", async () => {
    const workerId = await newWorker()
    const { document } = await newTraining(workerId)
    expect([await statusOf(document, "HEAD"), await statusOf(document)]).toEqual([200, 200])
    await standing(workerId, { sharesSince: null })
    expect([await statusOf(document, "HEAD"), await statusOf(document)]).toEqual([404, 404])
    await standing(workerId, { sharesSince: new Date() })
    expect(await statusOf(document)).toBe(200)
    await standing(workerId, { standing: "LEFT" })
    expect(await statusOf(document)).toBe(404)
  })

  it("shows nothing once the record is deleted, neither to whoever put it there nor by the link of the upload", async () => {
    const workerId = await newWorker()
    const { training } = await clientOf("agency")
    const fileUrl = await upload(workerId)
    expect(await statusOf(fileUrl)).toBe(200)
    const payload = {
      ...{ trainingId: 1, trainingDate: "2026-06-01", trainingExpiry: "2099-05-31" },
      fileUrl
    }
    const { id, document } = await training.add({ params: { workerId }, payload })
    expect([await statusOf(document), await statusOf(fileUrl)]).toEqual([200, 200])
    await training.remove({ params: { workerId, id } })
    expect([await statusOf(document), await statusOf(fileUrl)]).toEqual([404, 404])
  })

  it("shows nothing to whoever may not look at workers any more", async () => {
    const { document } = await newTraining(await newWorker())
    const permission = { permission: "VIEW_WORKER" }
    const roles = await served.query((db) =>
      db
        .deleteFrom("rolePermissions")
        .where("permission", "in", ["VIEW_WORKER", "VIEW_TRAINING"])
        .returningAll()
        .execute()
    )
    expect(roles).toContainEqual(expect.objectContaining(permission))
    expect(await statusOf(document)).toBe(404)
    await served.query((db) => db.insertInto("rolePermissions").values(roles).execute())
    expect(await statusOf(document)).toBe(200)
  })
})
