import { type ConditionReports, formOf, isSignedByAnybody, type ReceivedReport } from "@crewfleet/sdk"
import { assign, enqueueActions } from "xstate"
import { emptyDraft, followed, type KeptReport, type ReportOfBooking } from "./ConditionDraft.ts"
import type { ConditionReportContext } from "./ConditionReportContext.ts"
import { conditionWords } from "./conditionWords.ts"
import { editingReport } from "./editingReport.ts"
import { isStarted } from "./isStarted.ts"
import { withEarlier } from "./withEarlier.ts"

interface Looked {
  readonly output: ConditionReports
}

const reportIn = ({ output }: Looked, { moment }: ReportOfBooking): ReceivedReport | undefined =>
  (moment === "PICK_UP" ? output.pickUp : output.return) ?? undefined

/** The draft that says what was received, of which nothing is on this device any more. */
const adopted = (received: ReceivedReport): Partial<ConditionReportContext> => ({
  form: formOf(received.content),
  photos: [],
  id: received.id,
  known: [],
  asked: false,
  receivedAt: received.receivedAt,
  refusal: undefined,
  problems: [],
  received,
  failure: undefined,
  attempts: 0
})

/** How a report learns what the device and the service have of it. */
export const learningReport = editingReport.extend({
  actions: {
    takeDraft: assign(({ context }, { output: { draft, earlier } }: { readonly output: KeptReport }) => {
      const taken = draft ?? emptyDraft
      const known = taken.earlier ?? earlier
      return withEarlier({ ...context, ...taken, earlier: known }, known)
    }),
    learn: enqueueActions(({ enqueue, context }, looked: Looked) => {
      const { subject, pickUp } = looked.output
      const earlier = context.moment === "RETURN" ? pickUp?.content : undefined
      const known = { ...context, subject: subject ?? context.subject, received: reportIn(looked, context) }
      const learnt = withEarlier(known, earlier ?? context.earlier)
      enqueue.assign(learnt)
      if (isSignedByAnybody(context.form) && !isSignedByAnybody(learnt.form))
        enqueue.emit({ type: "notice", notice: conditionWords.signAgain })
    }),
    adoptReceived: assign(({ context }) => (context.received ? adopted(context.received) : {})),
    startAfresh: assign(({ context }) =>
      withEarlier(
        {
          ...context,
          ...emptyDraft,
          subject: context.subject,
          failure: undefined,
          attempts: 0
        },
        context.earlier
      )
    ),
    /** What has been received, or tried, may be replaced by this device. */
    acknowledge: assign(({ context }) => {
      const other = context.received?.id
      if (!other) return {}
      return { known: [...context.known.filter((id) => id !== other), other] }
    })
  },
  guards: {
    isReceived: ({ context }) => context.receivedAt !== undefined,
    isAsked: ({ context }) => context.asked,
    isRefused: ({ context }) => context.refusal !== undefined,
    hasDraft: (_, { output }: { readonly output: KeptReport }) => output.draft !== undefined,
    isThere: ({ context }, looked: Looked) => reportIn(looked, context) !== undefined,
    /** What is there is this device's own: an earlier attempt that did arrive. */
    isKnown: ({ context }, looked: Looked) => {
      const there = reportIn(looked, context)?.id
      return context.known.some((id) => id !== context.id && id === there) && followed(context) !== there
    },
    isThereAndNothingHere: ({ context }, looked: Looked) =>
      reportIn(looked, context) !== undefined && !context.received && !isStarted(context),
    hasReceived: ({ context }) => context.received !== undefined
  }
})
