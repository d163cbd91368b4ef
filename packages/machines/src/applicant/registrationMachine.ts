import { applicantForm, applicantWords } from "@crewfleet/sdk/rules"
import { registration } from "./registrationSetup.ts"

const opening = registration.createStateConfig({
  description:
    "The agency, what one can apply as, what was typed earlier and who is signed in are on their way.",
  tags: "busy",
  invoke: {
    id: "open",
    src: "open",
    input: ({ context }) => ({ agencyId: context.agencyId }),
    onDone: [
      {
        guard: { type: "isWorkerThere", params: ({ event }) => event },
        actions: { type: "keepOpened", params: ({ event }) => event },
        target: "existing"
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

const filling = registration.createStateConfig({
  description: "Somebody without an account fills in the form.",
  on: {
    "form.changed": { actions: [{ type: "change", params: ({ event }) => event }, "keepDraft"] },
    "form.cleared": { actions: ["clear", "forgetDraft"] },
    "submit.asked": [
      {
        guard: { type: "isIncomplete", params: ({ event }) => event },
        actions: [{ type: "keepProblems", params: ({ event }) => event }, "notifyIncomplete"]
      },
      {
        actions: [{ type: "keepProblems", params: ({ event }) => event }, "keepDraft"],
        target: "creating"
      }
    ],
    "account.asked": "signingIn"
  }
})

const creating = registration.createStateConfig({
  description: "The service adds the worker, or says what is wrong; what was typed stays.",
  tags: "busy",
  invoke: {
    id: "create",
    src: "create",
    input: ({ context: { agencyId, form, key } }) => ({ agencyId, form, key }),
    onDone: {
      actions: [
        { type: "keepTicket", params: ({ event }) => event },
        { type: "notify", params: applicantWords.added }
      ],
      target: "linking"
    },
    onError: { actions: { type: "explain", params: ({ event }) => event }, target: "filling" }
  }
})

const linking = registration.createStateConfig({
  description: "Whoever was added applies to the agency by the ticket of that.",
  tags: "busy",
  invoke: {
    id: "link",
    src: "link",
    input: ({ context: { agencyId, ticket, key } }) => ({ agencyId, ticket, key }),
    onDone: {
      actions: [{ type: "notify", params: applicantWords.linked }, "forgetDraft"],
      target: "registered"
    },
    onError: [
      {
        guard: { type: "isTicketSpent", params: ({ event }) => event },
        actions: [{ type: "explain", params: ({ event }) => event }, "forgetTicket", "keepDraft"],
        target: "filling"
      },
      { actions: { type: "explain", params: ({ event }) => event }, target: "added" }
    ]
  }
})

const signingIn = registration.createStateConfig({
  description: "Somebody who has an account signs in beside the form.",
  on: {
    "account.closed": "filling",
    "session.opened": [
      {
        guard: { type: "isWorker", params: ({ event }) => event },
        actions: { type: "keepSession", params: ({ event }) => event },
        target: "identifying"
      },
      {
        actions: [
          { type: "keepSession", params: ({ event }) => event },
          { type: "refuseRole", params: ({ event }) => event }
        ],
        target: "refusing"
      }
    ]
  }
})

const existing = registration.createStateConfig({
  description: "A worker who is signed in sees what is known of them, and agrees to share it.",
  on: {
    "form.changed": { actions: { type: "change", params: ({ event }) => event } },
    "submit.asked": [
      {
        guard: { type: "isIncomplete", params: ({ event }) => event },
        actions: [{ type: "keepProblems", params: ({ event }) => event }, "notifyIncomplete"]
      },
      { actions: { type: "keepProblems", params: ({ event }) => event }, target: "applying" }
    ]
  }
})

const applying = registration.createStateConfig({
  description: "The worker's application reaches the agency.",
  tags: "busy",
  invoke: {
    id: "apply",
    src: "apply",
    input: ({ context: { agencyId, worker, key } }) => ({ agencyId, workerId: worker?.id ?? 0, key }),
    onDone: { actions: { type: "notify", params: applicantWords.linked }, target: "applied" },
    onError: { actions: { type: "explain", params: ({ event }) => event }, target: "existing" }
  }
})

/**
 * Somebody applies to an agency: without an account they fill in the form, are added and apply by the ticket of that; with one
 * they sign in, and apply as who they are. What was typed survives every failure, and is sent again under the same key.
 */
export const registrationMachine = registration.createMachine({
  id: "registration",
  description: "Somebody applies to an agency, with an account or without.",
  // What the form's rules look at; beside names and addresses that are masked it tells of nobody.
  meta: { harmless: ["now", "shares", "gender", "nationality", ...applicantForm.harmless] },
  context: ({ input }) => ({
    agencyId: input.agencyId,
    agency: undefined,
    codes: [],
    form: applicantForm.empty,
    key: "",
    isKept: false,
    ticket: "",
    worker: undefined,
    session: undefined,
    problems: [],
    failure: undefined
  }),
  initial: "opening",
  states: {
    opening,
    failed: {
      description: "The page could not be loaded; the person may try again.",
      on: { "reload.asked": "opening" }
    },
    absent: {
      description: "There is no such agency; the person may look again.",
      on: { "reload.asked": "opening" }
    },
    filling,
    creating,
    linking,
    added: {
      description: "They are added and have not applied yet, which can be tried again.",
      on: { "submit.asked": "linking" }
    },
    signingIn,
    refusing: {
      description: "Whoever signed in is no worker, and is signed out again.",
      tags: "busy",
      invoke: {
        id: "endSession",
        src: "endSession",
        input: ({ context }) => ({ session: context.session }),
        onDone: { actions: "forgetSession", target: "signingIn" },
        onError: { actions: "forgetSession", target: "signingIn" }
      }
    },
    identifying: {
      description: "What is known of the worker who has signed in is on its way.",
      tags: "busy",
      invoke: {
        id: "identify",
        src: "identify",
        input: ({ context }) => ({ session: context.session }),
        onDone: { actions: { type: "keepWorker", params: ({ event }) => event }, target: "existing" },
        onError: {
          actions: ["forgetSession", { type: "keepFailure", params: ({ event }) => event }],
          target: "failed"
        }
      }
    },
    existing,
    applying,
    registered: {
      description: "They are added and have applied; how to sign in comes by mail.",
      type: "final"
    },
    applied: { description: "The worker has applied.", type: "final" }
  }
})
