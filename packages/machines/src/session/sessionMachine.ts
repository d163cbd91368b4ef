import type { Session } from "@crewfleet/sdk"
import { words } from "@crewfleet/sdk/rules"
import { session } from "./sessionSetup.ts"

/** Nobody is known to be signed in; somebody may sign in before the store has answered. */
const signedOut = session.createStateConfig({
  description: "Nobody is known to be signed in.",
  initial: "restoring",
  entry: "end",
  on: {
    "session.opened": { actions: { type: "begin", params: ({ event }) => event }, target: "signedIn" },
    "elsewhere.opened": {
      actions: { type: "begin", params: ({ event }) => event },
      target: "#session.signedIn.store.kept"
    }
  },
  states: {
    restoring: {
      description: "The session that this browser may have kept is looked for.",
      tags: "busy",
      on: { "elsewhere.ended": "waiting" },
      invoke: {
        id: "restore",
        src: "restore",
        input: undefined,
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => event },
            actions: { type: "begin", params: ({ event }) => ({ session: event.output }) },
            target: "#session.signedIn.store.kept"
          },
          { target: "waiting" }
        ],
        onError: "#session.forgetting"
      }
    },
    waiting: { description: "Somebody may sign in, here or in another tab." }
  }
})

/** What the browser keeps follows the session. The ports must do their work in turn, so that the latest tokens win. */
const store = session.createStateConfig({
  description: "What this browser keeps follows the session.",
  initial: "keeping",
  states: {
    keeping: {
      description: "The session is being written to this browser, encrypted.",
      on: {
        "tokens.renewed": {
          actions: { type: "renew", params: ({ event }) => event },
          target: "keeping",
          reenter: true
        },
        "timeZone.told": {
          guard: { type: "isAnotherZone", params: ({ event }) => event },
          actions: { type: "keepTimeZone", params: ({ event }) => event },
          target: "keeping",
          reenter: true
        },
        /** What is still being written would bring the session back. */
        "elsewhere.ended": "#session.forgetting",
        "elsewhere.opened": {
          guard: { type: "isSameUser", params: ({ event }) => event },
          actions: { type: "replace", params: ({ event }) => event },
          target: "keeping",
          reenter: true
        }
      },
      invoke: {
        id: "keep",
        src: "keep",
        input: ({ context }) => ({ session: context.session as Session }),
        onDone: { target: "kept" },
        onError: { actions: { type: "notify", params: words.sessionNotKept }, target: "kept" }
      }
    },
    kept: {
      description: "This browser has kept the session, or has said that it could not.",
      on: {
        "tokens.renewed": { actions: { type: "renew", params: ({ event }) => event }, target: "keeping" },
        "timeZone.told": {
          guard: { type: "isAnotherZone", params: ({ event }) => event },
          actions: { type: "keepTimeZone", params: ({ event }) => event },
          target: "keeping"
        },
        "elsewhere.opened": {
          guard: { type: "isSameUser", params: ({ event }) => event },
          actions: { type: "replace", params: ({ event }) => event }
        }
      }
    }
  }
})

/**
 * Loads while the person already works (specification 000 §4); not busy, because nothing waits for it. Where that fails
 * the fallback stands in, and the currency is asked for again, after ever longer pauses.
 */
const currency = session.createStateConfig({
  description: "The agency's currency is learnt while the person already works.",
  initial: "deciding",
  states: {
    deciding: {
      description: "Who is signed in decides whether a currency is needed.",
      always: [{ guard: "isForAgency", target: "loading" }, { target: "notNeeded" }]
    },
    notNeeded: { description: "Whoever is signed in is of no agency, and needs no currency." },
    loading: {
      description: "The agency's currency and time zone are on their way.",
      invoke: {
        id: "loadAgency",
        src: "loadAgency",
        input: ({ context }) => ({ agentId: context.session?.agentId as number }),
        onDone: [
          {
            guard: { type: "isCurrencySet", params: ({ event }) => event },
            actions: [
              { type: "keepCurrency", params: ({ event }) => event },
              { type: "reportTimeZone", params: ({ event }) => event }
            ],
            target: "known"
          },
          { actions: ["fallBack", { type: "reportTimeZone", params: ({ event }) => event }], target: "unset" }
        ],
        onError: { actions: "fallBackForNow", target: "unknown" }
      }
    },
    known: { description: "Amounts are shown in the agency's currency." },
    unset: {
      description: "The agency has yet to complete its profile, where it chooses a currency.",
      on: { "profile.completed": "loading" }
    },
    unknown: {
      description: "The currency could not be loaded: another stands in for it, and it is asked for again.",
      on: { "currency.asked": "loading" },
      after: { currencyPause: "loading" }
    }
  }
})

const signedIn = session.createStateConfig({
  description: "Somebody is signed in.",
  type: "parallel",
  on: {
    /** Whoever signs in, or was handed over, takes the place of whoever was signed in before. */
    "session.opened": {
      actions: { type: "begin", params: ({ event }) => event },
      target: "#session.signedIn",
      reenter: true
    },
    "elsewhere.opened": {
      actions: { type: "begin", params: ({ event }) => event },
      target: "#session.signedIn.store.kept",
      reenter: true
    },
    "elsewhere.ended": { target: "signedOut.waiting" },
    "session.expired": {
      actions: [
        { type: "rememberPlace", params: ({ event }) => event },
        { type: "notify", params: words.sessionExpired }
      ],
      target: "forgetting"
    },
    "signOut.asked": { target: "signingOut" },
    "place.reached": { actions: "forgetPlace" }
  },
  states: { store, currency }
})

/** The session is still there, so that the service can be told whose it was; it is not waited for longer than a moment. */
const signingOut = session.createStateConfig({
  description: "The service is told that the session ends, and is waited for a moment at most.",
  tags: "busy",
  entry: "forgetPlace",
  invoke: { id: "logout", src: "logout", input: undefined, onDone: "forgetting", onError: "forgetting" },
  after: { patience: "forgetting" }
})

const forgetting = session.createStateConfig({
  description: "This browser forgets the session.",
  tags: "busy",
  entry: "end",
  on: {
    "session.opened": { actions: { type: "begin", params: ({ event }) => event }, target: "signedIn" }
  },
  invoke: {
    id: "forget",
    src: "forget",
    input: undefined,
    onDone: "signedOut.waiting",
    onError: { actions: { type: "notify", params: words.sessionNotForgotten }, target: "signedOut.waiting" }
  }
})

/** Who uses this browser, from the first moment to the last: one actor for each tab. */
export const sessionMachine = session.createMachine({
  id: "session",
  description: "Who uses this tab, from its first moment to its last.",
  meta: { harmless: ["agentId", "permissions", "baseCurrency", "timeZone", "currencyFailures"] },
  context: {
    session: undefined,
    baseCurrency: undefined,
    currencyFailures: undefined,
    place: undefined,
    leftBy: undefined
  },
  initial: "signedOut",
  states: { signedOut, signedIn, signingOut, forgetting }
})
