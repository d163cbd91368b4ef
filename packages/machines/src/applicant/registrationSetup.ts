import {
  type ApplicantAdded,
  type Failure,
  failureOf,
  type GuestAgency,
  isRefusedWith,
  type Lookup,
  type Notice,
  noticesFor,
  type Problem,
  type ServerMessage,
  type Session,
  type Worker
} from "@crewfleet/sdk"
import { type AnswersOf, applicantForm, applicantWords, roleNotice } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { problemsIn } from "../editing/problemsIn.ts"
import { port } from "../port.ts"

/** What somebody who applies has typed and chosen. */
export type ApplicantAnswers = AnswersOf<typeof applicantForm>

/** What was typed and not sent, or of which no answer came. */
export interface ApplicantDraft {
  readonly form: ApplicantAnswers
  /** Under which it is sent, so that sending it again adds nobody else. */
  readonly key: string
}

/** What a registration page shows before anybody does anything. */
export interface OpenedRegistration {
  readonly agency: GuestAgency
  readonly codes: ReadonlyArray<Lookup>
  /** What was typed earlier on this device. */
  readonly kept?: ApplicantDraft | undefined
  /** The worker who is signed in. */
  readonly worker?: Worker | undefined
}

type Event =
  | { readonly type: "reload.asked" }
  /** Its `key` is another one each time. */
  | { readonly type: "form.changed"; readonly changes: Partial<ApplicantAnswers>; readonly key: string }
  | { readonly type: "form.cleared" }
  | { readonly type: "submit.asked"; readonly now: string; readonly key: string }
  | { readonly type: "account.asked" }
  | { readonly type: "account.closed" }
  | { readonly type: "session.opened"; readonly session: Session }

type Emitted =
  | { readonly type: "notice"; readonly notice: Notice }
  /** To be kept on this device; without a draft what was kept is forgotten. */
  | { readonly type: "draft.changed"; readonly draft: ApplicantDraft | undefined }

type Context = {
  readonly agencyId: number
  readonly agency: GuestAgency | undefined
  readonly codes: ReadonlyArray<Lookup>
  readonly form: ApplicantAnswers
  readonly key: string
  /** Whether what stands in the form was typed earlier. */
  readonly isKept: boolean
  readonly ticket: string
  readonly worker: Worker | undefined
  /** Who has just signed in. */
  readonly session: Session | undefined
  readonly problems: ReadonlyArray<Problem>
  readonly failure: Failure | undefined
}

type Submitted = { readonly now: string; readonly key: string }

const problemsOf = ({ form, worker }: Context, { now }: Submitted) => {
  const all = applicantForm.problems(form, { now })
  return worker ? all.filter(({ field }) => field === "shares") : all
}

/** What a registration is made of: its ports, the rules that it asks and what it does. */
export const registration = setup({
  types: {
    input: {} as { readonly agencyId: number },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as "busy"
  },
  actors: {
    open: port<OpenedRegistration, { readonly agencyId: number }>("open"),
    create: port<ApplicantAdded, { readonly agencyId: number } & ApplicantDraft>("create"),
    link: port<ServerMessage, { readonly agencyId: number; readonly ticket: string; readonly key: string }>(
      "link"
    ),
    identify: port<Worker, { readonly session: Session | undefined }>("identify"),
    endSession: port<void, { readonly session: Session | undefined }>("endSession"),
    apply: port<
      ServerMessage,
      { readonly agencyId: number; readonly workerId: number; readonly key: string }
    >("apply")
  },
  guards: {
    isWorkerThere: (_, { output }: { readonly output: OpenedRegistration }) => output.worker !== undefined,
    isNowhere: (_, { error }: { readonly error: unknown }) => isRefusedWith(failureOf(error), 404),
    isIncomplete: ({ context }, submitted: Submitted) => problemsOf(context, submitted).length > 0,
    isWorker: (_, { session }: { readonly session: Session }) => roleNotice(session.userType) === undefined,
    isTicketSpent: (_, { error }: { readonly error: unknown }) => isRefusedWith(failureOf(error), 400)
  },
  actions: {
    keepOpened: assign((_, { output: { agency, codes, kept, worker } }: { output: OpenedRegistration }) => ({
      agency,
      codes,
      worker,
      ...kept,
      isKept: kept !== undefined,
      failure: undefined
    })),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    change: assign(
      ({ context }, { changes, key }: { changes: Partial<ApplicantAnswers>; readonly key: string }) => ({
        form: { ...context.form, ...changes },
        key
      })
    ),
    clear: assign({ form: applicantForm.empty, key: "", isKept: false, problems: [] }),
    keepDraft: emit(({ context: { form, key } }) => ({ type: "draft.changed", draft: { form, key } })),
    forgetDraft: emit({ type: "draft.changed", draft: undefined }),
    keepProblems: assign(({ context }, submitted: Submitted) => ({
      problems: problemsOf(context, submitted),
      key: context.key || submitted.key
    })),
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    keepTicket: assign((_, { output }: { readonly output: ApplicantAdded }) => ({ ticket: output.ticket })),
    forgetTicket: assign({ ticket: "", key: "" }),
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      enqueue.assign({ problems: problemsIn(failure, applicantForm.fieldAt) })
      for (const notice of noticesFor("createApplicant", failure)) enqueue.emit({ type: "notice", notice })
    }),
    keepSession: assign((_, { session }: { readonly session: Session }) => ({ session })),
    forgetSession: assign({ session: undefined }),
    refuseRole: enqueueActions(({ enqueue }, { session }: { readonly session: Session }) => {
      const notice = roleNotice(session.userType)
      if (notice) enqueue.emit({ type: "notice", notice })
    }),
    keepWorker: assign((_, { output }: { readonly output: Worker }) => ({
      worker: output,
      problems: [],
      session: undefined
    })),
    notifyIncomplete: emit({ type: "notice", notice: applicantWords.incomplete })
  }
})
