import { failureOf, type Notice, noticesFor, type Session, type UserType } from "@crewfleet/sdk"
import { type HandOver, handedOver, words } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"

type Event = { readonly type: "handOver.retried" } | { readonly type: "handOver.abandoned" }

/** Whose user type it is; or that somebody was signed in on this page and knows that they no longer are. */
export type Visitor = UserType | "signedOut" | undefined

type Input = {
  /** Whose portal is wanted. */
  readonly portal: UserType
  /** Whether the address said `redirected=true`: another application has signed the person in. */
  readonly redirected: boolean
}

type Context = Input & {
  /** What is being taken over; forgotten once it is kept, or known to be of no use. */
  readonly taken: Session | undefined
}

type WithSession = {
  readonly session: Session
}

const routeGuard = setup({
  types: {
    input: {} as Input,
    events: {} as Event,
    context: {} as Context,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: {
    /** Who is signed in, once that is known. */
    findUserType: port<Visitor, undefined>("findUserType"),
    readCookies: port<HandOver, undefined>("readCookies"),
    /**
     * The same session with the user's permissions and with whatever the service tells of the user, and with renewed
     * tokens where they had to be renewed; none where that user has no portal.
     */
    fetchPermissions: port<Session | undefined, WithSession>("fetchPermissions"),
    openSession: port<void, WithSession>("openSession"),
    clearCookies: port<void, undefined>("clearCookies")
  },
  guards: {
    isTaken: ({ context }) => context.taken !== undefined,
    isRedirected: ({ context }) => context.redirected,
    isNobody: (_, { output }: { output: Visitor }) => output === undefined,
    isSignedOut: (_, { output }: { output: Visitor }) => output === "signedOut",
    isOfPortal: ({ context }, { output }: { output: Visitor }) => output === context.portal,
    isConfirmed: (_, { output }: { output: Session | undefined }) => output !== undefined,
    isComplete: (_, { output }: { output: HandOver }) => handedOver(output) !== undefined,
    isTokenRefused: (_, { error }: { error: unknown }) => {
      const failure = failureOf(error)
      return failure._tag === "Refused" && [401, 403].includes(failure.status)
    }
  },
  actions: {
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    explain: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      for (const notice of noticesFor("authenticatedCall", failureOf(error)))
        enqueue.emit({ type: "notice", notice })
    }),
    takeCookies: assign((_, { output }: { output: HandOver }) => ({ taken: handedOver(output) })),
    takeSession: assign((_, { output }: { output: Session | undefined }) => ({ taken: output })),
    forgetTaken: assign({ taken: undefined })
  }
})

const opening = routeGuard.createStateConfig({
  description: "The address tells whether another application has signed the person in.",
  always: [{ guard: "isRedirected", target: "takingOver" }, { target: "checking" }]
})

const checking = routeGuard.createStateConfig({
  description: "It is found out who is signed in, and whether this portal is theirs.",
  tags: "busy",
  invoke: {
    id: "findUserType",
    src: "findUserType",
    input: undefined,
    onDone: [
      {
        guard: { type: "isNobody", params: ({ event }) => event },
        actions: { type: "notify", params: words.accessNotAllowed },
        target: "denied"
      },
      { guard: { type: "isSignedOut", params: ({ event }) => event }, target: "denied" },
      { guard: { type: "isOfPortal", params: ({ event }) => event }, target: "admitted" },
      { actions: { type: "notify", params: words.portalNotAllowed }, target: "denied" }
    ],
    onError: { actions: { type: "notify", params: words.accessNotAllowed }, target: "denied" }
  }
})

/**
 * Nothing is signed in before the service has taken the tokens, and no cookie is cleared before all is kept. Where
 * nothing was handed over, whoever is signed in already stays so.
 */
const takingOver = routeGuard.createStateConfig({
  description: "What another application left in cookies is taken over.",
  initial: "reading",
  states: {
    reading: {
      description: "The cookies are read.",
      tags: "busy",
      invoke: {
        id: "readCookies",
        src: "readCookies",
        input: undefined,
        onDone: [
          {
            guard: { type: "isComplete", params: ({ event }) => event },
            actions: { type: "takeCookies", params: ({ event }) => event },
            target: "fetching"
          },
          { target: "clearing" }
        ],
        onError: { actions: { type: "notify", params: words.handOverFailed }, target: "failed" }
      }
    },
    fetching: {
      description: "The service is asked whose tokens they are.",
      tags: "busy",
      invoke: {
        id: "fetchPermissions",
        src: "fetchPermissions",
        input: ({ context }) => ({ session: context.taken as Session }),
        onDone: [
          {
            guard: { type: "isConfirmed", params: ({ event }) => event },
            actions: { type: "takeSession", params: ({ event }) => event },
            target: "keeping"
          },
          { target: "#routeGuard.discarding" }
        ],
        onError: [
          {
            guard: { type: "isTokenRefused", params: ({ event }) => event },
            target: "#routeGuard.discarding"
          },
          { actions: { type: "explain", params: ({ event }) => event }, target: "failed" }
        ]
      }
    },
    keeping: {
      description: "The session is opened and kept in this browser.",
      tags: "busy",
      invoke: {
        id: "openSession",
        src: "openSession",
        input: ({ context }) => ({ session: context.taken as Session }),
        onDone: "clearing",
        onError: { actions: { type: "notify", params: words.handOverFailed }, target: "failed" }
      }
    },
    clearing: {
      description: "The cookies are cleared, as what was in them is kept or of no use.",
      tags: "busy",
      entry: "forgetTaken",
      invoke: {
        id: "clearCookies",
        src: "clearCookies",
        input: undefined,
        onDone: "#routeGuard.checking",
        onError: "#routeGuard.checking"
      }
    },
    failed: {
      description: "Nothing could be taken over; the person may try again or give up.",
      on: {
        "handOver.retried": [{ guard: "isTaken", target: "fetching" }, { target: "reading" }],
        "handOver.abandoned": "#routeGuard.discarding"
      }
    }
  }
})

/** What nobody can use is not left lying about. */
const discarding = routeGuard.createStateConfig({
  description: "Cookies that nobody can use are cleared.",
  tags: "busy",
  entry: ["forgetTaken", { type: "notify", params: words.accessNotAllowed }],
  invoke: { id: "discardCookies", src: "clearCookies", input: undefined, onDone: "denied", onError: "denied" }
})

/**
 * Whether a person may enter a portal (specification 000 §4, "Route guard"). `admitted`: show it, without the
 * `redirected` parameter. `denied`: go to sign-in.
 */
export const routeGuardMachine = routeGuard.createMachine({
  id: "routeGuard",
  description: "Whether a person may enter a portal.",
  meta: { harmless: ["portal", "redirected", "agentId", "output"] },
  context: ({ input }) => ({ portal: input.portal, redirected: input.redirected, taken: undefined }),
  initial: "opening",
  states: {
    opening,
    checking,
    takingOver,
    discarding,
    admitted: { description: "The person may enter, and sees the portal.", type: "final" },
    denied: { description: "The person may not enter, and is led to sign-in.", type: "final" }
  }
})
