import { failing, handlers, saying, unreachable } from "@crewfleet/sdk/testing"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { figures, held, openMoney, payment, service, sheet, type } from "./openMoney.tsx"

serving(service)

const issued = { number: "2026-0001", kind: "INVOICE", issuedOn: "2026-06-08", total: 120, currency: "GBP" }
const creditNote = {
  ...issued,
  number: "2026-0002-CN",
  kind: "CREDIT_NOTE",
  total: -120,
  credits: "2026-0001"
}

interface Act {
  readonly name: string
  /** The button of the page that begins it. */
  readonly begins: string
  /** What its dialog and the button there are called, where it has one, and what is typed in it. */
  readonly dialog?: string
  readonly typed?: Readonly<Record<string, string>>
  /** Answers it. */
  readonly answers: (script: (asked: { readonly idempotencyKey?: string | undefined }) => Response) => void
  readonly answer: unknown
  readonly done: string
}

const entering = (act: string, typed: Readonly<Record<string, string>>): Act => ({
  ...{ name: act, begins: act, dialog: act, typed, done: "Entered" },
  answers: (script) => service.use(handlers.money.enter(script)),
  answer: held
})

const acts: ReadonlyArray<Act> = [
  entering("Record a payment", { Amount: "30", "Reference (optional)": "R-2" }),
  entering("Take deposit", { Amount: "150" }),
  entering("Return deposit", { Amount: "50" }),
  entering("Withhold deposit", { Amount: "20", "Withheld for": "Lost key" }),
  entering("Refund", { Amount: "10", "Note (optional)": "Rain" }),
  {
    name: "Cancel entry",
    begins: "Cancel entry: Payment of £50.00",
    dialog: "Cancel entry",
    typed: { "Reason for cancelling": "Typed twice" },
    answers: (script) => service.use(handlers.money.counter(script)),
    answer: {
      ...{ ...figures, paid: 0, due: 120 },
      entries: [
        { ...payment, counteredBy: 2 },
        { ...payment, id: 2, counters: 1, note: "Typed twice" }
      ]
    },
    done: "Entry cancelled"
  },
  {
    name: "Issue invoice",
    begins: "Issue invoice",
    dialog: "Issue invoice",
    answers: (script) => service.use(handlers.invoice.issue(script)),
    answer: [issued],
    done: "Invoice issued"
  },
  {
    name: "Credit this invoice",
    begins: "Credit this invoice",
    dialog: "Credit this invoice",
    typed: { "Reason for crediting": "Billed twice" },
    answers: (script) => {
      service.use(handlers.invoice.documents(() => [issued]))
      service.use(handlers.invoice.credit(script))
    },
    answer: [
      { ...creditNote, reason: "Billed twice" },
      { ...issued, creditedBy: creditNote.number }
    ],
    done: "Invoice credited"
  },
  {
    name: "Send an invoice by mail",
    begins: "Send Invoice 2026-0001 by mail",
    answers: (script) => {
      service.use(handlers.invoice.documents(() => [issued]))
      service.use(handlers.invoice.mail(script))
    },
    answer: [{ ...issued, mailedAt: "2026-06-08T10:00:00.000Z" }],
    done: "Sent to the hirer"
  }
]

const faults: ReadonlyArray<readonly [name: string, answer: () => Response, said: string]> = [
  ["the connection is gone", unreachable, "Network Connection Failure"],
  ["the service went wrong", failing(500), "Internal server error, please try later"],
  ["the service is down", failing(503), "Request Failed: 503"],
  ["the service is too busy", failing(429, { retryAfter: 20 }), "Request Failed: 429"],
  ["a gateway answers for the service", saying("<h1>Bad gateway</h1>", 502), "Request Failed: 502"],
  [
    "the answer cannot be read",
    saying("<h1>Sign in to the hotel's network</h1>"),
    "The service gave an answer that cannot be read. Try again later."
  ]
]

describe.each(acts)("$name", ({ begins, dialog, typed = {}, answers, answer, done }) => {
  it.each(faults)(
    "says so where %s, keeps what was typed, and is done once at the second attempt",
    async (_, fault, said) => {
      const keys: Array<string | undefined> = []
      answers(({ idempotencyKey }) => {
        keys.push(idempotencyKey)
        return keys.length === 1 ? fault() : Response.json(answer)
      })
      await openMoney(begins === "Record a payment" ? sheet : held)
      await press(begins)
      const asked = dialog && within(await screen.findByRole("dialog", { name: dialog }))
      const send = async () =>
        asked ? fireEvent.click(asked.getByRole("button", { name: dialog })) : press(begins)
      for (const [label, text] of Object.entries(typed)) type(label, text)
      if (asked) await send()
      expect(await screen.findByText(said)).toBeTruthy()
      for (const [label, text] of Object.entries(typed))
        expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text)
      await send()
      expect(await screen.findByText(done)).toBeTruthy()
      expect(keys).toEqual([expect.stringMatching(/.{16}/), keys[0]])
    }
  )
})

describe("A refusal as things stand", () => {
  const refused = "Some of it was refunded. Cancel the refund first."
  const asked = acts.filter(({ name }) =>
    ["Cancel entry", "Issue invoice", "Credit this invoice"].includes(name)
  )

  /** Sends an act whose answer is a 409, after which the money is read once more. */
  const sendRefused = async ({ begins, dialog = "", typed = {}, answers }: Act, then = held) => {
    answers(failing(409, refused))
    await openMoney(held)
    await press(begins)
    const shown = within(await screen.findByRole("dialog", { name: dialog }))
    for (const [label, text] of Object.entries(typed)) type(label, text)
    service.use(handlers.money.sheet(() => then))
    fireEvent.click(shown.getByRole("button", { name: dialog }))
    return shown
  }

  it.each(asked)(
    "stands in the dialog of $name, alone, and blames nobody where nothing is newer",
    async (act) => {
      const dialog = await sendRefused(act)
      expect(await dialog.findByText(refused)).toBeTruthy()
      await waitFor(() =>
        expect(dialog.getByRole("button", { name: act.dialog ?? "" }).getAttribute("aria-busy")).toBe("false")
      )
      expect(screen.getAllByText(refused)).toHaveLength(1)
      for (const [label, text] of Object.entries(act.typed ?? {}))
        expect(dialog.getByLabelText<HTMLInputElement>(label).value).toBe(text)
      expect(dialog.queryByText(/Somebody else|send it again/)).toBeNull()
    }
  )

  it("stands beside the news that somebody else was faster only where they were, and can then be sent again", async () => {
    const [cancel] = asked
    if (!cancel) throw new Error("No entry can be cancelled")
    const dialog = await sendRefused(cancel, { ...held, entries: [...held.entries, { ...payment, id: 3 }] })
    expect(await dialog.findByText("Somebody else has entered something meanwhile")).toBeTruthy()
    expect(dialog.getByText(refused)).toBeTruthy()
    expect(dialog.getByText("Nothing was changed by you. You can send it again.")).toBeTruthy()
  })

  it("is not said to pass where the entry cannot be cancelled as the money stands now", async () => {
    const [cancel] = asked
    if (!cancel) throw new Error("No entry can be cancelled")
    const refund = { ...payment, id: 3, kind: "REFUND", amount: 10 }
    const dialog = await sendRefused(cancel, { ...held, paid: 40, entries: [...held.entries, refund] })
    expect(await dialog.findByText("Somebody else has entered something meanwhile")).toBeTruthy()
    expect(dialog.getByText(refused)).toBeTruthy()
    expect(dialog.getByText("Nothing was changed by you.")).toBeTruthy()
  })

  it("is told beside the money where its dialog has nothing more to ask", async () => {
    const [cancel] = asked
    if (!cancel) throw new Error("No entry can be cancelled")
    await sendRefused(cancel, {
      ...{ ...held, paid: 0, due: 120 },
      entries: held.entries.flatMap((entry) =>
        entry.id === 1
          ? [
              { ...entry, counteredBy: 3 },
              { ...entry, id: 3, counters: 1 }
            ]
          : [entry]
      )
    })
    expect(await screen.findByText("Payment: cancelled")).toBeTruthy()
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(screen.getByText(refused)).toBeTruthy()
  })
})
