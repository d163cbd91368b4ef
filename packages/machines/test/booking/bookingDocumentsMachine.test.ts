import { bookingDocumentsLogic, bookingDocumentsMachine } from "@crewfleet/machines"
import type { InvoiceIssued } from "@crewfleet/sdk"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()
const of = { bookingId: 7, agencyId: 4 }
const issued: InvoiceIssued = {
  ...{ number: "2026-0001", kind: "INVOICE", issuedOn: "2026-11-20", total: 120, due: 70, currency: "GBP" }
}
const credited: ReadonlyArray<InvoiceIssued> = [
  { ...issued, number: "2026-0002-CN", kind: "CREDIT_NOTE", total: -120, due: 0, credits: "2026-0001" },
  { ...issued, creditedBy: "2026-0002-CN" }
]
const issue = { type: "act.chosen", act: { do: "issue" }, key: "k-1" } as const
const credit = { type: "act.chosen", act: { do: "credit", number: "2026-0001" }, key: "k-2" } as const
const mail = { type: "act.chosen", act: { do: "mail", number: "2026-0001" }, key: "k-3" } as const

/** Somebody at the desk, looking at the documents of booking 7. */
const someone = async (first: ReadonlyArray<InvoiceIssued> = [issued]) => {
  service.use(handlers.invoice.documents(() => first))
  const heard: Array<string> = []
  const handed: Array<unknown> = []
  const logic = bookingDocumentsLogic(connect, async (bytes, name) => {
    handed.push([name, bytes.length])
  })
  const actor = createActor(logic, { input: { of } })
  actor.on("notice", ({ notice }) => heard.push(`${notice.level}: ${notice.text}`))
  actor.start()
  const settled = () => waitFor(actor, (state) => !state.hasTag("busy"))
  await settled()
  return { actor, heard, handed, settled }
}

describe("bookingDocumentsMachine", () => {
  it("issues the invoice once that is confirmed, under its key", async () => {
    const sent: Array<unknown> = []
    service.use(
      handlers.invoice.issue(({ params, query, idempotencyKey }) => {
        sent.push([params, query, idempotencyKey])
        return [issued]
      })
    )
    const { actor, heard, settled } = await someone([])
    actor.send(issue)
    expect(actor.getSnapshot().value).toBe("asking")
    actor.send({ type: "act.confirmed" })
    const { value, context } = await settled()
    expect([value, context.documents]).toEqual(["looking", [issued]])
    expect(sent).toMatchObject([[{ id: "7" }, { agencyId: "4" }, "k-1"]])
    expect(heard).toEqual(["success: Invoice issued"])
    expect(actor.getSnapshot().can(issue)).toBe(false)
  })

  it("credits what is issued with a reason", async () => {
    const sent: Array<unknown> = []
    service.use(
      handlers.invoice.credit(({ payload, idempotencyKey }) => {
        sent.push([payload, idempotencyKey])
        return credited
      })
    )
    const { actor, heard, settled } = await someone()
    actor.send(credit)
    actor.send({ type: "act.confirmed" })
    expect(actor.getSnapshot().context.problems).toEqual([
      { field: "reason", text: "Enter the reason for crediting the invoice" }
    ])
    actor.send({ type: "reason.typed", reason: " Billed twice " })
    actor.send({ type: "act.confirmed" })
    expect((await settled()).context.documents).toEqual(credited)
    expect(sent).toEqual([[{ reason: "Billed twice" }, "k-2"]])
    expect(heard).toEqual(["success: Invoice credited"])
    expect(actor.getSnapshot().can(credit)).toBe(false)
  })

  it("mails at once, and tells why it was not sent", async () => {
    service.use(handlers.invoice.mail(() => [issued]))
    const { actor, heard, settled } = await someone()
    actor.send(mail)
    await settled()
    service.use(handlers.invoice.mail(failing(409, "The hirer has no e-mail address.")))
    actor.send(mail)
    expect((await settled()).value).toBe("looking")
    expect(heard).toEqual(["success: Sent to the hirer", "warning: The hirer has no e-mail address."])
  })

  it("mails under the key of before where the answer got lost, and under another once it was mailed or refused", async () => {
    const keys: Array<string | undefined> = []
    const { actor, settled } = await someone()
    const mailing = async (key: string, answer: Parameters<typeof handlers.invoice.mail>[0]) => {
      service.use(
        handlers.invoice.mail((asked) => {
          keys.push(asked.idempotencyKey)
          return typeof answer === "function" ? answer(asked) : (answer as never)
        })
      )
      actor.send({ ...mail, key })
      await settled()
    }
    await mailing("k-1", failing(503))
    await mailing("k-2", () => [issued])
    await mailing("k-3", failing(409, "This was done before, and its answer is no longer kept."))
    await mailing("k-4", () => [issued])
    expect(keys).toEqual(["k-1", "k-1", "k-3", "k-4"])
  })

  it("hands a PDF to the host, and tells where it could not be fetched", async () => {
    service.use(handlers.invoice.pdf(() => new Response(new Uint8Array([37, 80, 68, 70]))))
    const { actor, heard, handed, settled } = await someone()
    actor.send({ type: "pdf.asked", number: "2026-0001" })
    await settled()
    expect(handed).toEqual([["2026-0001.pdf", 4]])
    service.use(handlers.invoice.pdf(failing(500)))
    actor.send({ type: "pdf.asked", number: "2026-0001" })
    await settled()
    expect(heard).toEqual(["error: Internal server error, please try later"])
  })
})

describeWalk(bookingDocumentsMachine, {
  inputs: [{ of }],
  events: [
    ...[issue, credit, mail],
    { type: "reason.typed", reason: "Billed twice" },
    { type: "act.confirmed" },
    { type: "act.abandoned" },
    { type: "pdf.asked", number: "2026-0001" },
    { type: "reload.asked" }
  ],
  answers: { load: [[], [issued], credited], act: [[issued], credited], download: [undefined] }
})
