import {
  emptyConditionForm,
  type Failure,
  failureOf,
  formOf,
  isPassing,
  isRefusedWith,
  type ReceivedReport,
  type ReportProblem,
  withoutSignatures
} from "@crewfleet/sdk"
import { assign } from "xstate"
import { attemptsCounted } from "../backOff.ts"
import type { ReportOfBooking } from "./ConditionDraft.ts"
import { learningReport } from "./learningReport.ts"
import { withEarlier } from "./withEarlier.ts"

interface Failed {
  readonly error: unknown
}

/** A condition report, and how it is sent, received and refused. */
export const conditionReport = learningReport.extend({
  actions: {
    nameIt: assign(({ context }, { id }: { readonly id: string }) => ({
      id,
      known: [...context.known.filter((known) => known !== id), id],
      asked: true,
      attempts: 0,
      refusal: undefined,
      problems: [],
      failure: undefined
    })),
    /** The pick-up may have been received after the return that is to be corrected. */
    amend: assign(({ context }) =>
      withEarlier(
        {
          ...context,
          form: withoutSignatures(context.received ? formOf(context.received.content) : context.form),
          known: [...context.known.filter((id) => id !== context.id), ...(context.id ? [context.id] : [])],
          id: undefined,
          asked: false,
          attempts: 0,
          receivedAt: undefined
        },
        context.earlier
      )
    ),
    takeBack: assign({ asked: false, attempts: 0, failure: undefined }),
    keepReceived: assign((_, { output }: { readonly output: ReceivedReport }) => ({
      received: output,
      receivedAt: output.receivedAt,
      known: [],
      problems: [],
      failure: undefined,
      attempts: 0
    })),
    keepFailure: assign(({ context }, { error }: Failed) => ({
      failure: failureOf(error),
      attempts: Math.min(context.attempts + 1, attemptsCounted)
    })),
    keepRefusal: assign((_, { error }: Failed) => {
      const refusal = failureOf(error)
      return { refusal, problems: problemsIn(refusal), asked: false, attempts: 0 }
    }),
    forgetFailure: assign({ failure: undefined })
  },
  guards: {
    isNotOurs: (_, { error }: Failed) => [403, 404].some((status) => isRefusedWith(failureOf(error), status)),
    isConflict: (_, { error }: Failed) => isRefusedWith(failureOf(error), 409),
    isPassing: (_, { error }: Failed) => isPassing(failureOf(error))
  }
})

/** Which report it is, as a port asks. */
export const here = ({ context }: { readonly context: ReportOfBooking }): ReportOfBooking => ({
  bookingId: context.bookingId,
  moment: context.moment
})

/** What the service found wrong with answers of the form. */
const problemsIn = (failure: Failure): ReadonlyArray<ReportProblem> =>
  failure._tag === "Refused"
    ? failure.violations.flatMap(({ field = "", message }) =>
        isField(field) ? [{ field, text: message }] : []
      )
    : []

const isField = (field: string): field is ReportProblem["field"] =>
  field in emptyConditionForm || /^(accessory|damage|hirer|agency)-/.test(field)
