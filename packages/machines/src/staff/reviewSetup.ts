import {
  type Failure,
  failureOf,
  isRefusedWith,
  type Notice,
  noticesFor,
  type Page,
  type Problem,
  type WaitingRecord
} from "@crewfleet/sdk"
import { type RejectionReason, recordWords } from "@crewfleet/sdk/rules"
import { assign, enqueueActions, setup } from "xstate"
import { documentLife } from "../document/documentLife.ts"
import { obstaclesTo } from "../life/offered.ts"
import { port } from "../port.ts"

/** A record that waits for a decision, as far as deciding needs it. */
export type ReviewedRecord = Pick<
  WaitingRecord,
  "id" | "sort" | "name" | "workerId" | "version" | "expires"
> &
  Partial<WaitingRecord>

/** What is decided about a record. */
export interface ReviewDecision {
  readonly status: "APPROVED" | "REJECTED"
  /** Why it is rejected. */
  readonly because?: RejectionReason | undefined
}

/** A decision on its way. */
export interface DecisionRequest extends ReviewDecision {
  readonly agencyId: number
  readonly record: ReviewedRecord
  readonly comment: string
}

/** What a review starts with: an agency's whole queue, or one record of a worker. */
export interface ReviewInput {
  readonly agencyId: number
  /** The day by the agency's calendar. */
  readonly today: string
  readonly record?: ReviewedRecord | undefined
}

/** What happens while somebody reviews. */
export type ReviewEvent =
  | { readonly type: "approval.chosen" }
  | { readonly type: "rejection.chosen" }
  | { readonly type: "rejection.cancelled" }
  /** Why it is rejected, which rejects it. */
  | { readonly type: "reason.chosen"; readonly because: RejectionReason }
  | { readonly type: "comment.typed"; readonly comment: string }
  /** It is left for later. */
  | { readonly type: "record.left" }
  /** The queue is wanted from its beginning, with what was left. */
  | { readonly type: "reload.asked" }

/** What a review keeps in mind. */
export interface ReviewContext extends Omit<ReviewInput, "record"> {
  /** What waits, the one that is looked at first. */
  readonly queue: ReadonlyArray<ReviewedRecord>
  /** Where the queue goes on in the service; undefined where all of it is here. */
  readonly next: string | undefined
  /** How many there were, with those that were decided since. */
  readonly total: number
  /** The numbers of those that were decided, and of those that were left for later. */
  readonly decided: ReadonlyArray<number>
  readonly left: ReadonlyArray<number>
  readonly comment: string
  readonly decision: ReviewDecision | undefined
  readonly problems: ReadonlyArray<Problem>
  /** Why the queue could not be loaded. */
  readonly failure: Failure | undefined
}

/** How many are asked for at once: few, as the address of a document is good for some minutes only. */
export const reviewPageSize = 10

/** From how few on more are loaded ahead. */
const ahead = 4

/** What a port failed with. */
export interface Failed {
  readonly error: unknown
}

const obstaclesIn = ({ queue, today, comment, decision }: ReviewContext): ReadonlyArray<Problem> => {
  const [record] = queue
  if (!record || !decision) return []
  const { status, because } = decision
  const event =
    status === "APPROVED"
      ? ({ type: "document.approved", reason: comment } as const)
      : ({ type: "document.rejected", because, reason: comment } as const)
  const facts = { expires: record.expires, today }
  return obstaclesTo(documentLife, "WAITING_APPROVAL", facts, event).map(({ field, text }) => ({
    field: field ?? "",
    text
  }))
}

/** What a review is made of: ports, actions and guards. */
export const review = setup({
  types: {
    input: {} as ReviewInput,
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    emitted: {} as
      | { readonly type: "notice"; readonly notice: Notice }
      /** A decision holds, by whoever made it, so that what shows the record is out of date. */
      | { readonly type: "record.decided"; readonly id: number },
    tags: {} as "busy"
  },
  actors: {
    load: port<Page<WaitingRecord>, { readonly agencyId: number; readonly after: string | undefined }>(
      "load"
    ),
    decide: port<unknown, DecisionRequest>("decide")
  },
  actions: {
    begin: assign({ queue: [], next: undefined, total: 0, decided: [], left: [], failure: undefined }),
    keepPage: assign(({ context }, { output }: { readonly output: Page<WaitingRecord> }) => {
      const known = [...context.queue.map(({ id }) => id), ...context.decided, ...context.left]
      return {
        queue: [...context.queue, ...output.content.filter(({ id }) => !known.includes(id))],
        next: output.content.length === 0 ? undefined : output.next,
        total: context.total || output.totalElements,
        failure: undefined
      }
    }),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    type: assign((_, { comment }: { readonly comment: string }) => ({ comment })),
    decide: assign((_, { status, because }: ReviewDecision) => ({
      decision: { status, ...(because && { because }) }
    })),
    showProblems: assign(({ context }) => ({ problems: obstaclesIn(context) })),
    forgetProblems: assign({ problems: [] }),
    goOn: enqueueActions(({ context: { queue, decided }, enqueue }) => {
      enqueue.assign({
        queue: queue.slice(1),
        decided: [...decided, ...queue.slice(0, 1).map(({ id }) => id)],
        comment: "",
        decision: undefined,
        problems: []
      })
      if (queue[0]) enqueue.emit({ type: "record.decided", id: queue[0].id })
    }),
    leave: assign(({ context: { queue, left } }) => ({
      queue: queue.slice(1),
      left: [...left, ...queue.slice(0, 1).map(({ id }) => id)],
      comment: "",
      decision: undefined,
      problems: []
    })),
    notifyDecided: enqueueActions(({ context: { queue }, enqueue }) => {
      const notice =
        queue[0]?.sort === "training" ? recordWords.trainingUpdated : recordWords.complianceUpdated
      enqueue.emit({ type: "notice", notice })
    }),
    explain: enqueueActions(({ enqueue }, { error }: Failed) => {
      const failure = failureOf(error)
      const violations = failure._tag === "Refused" ? failure.violations : []
      enqueue.assign({
        problems: violations.map(({ field, message }) => ({ field: field ?? "", text: message }))
      })
      for (const notice of noticesFor("authenticatedCall", failure)) enqueue.emit({ type: "notice", notice })
    })
  },
  guards: {
    hasRecord: ({ context }) => context.queue.length > 0,
    hasMore: ({ context }) => context.next !== undefined,
    lacksMore: ({ context }) => context.next !== undefined && context.queue.length <= ahead,
    isHindered: ({ context }, decision: ReviewDecision) => obstaclesIn({ ...context, decision }).length > 0,
    isRejection: ({ context }) => context.decision?.status === "REJECTED",
    /** Somebody else has decided, renewed or deleted it meanwhile. */
    isPassedOver: (_, { error }: Failed) => {
      const failure = failureOf(error)
      return isRefusedWith(failure, 409) || isRefusedWith(failure, 404)
    }
  }
})
