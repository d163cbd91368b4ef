import type { Notice } from "@crewfleet/sdk"
import { words } from "@crewfleet/sdk/rules"
import { emit, setup } from "xstate"
import { port } from "../port.ts"

type Event =
  | { readonly type: "change.asked" }
  | { readonly type: "change.confirmed" }
  | { readonly type: "change.cancelled" }

const changePassword = setup({
  types: {
    events: {} as Event,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: { signOut: port<void, undefined>("signOut") },
  actions: { notify: emit((_, notice: Notice) => ({ type: "notice", notice })) }
})

const signingOut = changePassword.createStateConfig({
  description: "The person is being signed out.",
  tags: "busy",
  invoke: {
    id: "signOut",
    src: "signOut",
    input: undefined,
    onDone: "signedOut",
    onError: { actions: { type: "notify", params: words.sessionNotForgotten }, target: "asking" }
  }
})

/** Asks only whether to go on; going on signs out, and done means: go to the recovery-email form. */
export const changePasswordMachine = changePassword.createMachine({
  id: "changePassword",
  description: "Asks whether to sign out in order to change the password.",
  initial: "closed",
  states: {
    closed: { description: "Nothing is asked.", on: { "change.asked": "asking" } },
    asking: {
      description: "The person confirms or cancels.",
      on: { "change.confirmed": "signingOut", "change.cancelled": "closed" }
    },
    signingOut,
    signedOut: {
      description: "The person is signed out and led to the form that mails a link.",
      type: "final"
    }
  }
})
