import { requestWords } from "@crewfleet/sdk/rules"
import { beforeEach, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { minutes, refusalOf, statusOf } from "../session/inWordsOf.ts"
import { changesAt } from "./changesAt.ts"
import { patientWords } from "./someRequest.ts"

describeServedOnce("Changing a request", (served) => {
  const {
    newWard,
    codeFor,
    unlockedGuest,
    request,
    change,
    keptChanges,
    changed,
    accept,
    rowOf,
    changesOf,
    mails,
    mailsTo,
    forgetTries
  } = changesAt(served)
  const clientOf = clientsOf(served)
  beforeEach(() => {
    served.ahead = 0
    return forgetTries()
  })

  it("keeps each answer before and after, lists it by what it says now, and does nothing where nothing differs", async () => {
    const job = await request()
    const again = await change(job)
    expect(again.version).toBe(job.version)
    expect(await keptChanges(job.id)).toEqual([])
    const after = await change(job, {
      patientName: "Ottoline Fairweather",
      pward: "Oak Ward",
      dname: "Dr Roe",
      transportWorkerSpecList: [
        { rowId: "code-32", assignmentCode: 32, gender: "NO_PREFERENCE", numberOfStaff: 3 }
      ]
    })
    expect(after).toMatchObject({ transportStatus: "NEW", version: job.version + 1, pward: "Oak Ward" })
    expect(after.transportWorkerSpecList.map(({ rowId }) => rowId)).toEqual(["code-32"])
    const [kept, ...others] = await keptChanges(job.id)
    expect(others).toEqual([])
    expect(Object.keys(kept?.after ?? {}).sort()).toEqual([
      "dname",
      "patientName",
      "pward",
      "transportWorkerSpecList"
    ])
    expect(kept).toMatchObject({
      before: { patientName: "Ottoline Featherstone", pward: "Willow Ward", dname: null },
      after: { patientName: "Ottoline Fairweather", pward: "Oak Ward", dname: "Dr Roe" },
      seenAt: expect.any(Date)
    })
    expect(await rowOf(job.id)).toMatchObject({
      patientKey: "ottoline fairweather|1971-03-09",
      pickupWard: "Oak Ward",
      searchText: expect.stringContaining("oak ward")
    })
    expect((await changesOf(job.id)).map(({ event }) => event)).toEqual(["request.made", "request.changed"])
    const told = (await mailsTo("agency@crewfleet.example")).filter(({ subject }) =>
      subject.includes(`Journey ${job.refPrefix}`)
    )
    expect(told).toHaveLength(1)
    const all = JSON.stringify(await mails())
    for (const word of [...patientWords, "Fairweather"]) expect(all).not.toContain(word)
  })

  it("changes nothing where somebody has changed it meanwhile, and says so", async () => {
    const job = await request()
    const [one, two] = await Promise.allSettled([
      change(job, { destination: "Here" }),
      change(job, { destination: "There" })
    ])
    expect([one.status, two.status].sort()).toEqual(["fulfilled", "rejected"])
    expect(await keptChanges(job.id)).toHaveLength(1)
    expect(await refusalOf(change(job, { destination: "Elsewhere" }))).toMatchObject({
      status: 409,
      message: requestWords.changedMeanwhile
    })
  })

  it("checks a change as it checks a request, and asks nothing about a time that stays and has passed", async () => {
    const job = await request()
    expect(await refusalOf(change(job, { patientName: "" }))).toMatchObject({
      violations: [{ field: "patientName" }]
    })
    expect(await refusalOf(change(job, { dateTimeRequired: inDays(-2) }))).toMatchObject({
      violations: [{ field: "dateTimeRequired", message: "This time has passed" }]
    })
    await accept(job.id)
    served.ahead = 4 * 24 * 60 * minutes
    expect(await change(job, { dname: "Dr Roe" })).toMatchObject({ dname: "Dr Roe" })
    await mails()
  })

  it("hands a guest's link on with the address, and tells the one before", async () => {
    const guest = await unlockedGuest()
    const [semail, params] = [newWard(), { id: guest.id }]
    const { transportRequest } = guest.holder
    await transportRequest.change({ params, query: {}, payload: changed(guest.job, { semail }) })
    const [former] = await mailsTo(guest.semail)
    expect(former?.text).toContain("goes to another address from now on")
    expect(former?.text).not.toContain(semail)
    const [receipt] = await mailsTo(semail)
    expect(receipt?.text).toContain(`${served.url}/link/`)
    await transportRequest.sendCode({ params })
    expect(await codeFor(semail)).toMatch(/^\d{6}$/)
    const desk = (await mailsTo("agency@crewfleet.example")).filter(({ text }) =>
      text.includes(guest.job.refPrefix)
    )
    expect(desk).toHaveLength(2)
  })

  it("is nobody else's to read or change", async () => {
    const job = await request()
    const params = { id: job.id }
    const { transportRequest } = await clientOf("other-client")
    expect(await statusOf(transportRequest.byId({ params, query: {} }))).toBe(404)
    expect(await statusOf(transportRequest.byId({ params, query: { clientId: served.people.client } }))).toBe(
      404
    )
    expect(await statusOf(change(job, { destination: "Mine" }, "other-client"))).toBe(404)
    expect(await statusOf(transportRequest.cancel({ params, query: {}, payload: { reason: "Mine" } }))).toBe(
      404
    )
    expect(await statusOf(transportRequest.messages({ params, query: {} }))).toBe(404)
    expect(await statusOf(transportRequest.addMessage({ params, query: {}, payload: { body: "Hi" } }))).toBe(
      404
    )
    const page = { params: { id: job.id, page: 0, size: 5 }, query: {} }
    expect(await statusOf(transportRequest.looks(page))).toBe(404)
    expect(await statusOf((await clientOf("agency")).transportRequest.byId({ params, query: {} }))).toBe(403)
    expect(await statusOf((await clientOf("worker")).transportRequest.byId({ params, query: {} }))).toBe(403)
    expect(await statusOf((await clientOf("admin")).transportRequest.byId({ params, query: {} }))).toBe(403)
    expect(await rowOf(job.id)).toMatchObject({ status: "NEW", version: job.version })
  })
})
