import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { inWordsOf } from "../session/inWordsOf.ts"

const day = 86_400_000
const name = "tell-workers-of-endings"

describeServedOnce("A worker of whose records one ends in ten days", (served) => {
  const { mails } = inWordsOf(served)
  const clientOf = clientsOf(served)
  const choose = async (endings: boolean) => {
    const { worker } = await clientOf("worker")
    return worker.saveNotices({ params: { workerId: served.people.worker }, payload: { endings } })
  }
  const tell = async () => {
    const { job } = await clientOf("admin")
    await job.run({ params: { name } })
    const standing = async () => (await job.list()).find((each) => each.name === name)?.standing
    await expect.poll(standing).toBe("DONE")
    return (await mails()).filter(({ recipient }) => recipient === "worker@crewfleet.example")
  }

  it("is mailed of it unless they want no such mail, and once when they want it again", async () => {
    // What was due is done as the service starts, at whatever moment: nobody may want the mail by then.
    await choose(false)
    const nextCheckDate = new Date(Date.now() + 10 * day).toISOString().slice(0, 10)
    await served.query((db) =>
      db
        .updateTable("workerAgencies")
        .set({ dbsNumber: "001234567890", nextCheckDate })
        .where("workerId", "=", served.people.worker)
        .execute()
    )
    expect(await tell()).toEqual([])
    await choose(true)
    const told = await tell()
    expect(told).toMatchObject([{ subject: "Some of your records end soon" }])
    expect(told[0]?.text).toMatch(/\n\nYou choose which mails you get: http.+\/worker\/settings$/)
    expect(await tell()).toEqual(told)
  })

  it("keeps what is left unsaid as they chose it", async () => {
    await choose(false)
    const { worker } = await clientOf("worker")
    const request = { params: { workerId: served.people.worker } }
    expect(await worker.saveNotices({ ...request, payload: {} })).toMatchObject({ endings: false })
    expect(await worker.notices(request)).toMatchObject({ endings: false })
  })
})
