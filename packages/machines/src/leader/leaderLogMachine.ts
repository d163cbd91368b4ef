import { leaderWords, stepAfter, stepBefore } from "@crewfleet/sdk/rules"
import { assign, setup } from "xstate"
import { port } from "../port.ts"
import { type CodeOutcome, saidOfCode } from "./CodeOutcome.ts"

/** What happens to the log of a journey as its leader goes through it. */
export type LeaderLogEvent =
  | { readonly type: "next.chosen" }
  | { readonly type: "back.chosen" }
  /** A step was chosen by its index, or an address names it. */
  | { readonly type: "step.chosen"; readonly step: number }
  /** The service has the feedback: the last step is open. */
  | { readonly type: "feedback.received" }
  /** The feedback that was sent here was received while somebody watched. */
  | { readonly type: "log.submitted" }
  | { readonly type: "ok.chosen" }
  /** The patient is given the telephone. */
  | { readonly type: "telephone.passed" }
  /** The leader has it again, and says so with their code. */
  | { readonly type: "telephone.returned" }
  | { readonly type: "code.submitted"; readonly code: string }
  | { readonly type: "code.cancelled" }

type Context = {
  /** The index of the step that is shown, 0 to 5. */
  readonly step: number
  readonly feedbackReceived: boolean
  /** Whether the feedback was received while the patient had the telephone, so that the leader is still to be told. */
  readonly isToBeTold: boolean
  /** Why the last code opened nothing. */
  readonly problem: string | undefined
}

/** Where a log is opened. */
export type LeaderLogInput = Pick<Context, "step" | "feedbackReceived">

const within = (step: number, feedbackReceived: boolean) =>
  Math.min(Math.max(step, 0), stepAfter(5, feedbackReceived))

const log = setup({
  types: {
    input: {} as LeaderLogInput,
    context: {} as Context,
    events: {} as LeaderLogEvent,
    tags: {} as "busy"
  },
  actors: { unlock: port<CodeOutcome, { readonly code: string }>("unlock") },
  actions: {
    goOn: assign(({ context: { step, feedbackReceived } }) => ({ step: stepAfter(step, feedbackReceived) })),
    goBack: assign(({ context: { step } }) => ({ step: stepBefore(step) })),
    go: assign(({ context }, { step }: { readonly step: number }) => ({
      step: within(step, context.feedbackReceived)
    })),
    openLast: assign({ feedbackReceived: true }),
    showTimes: assign({ step: 5 }),
    tellLater: assign({ isToBeTold: true }),
    toldNow: assign({ isToBeTold: false }),
    expectCode: assign({ problem: undefined }),
    explain: assign((_, { output }: { readonly output: CodeOutcome }) => ({ problem: saidOfCode(output) })),
    explainNothing: assign({ problem: leaderWords.codeNotChecked })
  },
  guards: {
    isOpened: (_, { output }: { readonly output: CodeOutcome }) => output._tag === "Opened",
    isOpenedAndToBeTold: ({ context }, { output }: { readonly output: CodeOutcome }) =>
      output._tag === "Opened" && context.isToBeTold
  }
})

const keeping = log.createStateConfig({
  description: "The leader keeps the log, step by step.",
  on: {
    "next.chosen": { actions: "goOn" },
    "back.chosen": { actions: "goBack" },
    "step.chosen": { actions: { type: "go", params: ({ event }) => event } },
    "log.submitted": { target: "successful", actions: "openLast" },
    "telephone.passed": "passedOn"
  }
})

const passedOn = log.createStateConfig({
  description: "The patient has the telephone: only the questions for them are shown.",
  initial: "answering",
  on: { "log.submitted": { actions: ["openLast", "tellLater"] } },
  states: {
    answering: {
      description: "The patient answers, or does not.",
      on: { "telephone.returned": { target: "enteringCode", actions: "expectCode" } }
    },
    enteringCode: {
      description: "Whoever has the telephone enters the leader's code.",
      on: { "code.submitted": "checkingCode", "code.cancelled": "answering" }
    },
    checkingCode: {
      description: "The code is checked.",
      tags: "busy",
      invoke: {
        id: "unlock",
        src: "unlock",
        input: ({ event }) => ({ code: event.type === "code.submitted" ? event.code : "" }),
        onDone: [
          {
            guard: { type: "isOpenedAndToBeTold", params: ({ event }) => event },
            target: "#leaderLog.successful",
            actions: "toldNow"
          },
          { guard: { type: "isOpened", params: ({ event }) => event }, target: "#leaderLog.keeping" },
          { target: "enteringCode", actions: { type: "explain", params: ({ event }) => event } }
        ],
        onError: { target: "enteringCode", actions: "explainNothing" }
      }
    }
  }
})

/**
 * The log of a journey as its leader goes through it (specification 002 §2): one index from 0 to 5, of which Next reaches the
 * last once the feedback was received. Port: `unlock` (which tries the leader's code).
 */
export const leaderLogMachine = log.createMachine({
  id: "leaderLog",
  description: "A leader goes through the log of a journey, and lends the telephone to the patient.",
  meta: { harmless: ["step", "feedbackReceived", "isToBeTold", "left", "seconds"] },
  context: ({ input: { step, feedbackReceived } }) => ({
    step: within(step, feedbackReceived),
    feedbackReceived,
    isToBeTold: false,
    problem: undefined
  }),
  initial: "keeping",
  on: { "feedback.received": { actions: "openLast" } },
  states: {
    keeping,
    successful: {
      description: "The leader reads that the job was completed and the log submitted.",
      on: { "ok.chosen": { target: "keeping", actions: "showTimes" } }
    },
    passedOn
  }
})
