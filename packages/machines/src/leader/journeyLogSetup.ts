import { failureOf, type JourneyLog, type Notice, type Problem, type TakeOverCode } from "@crewfleet/sdk"
import {
  isBlank,
  type LogStep,
  logSteps,
  type OpenDefectStanding,
  openDefectsIn,
  returnProblem,
  transportReasonMaximum,
  transportStepWords
} from "@crewfleet/sdk/rules"
import { assign, enqueueActions, setup } from "xstate"
import {
  type Acting,
  type ActingEvent,
  chosenAct,
  conflictOf,
  isConflict,
  noAct,
  nothingTold,
  overtakes,
  refusalOf,
  waitingAct
} from "../acting/Acting.ts"
import { failedAgain, notFailed, type Retrying, retryPause } from "../list/Retrying.ts"
import { port } from "../port.ts"
import type { TransportRequest } from "../transport/transportJobSetup.ts"

/** One thing that an agency does about the log of a journey. */
export type LogAct =
  /** About a defect of the vehicle: let the crew leave in spite of it, or say how it was mended. */
  | { readonly do: "overrule" | "mend"; readonly defectId: number }
  /** Gives back the steps for which it was said what is to be mended. */
  | { readonly do: "giveBack" }
  /** Makes the code with which another leader takes the log over. */
  | { readonly do: "makeCode" }

/** What is to be mended of the steps of a log, as it is typed. */
export type ReturnWords = Readonly<Partial<Record<LogStep, string>>>

/** What happens on the page of a log. */
export type JourneyLogEvent =
  /** `key` is another one each time, so that what is sent twice is done once. */
  | { readonly type: "act.chosen"; readonly act: LogAct; readonly key: string }
  | ActingEvent
  /** What is to be mended of a step. */
  | { readonly type: "words.typed"; readonly step: LogStep; readonly words: string }
  /** The code was read out. */
  | { readonly type: "code.dismissed" }
  | { readonly type: "page.hidden" }
  | { readonly type: "page.shown" }
  | { readonly type: "reload.asked" }

/** A log, and when it was read: ISO 8601, by the clock of whoever reads. */
export interface WatchedLog {
  readonly log: JourneyLog
  readonly readAt: string
}

/** What comes of an act: the log as it stands then, or a code. */
export type LogDone = WatchedLog | { readonly code: TakeOverCode }

/** What the `act` port is asked with. */
export interface LogActRequest {
  readonly request: TransportRequest
  readonly act: LogAct
  readonly reason: string
  readonly words: ReturnWords
  readonly key: string
}

/** What the page of a log keeps in mind. */
export interface JourneyLogContext extends Retrying, Acting<LogAct> {
  readonly request: TransportRequest
  /** Whether anything may still come: it is read again by itself. */
  readonly watches: boolean
  readonly log: JourneyLog | undefined
  readonly readAt: string | undefined
  readonly isShown: boolean
  readonly words: ReturnWords
  readonly code: TakeOverCode | undefined
  readonly key: string
}

type Failed = { readonly error: unknown }
type Read = { readonly output: WatchedLog }
type Done = { readonly output: LogDone }
type Chosen = { readonly act: LogAct }

const isAskedFirst = ({ do: done }: LogAct) => done !== "makeCode"

const defectOf = (log: JourneyLog, id: number): OpenDefectStanding | undefined =>
  openDefectsIn(log).find((defect) => defect.id === id)

/** Whether an act can be done about a log as it stands. */
const isPossible = (log: JourneyLog, act: LogAct): boolean => {
  switch (act.do) {
    case "mend":
      return defectOf(log, act.defectId) !== undefined
    case "overrule":
      return defectOf(log, act.defectId)?.mayOverrule === true
    case "giveBack":
      return log.submittedAt !== undefined
    case "makeCode":
      return log.keptBy !== undefined
  }
}

/** What an agency's acts change of a log, or look at. */
const decidedOf = (log: JourneyLog) => ({
  defects: openDefectsIn(log),
  returns: log.returns,
  submittedAt: log.submittedAt,
  keeperId: log.keeperId
})

/** Those steps for which it was said what is to be mended, in their order. */
export const returnedSteps = (
  words: ReturnWords
): ReadonlyArray<{ readonly step: LogStep; readonly words: string }> =>
  logSteps.flatMap(({ id }) => {
    const said = (words[id] ?? "").trim()
    return said === "" ? [] : [{ step: id, words: said }]
  })

const problemsOf = ({ act, reason, words }: JourneyLogContext): ReadonlyArray<Problem> => {
  if (act?.do === "giveBack") {
    const steps = returnedSteps(words)
    if (steps.length === 0) return [{ field: logSteps[0].id, text: "Say of a step what is to be mended" }]
    return steps.flatMap((one) => {
      const text = returnProblem(one)
      return text === undefined ? [] : [{ field: one.step, text }]
    })
  }
  if (isBlank(reason))
    return [
      {
        field: "reason",
        text: act?.do === "mend" ? "Say how it was mended, and by whom" : "Enter the reason"
      }
    ]
  return reason.trim().length > transportReasonMaximum
    ? [{ field: "reason", text: `The reason must be ${transportReasonMaximum} characters or fewer` }]
    : []
}

const toldOf: Readonly<Record<Exclude<LogAct["do"], "makeCode">, string>> = {
  overrule: "defect.overruled",
  mend: "defect.mended",
  giveBack: "log.returned"
}

/** What the page of a log is made of: ports, actions and guards. */
export const journeyLog = setup({
  types: {
    input: {} as { readonly request: TransportRequest; readonly watches: boolean },
    context: {} as JourneyLogContext,
    events: {} as JourneyLogEvent,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: {
    load: port<WatchedLog, { readonly request: TransportRequest }>("load"),
    act: port<LogDone, LogActRequest>("act")
  },
  delays: {
    retryPause,
    /** Milliseconds between two readings. */
    watchPause: 15_000
  },
  guards: {
    triesAgain: ({ context }) => context.attempts > 0,
    showsLog: ({ context }) => context.log !== undefined,
    isWatched: ({ context }) => context.isShown && context.watches,
    isAskedFirst: ({ context: { log } }, { act }: Chosen) =>
      log !== undefined && isAskedFirst(act) && isPossible(log, act),
    isPossible: ({ context: { log } }, { act }: Chosen) => log !== undefined && isPossible(log, act),
    isAsked: ({ context: { act } }) => act !== undefined && isAskedFirst(act),
    lacksReason: ({ context }) => problemsOf(context).length > 0,
    isStillWanted: ({ context }, { output }: Read) => {
      const act = waitingAct(context)
      return act !== undefined && isAskedFirst(act) && isPossible(output.log, act)
    },
    isConflict: (_, { error }: Failed) => isConflict(error)
  },
  actions: {
    keepConflict: assign((_, { error }: Failed) => conflictOf(error)),
    /** Where no dialog of the act is shown any more. */
    tellWarnings: enqueueActions(({ context: { warnings }, enqueue }) => {
      enqueue.assign({ warnings: [] })
      for (const notice of warnings) enqueue.emit({ type: "notice", notice })
    }),
    /** A code that has been used is of no more use. */
    keepLog: assign(({ context }, { output: { log, readAt } }: Read) => ({
      ...notFailed,
      log,
      readAt,
      code: context.code?.leaderId === log.keeperId ? undefined : context.code,
      overtaken: overtakes(context, context.log && decidedOf(context.log), decidedOf(log))
    })),
    /** What is there stays, and is read again in its time. */
    noteFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error), attempts: 0 })),
    keepFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
    keepDone: assign(({ context }, { output }: Done) =>
      "code" in output
        ? { code: output.code }
        : { ...output, ...notFailed, words: context.act?.do === "giveBack" ? {} : context.words }
    ),
    choose: assign(({ context }, { act, key }: Chosen & { readonly key: string }) => ({
      ...chosenAct(context, act),
      key
    })),
    type: assign((_, { reason }: { readonly reason: string }) => ({ reason })),
    typeWords: assign(({ context }, { step, words }: { readonly step: LogStep; readonly words: string }) => ({
      words: { ...context.words, [step]: words }
    })),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    leaveAct: assign(nothingTold),
    forgetAct: assign({ ...noAct, key: "" }),
    forgetCode: assign({ code: undefined }),
    show: assign({ isShown: true }),
    hide: assign({ isShown: false }),
    notifyDone: enqueueActions(({ context: { act }, enqueue }) => {
      if (!act || act.do === "makeCode") return
      const text = transportStepWords(toldOf[act.do]).told
      enqueue.emit({ type: "notice", notice: { level: "success", text } })
    }),
    explain: enqueueActions(({ enqueue }, { error }: Failed) => {
      const { problems, notices } = refusalOf(error)
      enqueue.assign({ problems })
      for (const notice of notices) enqueue.emit({ type: "notice", notice })
    })
  }
})
