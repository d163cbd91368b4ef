import { type Session, words } from "@crewfleet/sdk"
import { session } from "./sessionSetup.ts"

/** Nobody is known to be signed in; somebody may sign in before the store has answered. */
const signedOut = session.createStateConfig({
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
    waiting: {}
  }
})

/** What the browser keeps follows the session. The ports must do their work in turn, so that the latest tokens win. */
const store = session.createStateConfig({
  initial: "keeping",
  states: {
    keeping: {
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
        onError: { actions: { type: "tell", params: words.sessionNotKept }, target: "kept" }
      }
    },
    kept: {
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
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "isForAgency", target: "loading" }, { target: "notNeeded" }] },
    notNeeded: {},
    loading: {
      invoke: {
        id: "loadAgency",
        src: "loadAgency",
        input: ({ context }) => ({ agentId: context.session?.agentId as number }),
        onDone: [
          {
            guard: { type: "isCurrencySet", params: ({ event }) => event },
            actions: [
              { type: "keepCurrency", params: ({ event }) => event },
              { type: "tellTimeZone", params: ({ event }) => event }
            ],
            target: "known"
          },
          { actions: ["fallBack", { type: "tellTimeZone", params: ({ event }) => event }], target: "unset" }
        ],
        onError: { actions: "fallBackForNow", target: "unknown" }
      }
    },
    known: {},
    /** The agency has none yet: its profile is to be completed. */
    unset: { on: { "profile.completed": "loading" } },
    unknown: { on: { "currency.asked": "loading" }, after: { currencyPause: "loading" } }
  }
})

const signedIn = session.createStateConfig({
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
        { type: "tell", params: words.sessionExpired }
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
  tags: "busy",
  entry: "forgetPlace",
  invoke: { id: "logout", src: "logout", input: undefined, onDone: "forgetting", onError: "forgetting" },
  after: { patience: "forgetting" }
})

const forgetting = session.createStateConfig({
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
    onError: { actions: { type: "tell", params: words.sessionNotForgotten }, target: "signedOut.waiting" }
  }
})

/** Who uses this browser, from the first moment to the last: one actor for each tab. */
export const sessionMachine = session.createMachine({
  id: "session",
  meta: { harmless: ["agentId", "baseCurrency", "timeZone", "currencyFailures"] },
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
