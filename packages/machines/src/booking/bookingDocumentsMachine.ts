import type { InvoiceIssued, Notice, Problem } from "@crewfleet/sdk"
import { failureOf, noticesFor } from "@crewfleet/sdk"
import { creditReasonProblem, recordWords } from "@crewfleet/sdk/rules"
import { assign, enqueueActions, setup } from "xstate"
import {
  type Acting,
  type ActingEvent,
  chosenAct,
  conflictOf,
  isConflict,
  isSameAct,
  noAct,
  nothingTold,
  overtakes,
  refusalOf,
  waitingAct
} from "../acting/Acting.ts"
import { askingReason, typingReason, whenInConflict, whenRefused } from "../acting/actingStates.ts"
import { failedAgain, notFailed, type Retrying, retryPause } from "../list/Retrying.ts"
import { port } from "../port.ts"
import type { MoneyOf } from "./bookingMoneyMachine.ts"

/** What is done with the invoice of a booking, or with a document that was issued. */
export type DocumentAct =
  | { readonly do: "issue" }
  | { readonly do: "credit"; readonly number: string }
  | { readonly do: "mail"; readonly number: string }

/** What happens to the documents of a booking as they are looked at. */
export type BookingDocumentsEvent =
  /** Its `key` is another one each time; an act whose answer got lost is sent again under the first. */
  | { readonly type: "act.chosen"; readonly act: DocumentAct; readonly key: string }
  | ActingEvent
  | { readonly type: "pdf.asked"; readonly number: string }
  | { readonly type: "reload.asked" }

/** What the `act` port is asked with. */
export interface DocumentRequest {
  readonly of: MoneyOf
  readonly act: DocumentAct
  readonly reason: string
  readonly key: string
}

type Documents = ReadonlyArray<InvoiceIssued>

/** What is kept in mind. */
export interface BookingDocumentsContext extends Acting<DocumentAct>, Retrying {
  readonly of: MoneyOf
  /** What was issued, the last first; it stays while it is loaded again. */
  readonly documents: Documents | undefined
  readonly key: string
}

/** The invoice that is issued and not taken back, if any. */
export const standingInvoice = (documents: Documents): InvoiceIssued | undefined =>
  documents.find(({ kind, creditedBy }) => kind === "INVOICE" && creditedBy === undefined)

const isOpen = (documents: Documents | undefined, act: DocumentAct): boolean => {
  if (documents === undefined) return false
  if (act.do === "issue") return standingInvoice(documents) === undefined
  if (act.do === "credit") return standingInvoice(documents)?.number === act.number
  return documents.some(({ number }) => number === act.number)
}

/** An act that failed and is chosen again is the same asking, unless it was left over a conflict. */
const isSentAgain = ({ act, key }: BookingDocumentsContext, chosen: DocumentAct): boolean =>
  key !== "" && isSameAct(act, chosen)

const problemsOf = ({ act, reason }: BookingDocumentsContext): ReadonlyArray<Problem> => {
  const text = act?.do === "credit" ? creditReasonProblem(reason) : undefined
  return text === undefined ? [] : [{ field: "reason", text }]
}

const done = {
  issue: recordWords.invoiceIssued,
  credit: recordWords.invoiceCredited,
  mail: recordWords.invoiceMailed
} as const

type Failed = { readonly error: unknown }

type Told = { readonly output: Documents }

const bookingDocuments = setup({
  types: {
    input: {} as { readonly of: MoneyOf },
    context: {} as BookingDocumentsContext,
    events: {} as BookingDocumentsEvent,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: {
    load: port<Documents, MoneyOf>("load"),
    act: port<Documents, DocumentRequest>("act"),
    /** Fetches a document as a PDF, and hands it to the host. */
    download: port<void, { readonly of: MoneyOf; readonly number: string }>("download")
  },
  delays: { retryPause },
  actions: {
    explain: enqueueActions(({ enqueue }, { error }: Failed) => {
      const { problems, notices } = refusalOf(error)
      enqueue.assign({ problems })
      for (const notice of notices) enqueue.emit({ type: "notice", notice })
    }),
    explainDownload: enqueueActions(({ enqueue }, { error }: Failed) => {
      for (const notice of noticesFor("authenticatedCall", failureOf(error)))
        enqueue.emit({ type: "notice", notice })
    }),
    keepConflict: assign((_, { error }: Failed) => conflictOf(error)),
    /** Where no dialog of the act is shown any more. */
    tellWarnings: enqueueActions(({ context: { warnings, key }, enqueue }) => {
      enqueue.assign({ warnings: [], key: warnings.length > 0 ? "" : key })
      for (const notice of warnings) enqueue.emit({ type: "notice", notice })
    }),
    keepDocuments: assign(({ context }, { output }: Told) => ({
      ...notFailed,
      documents: output,
      overtaken: overtakes(context, context.documents, output)
    })),
    keepFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
    choose: assign(({ context }, { act, key }: { readonly act: DocumentAct; readonly key: string }) => ({
      ...chosenAct(context, act),
      key: isSentAgain(context, act) ? context.key : key
    })),
    type: assign((_, { reason }: { readonly reason: string }) => ({ reason })),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    leaveAct: assign(nothingTold),
    forgetAct: assign(noAct),
    notifyDone: enqueueActions(({ context: { act }, enqueue }) => {
      if (act) enqueue.emit({ type: "notice", notice: done[act.do] })
    })
  },
  guards: {
    triesAgain: ({ context }) => context.attempts > 0,
    isPossible: ({ context: { documents } }, { act }: { readonly act: DocumentAct }) =>
      isOpen(documents, act),
    isAskedFirst: ({ context: { documents } }, { act }: { readonly act: DocumentAct }) =>
      act.do !== "mail" && isOpen(documents, act),
    isStillWanted: ({ context }, { output }: Told) => {
      const act = waitingAct(context)
      return act !== undefined && act.do !== "mail" && isOpen(output, act)
    },
    isAsked: ({ context }) => context.act?.do !== "mail",
    lacksReason: ({ context }) => problemsOf(context).length > 0,
    isConflict: (_, { error }: Failed) => isConflict(error)
  }
})

const loading = bookingDocuments.createStateConfig({
  description: "What was issued is on its way.",
  tags: "busy",
  on: typingReason,
  invoke: {
    id: "load",
    src: "load",
    input: ({ context }) => context.of,
    onDone: [
      {
        guard: { type: "isStillWanted", params: ({ event }) => event },
        target: "asking",
        actions: { type: "keepDocuments", params: ({ event }) => event }
      },
      {
        target: "looking",
        actions: [{ type: "keepDocuments", params: ({ event }) => event }, "tellWarnings"]
      }
    ],
    onError: {
      target: "failed",
      actions: ["tellWarnings", { type: "keepFailure", params: ({ event }) => event }]
    }
  }
})

const looking = bookingDocuments.createStateConfig({
  description: "The person sees what was issued, and issues, credits, mails or downloads.",
  on: {
    "act.chosen": [
      {
        guard: { type: "isAskedFirst", params: ({ event }) => event },
        target: "asking",
        actions: { type: "choose", params: ({ event }) => event }
      },
      {
        guard: { type: "isPossible", params: ({ event }) => event },
        target: "acting",
        actions: { type: "choose", params: ({ event }) => event }
      }
    ],
    "pdf.asked": "downloading",
    "reload.asked": "loading"
  }
})

const acting = bookingDocuments.createStateConfig({
  description: "The service issues, credits or mails.",
  tags: "busy",
  on: typingReason,
  invoke: {
    id: "act",
    src: "act",
    input: ({ context: { of, act, reason, key } }) => ({
      ...{ of, key },
      act: act ?? { do: "issue" },
      reason: reason.trim()
    }),
    onDone: {
      target: "looking",
      actions: [{ type: "keepDocuments", params: ({ event }) => event }, "notifyDone", "forgetAct"]
    },
    onError: [whenInConflict, { ...whenRefused, guard: "isAsked" }, { ...whenRefused, target: "looking" }]
  }
})

const downloading = bookingDocuments.createStateConfig({
  description: "A document is fetched as a PDF.",
  tags: "busy",
  invoke: {
    id: "download",
    src: "download",
    input: ({ context: { of }, event }) => ({ of, number: event.type === "pdf.asked" ? event.number : "" }),
    onDone: "looking",
    onError: {
      target: "looking",
      actions: { type: "explainDownload", params: ({ event }) => event }
    }
  }
})

/** The documents of a booking: its invoice is issued, credited with a reason, mailed and downloaded. */
export const bookingDocumentsMachine = bookingDocuments.createMachine({
  id: "bookingDocuments",
  description: "The invoice of a booking is issued, credited, mailed and downloaded.",
  meta: { harmless: ["do"] },
  context: ({ input }) => ({ ...notFailed, ...noAct, of: input.of, documents: undefined, key: "" }),
  initial: "loading",
  states: {
    loading,
    failed: {
      description: "What was issued could not be loaded; the person may try again, and it tries by itself.",
      on: { ...typingReason, "reload.asked": "loading" },
      after: { retryPause: { guard: "triesAgain", target: "loading" } }
    },
    looking,
    asking: {
      description: "The person confirms that the invoice is issued, or says why it is credited.",
      on: askingReason
    },
    acting,
    downloading
  }
})
