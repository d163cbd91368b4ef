import { transportForm, wardWords } from "@crewfleet/sdk/rules"
import { newTransport } from "./newTransportSetup.ts"

const opening = newTransport.createStateConfig({
  description: "Whom one can ask, what was typed earlier and who is signed in are on their way.",
  tags: "busy",
  invoke: {
    id: "open",
    src: "open",
    input: ({ context: { agencyId, from } }) => ({ agencyId, from }),
    onDone: [
      {
        guard: { type: "isSignedIn", params: ({ event }) => event },
        actions: { type: "keepOpened", params: ({ event }) => event },
        target: "signedIn"
      },
      { actions: { type: "keepOpened", params: ({ event }) => event }, target: "filling" }
    ],
    onError: [
      {
        guard: { type: "isNowhere", params: ({ event }) => event },
        actions: { type: "keepFailure", params: ({ event }) => event },
        target: "absent"
      },
      { actions: { type: "keepFailure", params: ({ event }) => event }, target: "failed" }
    ]
  }
})

const expired = {
  target: "filling",
  reenter: true,
  actions: ["clear", "forgetDraft", { type: "notify", params: wardWords.draftEnded }]
} as const

const filling = newTransport.createStateConfig({
  description: "Somebody fills in the request; what is typed stays on this device for a while.",
  entry: ["stopWaiting", "awaitExpiry"],
  on: {
    "form.changed": {
      actions: [{ type: "change", params: ({ event }) => event }, "keepDraft", "stopWaiting", "awaitExpiry"]
    },
    "agency.chosen": {
      actions: [
        { type: "chooseAgency", params: ({ event }) => event },
        "keepDraft",
        "stopWaiting",
        "awaitExpiry"
      ]
    },
    "left.dismissed": { actions: ["dismissLeft", "keepDraft"] },
    "draft.deleted": expired,
    "draft.expired": { guard: "isTyped", ...expired },
    "submit.asked": {
      actions: [{ type: "noteAsked", params: ({ event }) => event }, "keepDraft"],
      target: "judging"
    }
  }
})

const judging = newTransport.createStateConfig({
  description: "What was typed is looked at: whether something is missing, wrong or odd.",
  tags: "busy",
  invoke: {
    id: "judge",
    src: "judge",
    input: ({ context: { agencyId, form, passed, now } }) => ({ agencyId, form, passed, now }),
    onDone: [
      {
        guard: { type: "isIncomplete", params: ({ event }) => event },
        actions: { type: "keepJudgement", params: ({ event }) => event },
        target: "filling"
      },
      {
        guard: { type: "isUnconfirmed", params: ({ event }) => event },
        actions: { type: "keepJudgement", params: ({ event }) => event },
        target: "confirming"
      },
      { actions: { type: "keepJudgement", params: ({ event }) => event }, target: "sending" }
    ],
    onError: { actions: { type: "explain", params: ({ event }) => event }, target: "filling" }
  }
})

const confirming = newTransport.createStateConfig({
  description: "Odd answers are asked about: whoever says that they are right passes them.",
  on: {
    "confirmation.passed": { actions: ["pass", "keepDraft"], target: "sending" },
    "confirmation.declined": "filling",
    "draft.expired": expired
  }
})

const sending = newTransport.createStateConfig({
  description: "The request is on its way, once, however often somebody presses.",
  tags: "busy",
  invoke: {
    id: "send",
    src: "send",
    input: ({ context: { agencyId = 0, form, key, passed } }) => ({ agencyId, form, key, passed }),
    onDone: {
      actions: [{ type: "keepMade", params: ({ event }) => event }, "stopWaiting", "forgetDraft"],
      target: "sent"
    },
    onError: { actions: { type: "explain", params: ({ event }) => event }, target: "filling" }
  }
})

/**
 * A journey is asked for, by a guest or a client. What is typed survives every failure and is sent again under the same key;
 * on this device it ends by itself, or at one touch.
 */
export const newTransportMachine = newTransport.createMachine({
  id: "newTransport",
  description: "A journey is asked for, by a guest or by a client.",
  meta: { harmless: ["now", "isSignedIn", "lasting", "lasts", ...transportForm.harmless] },
  context: ({ input: { agencyId, from, lasting } }) => ({
    agencies: [],
    agencyId,
    from,
    lasting,
    lasts: lasting,
    form: transportForm.empty,
    key: "",
    left: {},
    isKept: false,
    passed: [],
    unconfirmed: [],
    problems: [],
    now: "",
    failure: undefined,
    made: undefined,
    sentTo: ""
  }),
  initial: "opening",
  states: {
    opening,
    failed: {
      description: "The page could not be loaded; the person may try again.",
      on: { "reload.asked": "opening" }
    },
    absent: {
      description: "There is no such agency, or no such earlier request; the person may look again.",
      on: { "reload.asked": "opening" }
    },
    signedIn: {
      description:
        "Somebody is signed in on a page for guests, and asks for journeys elsewhere or signs out.",
      on: { "reload.asked": "opening" }
    },
    filling,
    judging,
    confirming,
    sending,
    sent: {
      description:
        "The journey is asked for, and nothing of it is left on this device; the person may ask for another.",
      on: { "another.asked": { actions: "begin", target: "filling" } }
    }
  }
})
