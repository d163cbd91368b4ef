import {
  type Failure,
  failureOf,
  isRefusedWith,
  type Notice,
  noticesFor,
  type Problem,
  type Session
} from "@crewfleet/sdk"
import { codeProblems, codeTyped, leaderWords, takeOverForm, words } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"

/** What happens on the way to the log of a journey. */
export type LeaderEntryEvent =
  /** Somebody has signed in for it. */
  | { readonly type: "session.opened"; readonly session: Session }
  /** The code with which the log is taken over from somebody else. */
  | { readonly type: "takeOver.submitted"; readonly code: string }
  | { readonly type: "takeOver.cancelled" }
  /** The code that opens the log on this device from now on. */
  | { readonly type: "localCode.submitted"; readonly code: string; readonly again: string }

/** What the service answers to whoever would open a log. */
export type LogOpened =
  /** `from` keeps it so far. */
  { readonly _tag: "TakenOver"; readonly from: string } | { readonly _tag: "LetIn" }

/** The log as it was opened on this device. */
export interface TakenLog {
  /** By what its lock is known. */
  readonly id: string
  /** Whether it survives this page. */
  readonly isKept: boolean
}

/** What came of a code that the leader chose. */
export type CodeTaken =
  | ({ readonly _tag: "Taken" } & TakenLog)
  /** It is none that can be chosen. */
  | { readonly _tag: "Refused"; readonly problems: ReadonlyArray<Problem> }

type Emitted =
  | { readonly type: "notice"; readonly notice: Notice }
  /** The log is open. */
  | ({ readonly type: "log.entered" } & TakenLog)

type Context = {
  readonly jobId: number
  /** Of whoever signed in here: it ends as soon as the log is open. */
  readonly session: Session | undefined
  /** Who keeps the log so far. */
  readonly takenOverFrom: string | undefined
  readonly takeOverCode: string | undefined
  readonly problems: ReadonlyArray<Problem>
  readonly taken: TakenLog | undefined
}

/** Who is signed in for which journey. */
export interface OpeningInput {
  readonly jobId: number
  readonly session: Session
  readonly code: string | undefined
}

/** The code that a leader chooses, typed twice. */
export interface ChosenCode {
  readonly code: string
  readonly again: string
}

type WithError = { readonly error: unknown }

const isCodeWrong = (error: unknown): boolean => isRefusedWith(failureOf(error), 400)
const textOf = (failure: Failure): string =>
  noticesFor("login", failure)
    .map(({ text }) => text)
    .join(" ")

/** What the entry is made of: its ports, the rules that it asks and what it does. */
export const entry = setup({
  types: {
    input: {} as { readonly jobId: number },
    context: {} as Context,
    events: {} as LeaderEntryEvent,
    emitted: {} as Emitted,
    tags: {} as "busy"
  },
  actors: {
    /** Ends whatever session this browser holds; what is unsent stays. */
    endSession: port<void, undefined>("endSession"),
    open: port<LogOpened, OpeningInput>("open"),
    /** Keeps the log under a code, or opens it alone where it cannot be kept; refuses a code that others would guess. */
    take: port<CodeTaken, ChosenCode>("take"),
    /** Ends the session of whoever signed in here. */
    leave: port<void, { readonly session: Session | undefined }>("leave")
  },
  delays: {
    /** How long the end of a session waits for the service, in milliseconds. */
    patience: 2_000
  },
  guards: {
    isNoWorker: (_, { session }: { readonly session: Session }) =>
      session.userType !== "WORKER" || session.workerId === undefined,
    isTakenOver: (_, { output }: { readonly output: LogOpened }) => output._tag === "TakenOver",
    isNotLeader: (_, { error }: WithError) => isRefusedWith(failureOf(error), 403),
    isTakeOverRefused: ({ context }, { error }: WithError) =>
      context.takeOverCode !== undefined && isCodeWrong(error),
    isTakeOverIncomplete: (_, { code }: { readonly code: string }) =>
      codeProblems(takeOverForm, { code }).length > 0,
    isRefused: (_, { output }: { readonly output: CodeTaken }) => output._tag === "Refused"
  },
  actions: {
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    explain: enqueueActions(({ enqueue }, { error }: WithError) => {
      for (const notice of noticesFor("login", failureOf(error))) enqueue.emit({ type: "notice", notice })
    }),
    keepSession: assign((_, { session }: { readonly session: Session }) => ({ session, problems: [] })),
    keepEarlier: assign((_, { output }: { readonly output: LogOpened }) => ({
      takenOverFrom: output._tag === "TakenOver" ? output.from : undefined
    })),
    keepTakeOver: assign((_, { code }: { readonly code: string }) => ({
      takeOverCode: codeTyped(code),
      problems: codeProblems(takeOverForm, { code })
    })),
    explainTakeOver: assign((_, { error }: WithError) => ({
      problems: [{ field: "code", text: textOf(failureOf(error)) }]
    })),
    explainCode: assign((_, { output }: { readonly output: CodeTaken }) => ({
      problems: output._tag === "Refused" ? output.problems : []
    })),
    explainNothing: assign({ problems: [{ field: "code", text: leaderWords.notLocked }] }),
    keepTaken: assign((_, { output }: { readonly output: CodeTaken }) => ({
      taken: output._tag === "Taken" ? { id: output.id, isKept: output.isKept } : undefined,
      problems: []
    })),
    sayUnkept: enqueueActions(({ context, enqueue }) => {
      if (context.taken?.isKept === false) enqueue.emit({ type: "notice", notice: leaderWords.notKept })
    }),
    enter: enqueueActions(({ context, enqueue }) => {
      if (context.taken) enqueue.emit({ type: "log.entered", ...context.taken })
    }),
    forget: assign({
      session: undefined,
      takenOverFrom: undefined,
      takeOverCode: undefined,
      taken: undefined,
      problems: []
    })
  }
})

/** What is said to whoever signs in and is no worker. */
export const noWorker = words.noWorkerIdentifier
