import { beforeEach, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { minutes, refusalOf, statusOf } from "../session/inWordsOf.ts"
import { changesAt } from "./changesAt.ts"

describeServedOnce("Messages about a journey", (served) => {
  const { as, unlockedGuest, request, mails, forgetTries } = changesAt(served)
  const clientOf = clientsOf(served)
  beforeEach(() => {
    served.ahead = 0
    return forgetTries()
  })

  it("carries messages to the agency, of which it is mailed once in a quarter of an hour, without what they say", async () => {
    const { id, holder, job } = await unlockedGuest()
    const { transportRequest } = holder
    const write = (body: string) =>
      transportRequest.addMessage({ params: { id }, query: {}, payload: { body } })
    expect(await refusalOf(write(" \n"))).toMatchObject({
      violations: [{ field: "body", message: "Write a message" }]
    })
    expect(await statusOf(write("x".repeat(2_001)))).toBe(400)
    expect(await write(" Ottoline likes tea ")).toMatchObject({ side: "WARD", body: "Ottoline likes tea" })
    await write("And toast")
    const { transport } = await clientOf("agency")
    const answer = { params: { id }, query: {}, payload: { body: "We bring both" } }
    await transport.addMessage(answer)
    expect(
      (await transportRequest.messages({ params: { id }, query: {} })).map(({ side, body }) => [side, body])
    ).toEqual([
      ["WARD", "Ottoline likes tea"],
      ["WARD", "And toast"],
      ["AGENCY", "We bring both"]
    ])
    const news = (await mails()).filter(({ text }) => text.includes("There is a message"))
    const own = news.filter(({ text }) => text.includes(job.refPrefix))
    expect(
      own.map(({ recipient }) => recipient).filter((to) => to === "agency@crewfleet.example")
    ).toHaveLength(1)
    expect(JSON.stringify(news)).not.toMatch(/Ottoline|toast/)
  })

  it("tells a client who looked at what of their patient", async () => {
    const job = await request()
    const { transport } = await clientOf("agency")
    await transport.byId({ params: { id: job.id }, query: {} })
    const { content } = await (await as("client")).looks({
      params: { id: job.id, page: 0, size: 5 },
      query: {}
    })
    expect(content).toMatchObject([
      {
        by: "Robin Shaw",
        organisation: "Northgate Rentals",
        audiences: ["identity", "contact", "care", "billing"]
      }
    ])
  })

  it("are told to a client as looked at by whoever reads them, once in a sitting", async () => {
    const job = await request()
    const { transport } = await clientOf("agency")
    const asked = { params: { id: job.id }, query: {} }
    const looks = async () => {
      const page = { params: { id: job.id, page: 0, size: 20 }, query: {} }
      const { content } = await (await as("client")).looks(page)
      return content.map(({ by, audiences }) => [by, ...audiences])
    }
    expect(await transport.messages(asked)).toEqual([])
    expect(await looks()).toEqual([])
    await (await as("client")).addMessage({ ...asked, payload: { body: "Ottoline likes tea" } })
    await (await as("client")).messages(asked)
    expect(await looks()).toEqual([])
    for (const ahead of [0, 29, 31]) {
      served.ahead = ahead * minutes
      await transport.messages(asked)
      await transport.messages(asked)
    }
    expect(await looks()).toEqual([
      ["Robin Shaw", "messages"],
      ["Robin Shaw", "messages"]
    ])
  })

  it("stand beside the reasons in the history, which are a look as well where there are any", async () => {
    const job = await request()
    const { transport } = await clientOf("agency")
    const asked = { params: { id: job.id }, query: {} }
    const ward = await as("client")
    const looks = async () => {
      const { content } = await ward.looks({ params: { id: job.id, page: 0, size: 20 }, query: {} })
      return content.map(({ by, audiences }) => [by, ...audiences])
    }
    await transport.history(asked)
    expect(await looks()).toEqual([])
    await ward.cancel({ ...asked, payload: { reason: "Ottoline is better" } })
    await transport.history(asked)
    await transport.history(asked)
    expect(await looks()).toEqual([["Robin Shaw", "history"]])
  })

  it("are not looked at where they are withheld, and by the holder of a link as such", async () => {
    const job = await request()
    const { agency, otherAgency } = served.people
    await served.query((db) =>
      db.insertInto("transportJobAgencies").values({ jobId: job.id, agencyId: otherAgency }).execute()
    )
    const asked = { params: { id: job.id }, query: {} }
    await (await as("client")).addMessage({ ...asked, payload: { body: "Ottoline likes tea" } })
    const [hidden] = await (await clientOf("agency")).transport.messages(asked)
    expect(hidden?.body).toBe("shown after acceptance")
    const looksAt = (jobId: number) =>
      served.query((db) =>
        db.selectFrom("transportLooks").select(["audiences", "linkId"]).where("jobId", "=", jobId).execute()
      )
    expect(await looksAt(job.id)).toEqual([])
    expect(agency).not.toBe(otherAgency)

    const guest = await unlockedGuest()
    const { transportRequest } = guest.holder
    const own = { params: { id: guest.id }, query: {} }
    await transportRequest.addMessage({ ...own, payload: { body: "Ottoline likes tea" } })
    await transportRequest.messages(own)
    const last = (await looksAt(guest.id)).at(-1)
    expect(last?.audiences).toEqual(["messages"])
    expect(last?.linkId).not.toBeNull()
  })
})
