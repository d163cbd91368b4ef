import { makeClient } from "@crewfleet/sdk"
import { requestWords, transportForm } from "@crewfleet/sdk/rules"
import { beforeEach, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { minutes, refusalOf, statusOf } from "../session/inWordsOf.ts"
import { requestsAt } from "./requestsAt.ts"
import { patientWords } from "./someRequest.ts"

const day = 24 * 60 * minutes

describeServedOnce("The link to a request", (served) => {
  const { guest, guestWithLink, unlockedGuest, codeFor, changed, request, mailsTo, forgetTries } =
    requestsAt(served)
  const clientOf = clientsOf(served)
  beforeEach(() => {
    served.ahead = 0
    return forgetTries()
  })

  it("shows reference and time, and nothing of patient or places, until the code was given", async () => {
    const { id, receipt, holder, semail } = await guestWithLink()
    const params = { id }
    const shown = await holder.transportRequest.byId({ params, query: {} })
    expect(shown).toMatchObject({
      refPrefix: receipt.refPrefix,
      dateTimeRequired: receipt.dateTimeRequired,
      transportStatus: "NEW",
      transportWorkerSpecList: []
    })
    const hidden = Object.keys(transportForm.questions).filter((field) => field !== "dateTimeRequired")
    expect([...shown.withheld].sort()).toEqual(hidden.sort())
    for (const field of shown.withheld.filter((one) => one !== "transportWorkerSpecList"))
      expect(shown).not.toHaveProperty(field)
    const text = JSON.stringify(shown)
    for (const word of [...patientWords, semail, "Okafor"]) expect(text).not.toContain(word)

    const payload = { body: "Is there a nurse?" }
    const calls = [
      () => holder.transportRequest.change({ params, query: {}, payload: changed(shown) }),
      () => holder.transportRequest.cancel({ params, query: {}, payload: { reason: "No bed" } }),
      () => holder.transportRequest.messages({ params, query: {} }),
      () => holder.transportRequest.addMessage({ params, query: {}, payload })
    ]
    for (const call of calls)
      expect(await refusalOf(call())).toMatchObject({ status: 403, message: requestWords.codeNeeded })
    expect(
      await statusOf(holder.transportRequest.looks({ params: { id, page: 0, size: 5 }, query: {} }))
    ).toBe(403)
  })

  it("opens the patient to the one browser that gives the code, and writes down that it looked", async () => {
    const { id, holder, job, visit, semail } = await unlockedGuest()
    expect(job).toMatchObject({ patientName: "Ottoline Featherstone", semail, withheld: [] })
    const again = await holder.transportRequest.byId({ params: { id }, query: {} })
    expect({ ...again, facts: job.facts }).toEqual(job)
    const other = await visit()
    const shown = await other.holder.transportRequest.byId({ params: { id }, query: {} })
    expect(shown.patientName).toBeUndefined()
    const looks = await served.query((db) =>
      db.selectFrom("transportLooks").select(["audiences", "userId"]).where("jobId", "=", id).execute()
    )
    const all = { audiences: ["identity", "contact", "care", "billing"], userId: null }
    expect(looks).toEqual([all, all])
  })

  it("mails a code that is good once, for ten minutes, with nothing of the patient", async () => {
    const { id, holder, semail, receipt, link } = await guestWithLink()
    const params = { id }
    const unlock = (code: string) => holder.transportRequest.unlock({ params, payload: { code } })
    expect(await holder.transportRequest.sendCode({ params })).toEqual({ message: requestWords.codeSent })
    const first = await codeFor(semail)
    const [mail] = await mailsTo(semail)
    expect(mail?.subject).toBe(`Your code for ${receipt.refPrefix}`)
    for (const word of patientWords) expect(mail?.text).not.toContain(word)
    served.ahead = 11 * minutes
    expect(await refusalOf(unlock(first))).toMatchObject({
      status: 400,
      violations: [{ field: "code", message: requestWords.codeWrong }]
    })
    await holder.transportRequest.sendCode({ params })
    const second = await codeFor(semail)
    expect(await unlock(` ${second.slice(0, 3)} ${second.slice(3)} `)).toMatchObject({ id })
    expect(await statusOf(unlock(second))).toBe(400)
    const kept = await served.query((db) =>
      db.selectFrom("linkCodes").select("linkId").where("linkId", "=", link.id).execute()
    )
    expect(kept).toEqual([])
  })

  it("lets nobody guess: five tries a code, five codes in a quarter of an hour", async () => {
    const { id, holder, semail } = await guestWithLink()
    const params = { id }
    await holder.transportRequest.sendCode({ params })
    const code = await codeFor(semail)
    const wrong = code === "000000" ? "111111" : "000000"
    const unlock = (typed: string) =>
      statusOf(holder.transportRequest.unlock({ params, payload: { code: typed } }))
    for (const typed of ["", "nonsense", wrong, "1".repeat(10_000), wrong])
      expect(await unlock(typed)).toBe(400)
    expect(await unlock(code)).toBe(400)
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => statusOf(holder.transportRequest.sendCode({ params })))
    )
    expect(sent.filter((status) => status === undefined)).toHaveLength(4)
    expect(sent.filter((status) => status === 429)).toHaveLength(2)
  })

  it("opens one request alone, and no call of anybody else", async () => {
    const [own, other] = [await unlockedGuest(), await guestWithLink()]
    const clients = await request()
    const { transportRequest, transport, booking } = own.holder
    for (const id of [other.id, clients.id, 999_999]) {
      const params = { id }
      expect(await statusOf(transportRequest.byId({ params, query: {} }))).toBe(404)
      expect(await statusOf(transportRequest.change({ params, query: {}, payload: changed(own.job) }))).toBe(
        404
      )
      expect(await statusOf(transportRequest.cancel({ params, query: {}, payload: { reason: "x" } }))).toBe(
        404
      )
      expect(await statusOf(transportRequest.messages({ params, query: {} }))).toBe(404)
      expect(await statusOf(transportRequest.sendCode({ params }))).toBe(404)
      expect(await statusOf(transportRequest.unlock({ params, payload: { code: "000000" } }))).toBe(404)
    }
    const params = { page: 0, size: 5 }
    expect(await statusOf(transportRequest.list({ params, query: {} }))).toBe(403)
    expect(await statusOf(transport.byId({ params: { id: own.id }, query: {} }))).toBe(403)
    expect(await statusOf(booking.shared({ params: { id: own.id }, query: {} }))).toBe(403)
    const stray = makeClient({ baseUrl: served.url, linkToken: `${own.token}x`, retries: 0 })
    expect(await statusOf(stray.transportRequest.byId({ params: { id: own.id }, query: {} }))).toBe(401)
  })

  it("ends two weeks after the journey, and opens nothing then, however it was opened before", async () => {
    const { id, holder, link } = await unlockedGuest()
    served.ahead = 16 * day
    expect(await statusOf(holder.transportRequest.byId({ params: { id }, query: {} }))).toBeUndefined()
    served.ahead = 18 * day
    expect(await statusOf(holder.transportRequest.byId({ params: { id }, query: {} }))).toBe(403)
    expect(await statusOf(guest().link.open({ payload: link }))).toBe(403)
  })

  it("is withdrawn by the agency that was asked, which sees for whom it is", async () => {
    const { id, holder } = await unlockedGuest()
    const { link } = await clientOf("agency")
    const query = { scope: "transport.request", recordId: id } as const
    const [given] = await link.list({ query })
    expect(given).toMatchObject({ givenTo: "Willow Ward", uses: 1 })
    expect(given?.user).toBeUndefined()
    expect(await (await clientOf("other-agency")).link.list({ query })).toEqual([])
    await link.revoke({ params: { id: given?.id ?? "" }, query: {} })
    expect(await statusOf(holder.transportRequest.byId({ params: { id }, query: {} }))).toBe(403)
    const payload = { body: "Hello" }
    expect(await statusOf(holder.transportRequest.addMessage({ params: { id }, query: {}, payload }))).toBe(
      403
    )
  })
})
