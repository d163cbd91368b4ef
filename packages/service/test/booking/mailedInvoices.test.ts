import { beforeEach, expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { inWordsOf, refusalOf } from "../session/inWordsOf.ts"
import { invoicesAt } from "./invoicesAt.ts"

describeServed("An invoice that is sent by mail", (served) => {
  const { book, issue, documents, mail } = invoicesAt(served)
  const { mails } = inWordsOf(served)
  const setEmail = (email: string) =>
    served.query((db) =>
      db.updateTable("clients").set({ email }).where("id", "=", served.people.client).execute()
    )
  beforeEach(() => setEmail("office@harbour.example"))

  it("goes to the hirer as often as it is asked for, with its PDF", async () => {
    const id = await book()
    const number = (await issue(id))[0]?.number ?? ""
    expect((await documents(id))[0]?.mailedAt).toBeUndefined()
    await mail(id, number)
    const before = Date.now()
    const [mailed] = await mail(id, number)
    expect(Date.parse(String(mailed?.mailedAt))).toBeGreaterThanOrEqual(before)
    expect(await documents(id)).toEqual([mailed])
    const sent = (await mails()).filter(({ subject }) => subject.startsWith(`Invoice ${number}`))
    expect(sent).toHaveLength(2)
    expect(sent[0]).toMatchObject({
      recipient: "office@harbour.example",
      subject: `Invoice ${number} from Northgate Rentals`
    })
    expect(sent[0]?.text).toContain("It comes to £103.82, of which £103.82 was due when it was issued.")
    expect(sent[0]?.text).toContain(`Attached: Invoice ${number}.pdf`)
  })

  it("goes once where its answer got lost and it is asked for again under the same key", async () => {
    const id = await book()
    const number = (await issue(id))[0]?.number ?? ""
    const keyed = () => mail(id, number, "agency", "lost-1")
    const [first] = await Promise.all([keyed(), keyed()])
    expect(await keyed()).toEqual(first)
    const sent = (await mails()).filter(({ subject }) => subject.startsWith(`Invoice ${number}`))
    expect(sent).toHaveLength(1)
  })

  it("says that the hirer has no address to send it to", async () => {
    const id = await book()
    const number = (await issue(id))[0]?.number ?? ""
    await setEmail("")
    expect(await refusalOf(mail(id, number))).toMatchObject({
      status: 409,
      message: "The hirer has no e-mail address. Add it to the hirer's details, then send the document again."
    })
  })
})
