import { type Failure, failureOf, type Notice, noticesFor, type OwnSession } from "@crewfleet/sdk"
import { words } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"

type Event =
  | { readonly type: "reload.asked" }
  | { readonly type: "end.asked"; readonly id: string }
  | { readonly type: "everywhere.asked" }
  | { readonly type: "everywhere.confirmed" }
  | { readonly type: "everywhere.cancelled" }

type Context = {
  /** The last list; it stays while the next is on its way. */
  readonly sessions: ReadonlyArray<OwnSession> | undefined
  readonly failure: Failure | undefined
  /** The session that is being ended. */
  readonly ending: string | undefined
}

const ownSessions = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: {
    list: port<ReadonlyArray<OwnSession>, undefined>("list"),
    end: port<void, { readonly id: string }>("end"),
    endAll: port<void, undefined>("endAll"),
    /** Forgets the session in this browser. */
    leave: port<void, undefined>("leave")
  },
  guards: {
    /** The back end of a deployment may know no such call. */
    isNotThere: (_, { error }: { error: unknown }) => statusIn(error, [404, 405, 501]),
    hasEnded: (_, { error }: { error: unknown }) => statusIn(error, [404])
  },
  actions: {
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    explain: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      for (const notice of noticesFor("authenticatedCall", failureOf(error)))
        enqueue.emit({ type: "notice", notice })
    }),
    keepList: assign((_, { output }: { output: ReadonlyArray<OwnSession> }) => ({
      sessions: output,
      failure: undefined
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    chooseOne: assign((_, { id }: { id: string }) => ({ ending: id })),
    chooseNone: assign({ ending: undefined })
  }
})

const statusIn = (error: unknown, statuses: ReadonlyArray<number>): boolean => {
  const failure = failureOf(error)
  return failure._tag === "Refused" && statuses.includes(failure.status)
}

const loading = ownSessions.createStateConfig({
  description: "The list of sessions is on its way.",
  tags: "busy",
  invoke: {
    id: "list",
    src: "list",
    input: undefined,
    onDone: { actions: { type: "keepList", params: ({ event }) => event }, target: "listed" },
    onError: [
      { guard: { type: "isNotThere", params: ({ event }) => event }, target: "unavailable" },
      { actions: { type: "keepFailure", params: ({ event }) => event }, target: "failed" }
    ]
  }
})

const listed = ownSessions.createStateConfig({
  description: "The person looks through their sessions, and may end one or all.",
  on: {
    "end.asked": { actions: { type: "chooseOne", params: ({ event }) => event }, target: "ending" },
    "everywhere.asked": "confirming",
    "reload.asked": "loading"
  }
})

const ending = ownSessions.createStateConfig({
  description: "One session is being ended.",
  tags: "busy",
  exit: "chooseNone",
  invoke: {
    id: "end",
    src: "end",
    input: ({ context }) => ({ id: context.ending as string }),
    onDone: { actions: { type: "notify", params: words.signedOutThere }, target: "loading" },
    onError: [
      { guard: { type: "hasEnded", params: ({ event }) => event }, target: "loading" },
      { actions: { type: "explain", params: ({ event }) => event }, target: "listed" }
    ]
  }
})

const endingAll = ownSessions.createStateConfig({
  description: "All sessions are being ended.",
  tags: "busy",
  invoke: {
    id: "endAll",
    src: "endAll",
    input: undefined,
    onDone: { actions: { type: "notify", params: words.signedOutEverywhere }, target: "leaving" },
    onError: { actions: { type: "explain", params: ({ event }) => event }, target: "confirming" }
  }
})

const leaving = ownSessions.createStateConfig({
  description: "This browser forgets its own session.",
  tags: "busy",
  invoke: {
    id: "leave",
    src: "leave",
    input: undefined,
    onDone: "left",
    onError: { actions: { type: "notify", params: words.sessionNotForgotten }, target: "left" }
  }
})

/**
 * Where somebody is signed in: a list from which they end one session, or all of them, this one included. Done means
 * that nobody is signed in here any more.
 */
export const ownSessionsMachine = ownSessions.createMachine({
  id: "ownSessions",
  description: "Where somebody is signed in: they end one session, or all of them.",
  context: { sessions: undefined, failure: undefined, ending: undefined },
  initial: "loading",
  states: {
    loading,
    listed,
    failed: {
      description: "The list could not be loaded; the person may try again.",
      on: { "reload.asked": "loading" }
    },
    unavailable: {
      description: "This service keeps no list of sessions.",
      on: { "reload.asked": "loading" }
    },
    ending,
    confirming: {
      description: "The person confirms or cancels signing out everywhere.",
      on: { "everywhere.confirmed": "endingAll", "everywhere.cancelled": "listed" }
    },
    endingAll,
    leaving,
    left: { description: "Nobody is signed in here any more.", type: "final" }
  }
})
