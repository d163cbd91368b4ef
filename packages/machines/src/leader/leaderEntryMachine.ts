import { leaderWords, words } from "@crewfleet/sdk/rules"
import { entry, noWorker } from "./leaderEntrySetup.ts"

const endingSession = entry.createStateConfig({
  description: "Whoever was signed in here is signed out; what they have not sent stays.",
  tags: "busy",
  invoke: {
    id: "endSession",
    src: "endSession",
    input: undefined,
    onDone: "waiting",
    onError: { actions: { type: "notify", params: words.sessionNotForgotten }, target: "waiting" }
  }
})

const waiting = entry.createStateConfig({
  description: "The leader may sign in, where the code of this device does not open the log.",
  on: {
    "session.opened": [
      {
        guard: { type: "isNoWorker", params: ({ event }) => event },
        actions: [
          { type: "keepSession", params: ({ event }) => event },
          { type: "notify", params: noWorker }
        ],
        target: "dismissing"
      },
      { actions: { type: "keepSession", params: ({ event }) => event }, target: "opening" }
    ]
  }
})

const opening = entry.createStateConfig({
  description: "The service looks whether whoever signed in leads the journey, and lets this device in.",
  tags: "busy",
  invoke: {
    id: "open",
    src: "open",
    input: ({ context: { jobId, session, takeOverCode } }) => {
      if (!session) throw new Error("Nobody is signed in")
      return { jobId, session, code: takeOverCode }
    },
    onDone: [
      {
        guard: { type: "isTakenOver", params: ({ event }) => event },
        actions: { type: "keepEarlier", params: ({ event }) => event },
        target: "askingTakeOver"
      },
      { target: "choosingCode" }
    ],
    onError: [
      {
        guard: { type: "isNotLeader", params: ({ event }) => event },
        actions: { type: "notify", params: leaderWords.notAuthorized },
        target: "refusing"
      },
      {
        guard: { type: "isTakeOverRefused", params: ({ event }) => event },
        actions: { type: "explainTakeOver", params: ({ event }) => event },
        target: "askingTakeOver"
      },
      { actions: { type: "explain", params: ({ event }) => event }, target: "dismissing" }
    ]
  }
})

const askingTakeOver = entry.createStateConfig({
  description: "Somebody else has begun the log: the code that the agency reads out takes it over.",
  on: {
    "takeOver.submitted": [
      {
        guard: { type: "isTakeOverIncomplete", params: ({ event }) => event },
        actions: { type: "keepTakeOver", params: ({ event }) => event }
      },
      { actions: { type: "keepTakeOver", params: ({ event }) => event }, target: "opening" }
    ],
    "takeOver.cancelled": "dismissing"
  }
})

const choosingCode = entry.createStateConfig({
  description: "The leader chooses the code that opens the log on this device from now on.",
  on: { "localCode.submitted": "taking" }
})

const taking = entry.createStateConfig({
  description: "The log is locked with the code, and what lets this device in is kept behind it.",
  tags: "busy",
  invoke: {
    id: "take",
    src: "take",
    input: ({ event }) =>
      event.type === "localCode.submitted"
        ? { code: event.code, again: event.again }
        : { code: "", again: "" },
    onDone: [
      {
        guard: { type: "isRefused", params: ({ event }) => event },
        actions: { type: "explainCode", params: ({ event }) => event },
        target: "choosingCode"
      },
      {
        actions: [{ type: "keepTaken", params: ({ event }) => event }, "sayUnkept"],
        target: "leaving"
      }
    ],
    onError: { actions: "explainNothing", target: "choosingCode" }
  }
})

/**
 * From a link to the log of a journey (specification 002 §2, §6): any session ends, the leader signs in, takes the log over
 * where somebody else has begun it, and chooses the code that opens it here. The session ends again, as the log has a way in of
 * its own. Ports: `endSession`, `open`, `take`, `leave`.
 */
export const leaderEntryMachine = entry.createMachine({
  id: "leaderEntry",
  description: "The leader of a journey signs in for its log, and locks it on this device.",
  meta: { harmless: ["jobId", "isKept", "id", "workerId"] },
  context: ({ input: { jobId } }) => ({
    jobId,
    session: undefined,
    takenOverFrom: undefined,
    takeOverCode: undefined,
    problems: [],
    taken: undefined
  }),
  initial: "endingSession",
  states: {
    endingSession,
    waiting,
    opening,
    askingTakeOver,
    choosingCode,
    taking,
    leaving: {
      description: "The session ends again: the log has a way in of its own.",
      tags: "busy",
      invoke: {
        id: "leave",
        src: "leave",
        input: ({ context: { session } }) => ({ session }),
        onDone: "entering",
        onError: "entering"
      },
      after: { patience: "entering" }
    },
    entering: {
      description: "The log is open.",
      entry: ["enter", "forget"],
      always: "waiting"
    },
    dismissing: {
      description: "The session of whoever signed in here ends, and they may try again.",
      tags: "busy",
      invoke: {
        id: "dismiss",
        src: "leave",
        input: ({ context: { session } }) => ({ session }),
        onDone: { actions: "forget", target: "waiting" },
        onError: { actions: "forget", target: "waiting" }
      },
      after: { patience: { actions: "forget", target: "waiting" } }
    },
    refusing: {
      description: "The session of somebody who does not lead the journey ends.",
      tags: "busy",
      invoke: {
        id: "refuse",
        src: "leave",
        input: ({ context: { session } }) => ({ session }),
        onDone: "refused",
        onError: "refused"
      },
      after: { patience: "refused" }
    },
    refused: {
      description: "Whoever signed in does not lead the journey, and goes to sign-in.",
      type: "final",
      entry: "forget"
    }
  }
})
