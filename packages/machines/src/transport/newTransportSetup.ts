import { type Failure, failureOf, isRefusedWith, type Notice, noticesFor, type Problem } from "@crewfleet/sdk"
import { type AnswersOf, type Confirmation, transportForm, wardWords } from "@crewfleet/sdk/rules"
import { assign, cancel, emit, enqueueActions, fromPromise, raise, setup } from "xstate"
import { isSameForm } from "../editing/isDirty.ts"
import { problemsIn } from "../editing/problemsIn.ts"
import { port } from "../port.ts"

/** What somebody has typed and chosen who asks for a journey. */
export type TransportAnswers = AnswersOf<typeof transportForm>

/** An agency that can be asked. */
export interface AskedAgency {
  readonly id: number
  readonly name: string
  readonly logo?: string | undefined
  /** By whose clocks a journey is asked for; the platform's where it is absent. */
  readonly timeZone?: string | undefined
}

/** What was typed and not sent, or of which no answer came. */
export interface TransportDraft {
  readonly form: TransportAnswers
  /** The agency that was chosen. */
  readonly agencyId?: number | undefined
  /** Under which it is sent, so that sending it again asks for no other journey. */
  readonly key: string
  /** Kept answers that today's form has no place for. */
  readonly left: Readonly<Record<string, unknown>>
}

/** What a page shows on which a journey is asked for, before anybody does anything. */
export interface OpenedTransport {
  readonly agencies: ReadonlyArray<AskedAgency>
  /** Whether somebody is signed in on a page that is for guests. */
  readonly isSignedIn: boolean
  /** What was typed earlier on this device, and for how many milliseconds it stays. */
  readonly kept?: (TransportDraft & { readonly lasts: number }) | undefined
  /** An earlier request that this one is to be like. */
  readonly like?: Pick<TransportDraft, "form" | "agencyId"> | undefined
}

/** How it is asked for. */
export interface NewTransportInput {
  /** The agency that is asked, where that is settled. */
  readonly agencyId?: number | undefined
  /** The number of an earlier request that this one is to be like. */
  readonly from?: number | undefined
  /** For how many milliseconds what was typed last stays on this device. */
  readonly lasting: number
}

/** What is sent. */
export interface SentTransport extends Pick<TransportDraft, "form" | "key"> {
  readonly agencyId: number
  readonly passed: ReadonlyArray<Confirmation>
}

/** What is known of a request that was sent. */
export interface MadeTransport {
  readonly refPrefix: string
  readonly dateTimeRequired: string
  readonly agencyName: string
  /** The agency's time zone; the platform's where it is absent. */
  readonly timeZone?: string | undefined
  /** The number of the job, for whoever may open it. */
  readonly id?: number | undefined
}

export type NewTransportEvent =
  | { readonly type: "reload.asked" }
  /** Its `key` is another one each time. */
  | { readonly type: "form.changed"; readonly changes: Partial<TransportAnswers>; readonly key: string }
  | { readonly type: "agency.chosen"; readonly agencyId: number | undefined; readonly key: string }
  | { readonly type: "left.dismissed" }
  | { readonly type: "draft.deleted" }
  /** What was typed has been on this device for as long as it may. */
  | { readonly type: "draft.expired" }
  | { readonly type: "submit.asked"; readonly now: string; readonly key: string }
  | { readonly type: "confirmation.passed" }
  | { readonly type: "confirmation.declined" }
  /** Another journey is asked for, of the same agency. */
  | { readonly type: "another.asked" }

type Emitted =
  | { readonly type: "notice"; readonly notice: Notice }
  /** To be kept on this device; without a draft what was kept is forgotten. */
  | { readonly type: "draft.changed"; readonly draft: TransportDraft | undefined }

export interface NewTransportContext extends Omit<TransportDraft, "agencyId"> {
  readonly agencies: ReadonlyArray<AskedAgency>
  readonly agencyId: number | undefined
  readonly from: number | undefined
  readonly lasting: number
  /** For how many milliseconds what stands in the form may stay. */
  readonly lasts: number
  /** Whether what stands in the form was typed earlier. */
  readonly isKept: boolean
  readonly passed: ReadonlyArray<Confirmation>
  readonly unconfirmed: ReadonlyArray<Confirmation>
  readonly problems: ReadonlyArray<Problem>
  /** When it was last asked to be sent. */
  readonly now: string
  readonly failure: Failure | undefined
  readonly made: MadeTransport | undefined
  /** Where the mail about it goes. */
  readonly sentTo: string
}

const blank = {
  form: transportForm.empty,
  key: "",
  left: {},
  isKept: false,
  passed: [],
  unconfirmed: [],
  problems: []
} satisfies Partial<NewTransportContext>

/** What is judged before anything is sent. */
export interface JudgedTransport extends Pick<NewTransportContext, "agencyId" | "form" | "passed"> {
  readonly now: string
}

type Judgement = {
  readonly problems: ReadonlyArray<Problem>
  readonly unconfirmed: ReadonlyArray<Confirmation>
}

/** What the rules say; a port, so that recordings tell what they said of answers that are masked. */
const judge = fromPromise<Judgement, JudgedTransport>(async ({ input: { agencyId, form, passed, now } }) => ({
  problems: [
    ...(agencyId === undefined
      ? [{ field: "agencyId", text: wardWords.agencyMissing, kind: "missing" }]
      : []),
    ...transportForm.problems(form, { now })
  ],
  unconfirmed: transportForm.unconfirmed(form, { now }, passed)
}))

/** What asking for a journey is made of: its ports, the rules that it asks and what it does. */
export const newTransport = setup({
  types: {
    input: {} as NewTransportInput,
    context: {} as NewTransportContext,
    events: {} as NewTransportEvent,
    emitted: {} as Emitted,
    tags: {} as "busy"
  },
  actors: {
    open: port<OpenedTransport, Pick<NewTransportInput, "agencyId" | "from">>("open"),
    judge,
    send: port<MadeTransport, SentTransport>("send")
  },
  delays: { lasts: ({ context }) => context.lasts },
  guards: {
    isSignedIn: (_, { output }: { readonly output: OpenedTransport }) => output.isSignedIn,
    isNowhere: (_, { error }: { readonly error: unknown }) => isRefusedWith(failureOf(error), 404),
    isTyped: ({ context: { form } }) => !isSameForm(form, transportForm.empty),
    isIncomplete: (_, { output }: { readonly output: Judgement }) => output.problems.length > 0,
    isUnconfirmed: (_, { output }: { readonly output: Judgement }) => output.unconfirmed.length > 0
  },
  actions: {
    keepOpened: assign(({ context }, { output }: { readonly output: OpenedTransport }) => {
      const { agencies, kept, like } = output
      const [only] = agencies.length === 1 ? agencies : []
      const asked = kept ? kept.agencyId : like?.agencyId
      return {
        agencies,
        agencyId: context.agencyId ?? agencies.find(({ id }) => id === asked)?.id ?? only?.id,
        ...(like && { form: like.form }),
        ...(kept && { form: kept.form, key: kept.key, left: kept.left, lasts: kept.lasts }),
        isKept: kept !== undefined,
        failure: undefined
      }
    }),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    change: assign(
      (
        { context },
        { changes, key }: { readonly changes: Partial<TransportAnswers>; readonly key: string }
      ) => ({
        form: { ...context.form, ...changes },
        lasts: context.lasting,
        key
      })
    ),
    chooseAgency: assign(
      ({ context }, { agencyId, key }: { readonly agencyId: number | undefined; readonly key: string }) => ({
        agencyId,
        lasts: context.lasting,
        key
      })
    ),
    dismissLeft: assign({ left: {} }),
    clear: assign(blank),
    begin: assign(({ context }) => ({ ...blank, made: undefined, sentTo: "", lasts: context.lasting })),
    awaitExpiry: raise({ type: "draft.expired" }, { id: "expiry", delay: "lasts" }),
    stopWaiting: cancel("expiry"),
    keepDraft: emit(({ context: { form, agencyId, key, left } }) => ({
      type: "draft.changed",
      draft: { form, agencyId, key, left }
    })),
    forgetDraft: emit({ type: "draft.changed", draft: undefined }),
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    noteAsked: assign(({ context }, { now, key }: { readonly now: string; readonly key: string }) => ({
      now,
      key: context.key || key
    })),
    keepJudgement: assign((_, { output }: { readonly output: Judgement }) => output),
    pass: assign(({ context: { passed, unconfirmed } }) => ({
      passed: [
        ...passed.filter(({ field }) => unconfirmed.every((other) => other.field !== field)),
        ...unconfirmed
      ],
      unconfirmed: []
    })),
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      enqueue.assign({ problems: problemsIn(failure, transportForm.fieldAt) })
      for (const notice of noticesFor("askForTransport", failure)) enqueue.emit({ type: "notice", notice })
    }),
    keepMade: assign(({ context }, { output }: { readonly output: MadeTransport }) => ({
      ...blank,
      made: output,
      sentTo: context.form.semail.trim()
    }))
  }
})
