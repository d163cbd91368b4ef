import { commentProblem, isBlank, isRejectionReason } from "@crewfleet/sdk/rules"
import { and, setup } from "xstate"
import { lifeOf } from "../life/Life.ts"

/** What happens to a document that is reviewed; `reason` is the reviewer's comment, and may be empty. */
export type DocumentLifeEvent =
  | { readonly type: "document.approved"; readonly reason: string }
  | {
      readonly type: "document.rejected"
      readonly because?: string | null | undefined
      readonly reason: string
    }

/** The facts that decide what may happen to a document. */
export interface DocumentFacts {
  /** A day: `2031-04-30`. */
  readonly expires?: string | null | undefined
  /** The day by the calendar of its agency. */
  readonly today: string
}

const problemOf = ({ reason }: DocumentLifeEvent) => commentProblem(reason)

const life = setup({
  types: { input: {} as DocumentFacts, context: {} as DocumentFacts, events: {} as DocumentLifeEvent },
  guards: {
    hasNotExpired: ({ context: { expires, today } }) => !expires || expires >= today,
    saysLittle: ({ event }) => problemOf(event) === undefined,
    saysWhy: ({ event }) => event.type !== "document.rejected" || isRejectionReason(event.because),
    explainsItself: ({ event }) =>
      event.type !== "document.rejected" || event.because !== "OTHER" || !isBlank(event.reason)
  }
})

const machine = life.createMachine({
  id: "documentLife",
  description: "The life of one version of a document with an agency that reviews it.",
  meta: { harmless: ["because"] },
  context: ({ input }) => input,
  initial: "WAITING_APPROVAL",
  states: {
    WAITING_APPROVAL: {
      description: "Somebody has to look at the document and decide.",
      on: {
        "document.approved": { guard: and(["hasNotExpired", "saysLittle"]), target: "APPROVED" },
        "document.rejected": { guard: and(["saysWhy", "explainsItself", "saysLittle"]), target: "REJECTED" }
      }
    },
    APPROVED: { description: "The document was found good.", type: "final" },
    REJECTED: { description: "The document was turned down.", type: "final" }
  }
})

/**
 * The life of a version of a document with one agency, which the portal shows and the service enforces: its states are the
 * statuses of the wire. A review is said once; another version, which is put in its place, waits for one of its own.
 */
export const documentLife = lifeOf(machine, {
  steps: ["document.approved", "document.rejected"],
  because: {
    hasNotExpired:
      "This document has expired and can no longer be approved. Reject it, and ask for a newer one.",
    saysLittle: { says: ({ event }) => problemOf(event), field: "comment", asked: true },
    saysWhy: { says: "Choose why it is rejected", field: "because", asked: true },
    explainsItself: { says: "Say what is wrong with it", field: "comment", asked: true }
  }
})
