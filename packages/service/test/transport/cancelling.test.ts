import { beforeEach, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { changesAt } from "./changesAt.ts"
import { patientWords } from "./someRequest.ts"

describeServedOnce("Cancelling a request", (served) => {
  const { as, unlockedGuest, request, change, bookNurse, accept, changesOf, mails, mailsTo, forgetTries } =
    changesAt(served)
  const clientOf = clientsOf(served)
  beforeEach(() => {
    served.ahead = 0
    return forgetTries()
  })

  it("aborts the journey where its ward cancels after the crew was sent, and mails agency and crew", async () => {
    const dateTimeRequired = inDays(40)
    for (const asks of ["client", "guest"] as const) {
      const guest = asks === "guest" ? await unlockedGuest({ dateTimeRequired }) : undefined
      const job = guest?.job ?? (await request({ dateTimeRequired }))
      await accept(job.id, { status: "COMMITTED" })
      await bookNurse(job.id)
      const cancelling = {
        params: { id: job.id },
        query: {},
        payload: { reason: "The Featherstone bed was lost" }
      }
      const calls = guest?.holder.transportRequest ?? (await as("client"))
      expect(await calls.cancel(cancelling)).toMatchObject({ transportStatus: "ABORTED" })
      expect(await statusOf(calls.cancel(cancelling))).toBe(409)
      const [last] = (await changesOf(job.id)).slice(-1)
      expect(last).toMatchObject({
        event: "job.aborted",
        fromStatus: "COMMITTED",
        reason: "The Featherstone bed was lost"
      })
      const told = async (name: string, words: string) =>
        (await mailsTo(`${name}@crewfleet.example`)).filter(({ text }) => text.includes(words))
      expect(await told("agency", `The ward has aborted the journey ${job.refPrefix}`)).toHaveLength(1)
      expect(await told("worker", `the journey ${job.refPrefix}`)).toHaveLength(1)
      expect(JSON.stringify(await mails())).not.toContain("Featherstone")
      await served.query((db) => db.deleteFrom("shiftBookings").where("jobId", "=", job.id).execute())
    }
  })

  it("is cancelled by a client and by the holder of a link, with a reason, which no mail holds", async () => {
    const job = await request()
    const cancel = async (reason: string) =>
      (await as("client")).cancel({ params: { id: job.id }, query: {}, payload: { reason } })
    expect(await refusalOf(cancel(" "))).toMatchObject({
      violations: [{ field: "reason", message: "Enter the reason" }]
    })
    expect(await cancel("The Featherstone bed was found")).toMatchObject({ transportStatus: "CANCELLED" })
    expect(await statusOf(cancel("Again"))).toBe(409)
    expect(await statusOf(change(job, { destination: "Nowhere" }))).toBe(409)

    const history = { params: { id: job.id }, query: {} }
    const [own] = await (await clientOf("agency")).transport.history(history)
    expect(own?.reason).toBe("The Featherstone bed was found")
    const told = await (await clientOf("admin")).transport.history(history)
    expect(told.map(({ event, reason }) => [event, reason])).toEqual([
      ["job.cancelled", undefined],
      ["request.made", undefined]
    ])

    const guest = await unlockedGuest()
    await accept(guest.id)
    const { transportRequest } = guest.holder
    const payload = { reason: "Ottoline is better", version: guest.job.version }
    const cancelled = await transportRequest.cancel({ params: { id: guest.id }, query: {}, payload })
    expect(cancelled.transportStatus).toBe("CANCELLED")
    const [last] = (await changesOf(guest.id)).slice(-1)
    expect(last).toMatchObject({ event: "job.cancelled", reason: payload.reason, userId: null })
    expect(last?.linkId).not.toBeNull()
    for (const { refPrefix } of [job, guest.job]) {
      const told = (await mailsTo("agency@crewfleet.example")).filter(({ text }) =>
        text.includes(`has cancelled the journey ${refPrefix}`)
      )
      expect(told).toHaveLength(1)
    }
    const all = JSON.stringify(await mails())
    for (const word of patientWords) expect(all).not.toContain(word)
  })
})
