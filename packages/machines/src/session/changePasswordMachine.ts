import { type Notice, words } from "@crewfleet/sdk"
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
  actions: { tell: emit((_, notice: Notice) => ({ type: "notice", notice })) }
})

const signingOut = changePassword.createStateConfig({
  tags: "busy",
  invoke: {
    id: "signOut",
    src: "signOut",
    input: undefined,
    onDone: "signedOut",
    onError: { actions: { type: "tell", params: words.sessionNotForgotten }, target: "asking" }
  }
})

/** Asks only whether to go on; going on signs out, and done means: go to the recovery-email form. */
export const changePasswordMachine = changePassword.createMachine({
  id: "changePassword",
  initial: "closed",
  states: {
    closed: { on: { "change.asked": "asking" } },
    asking: { on: { "change.confirmed": "signingOut", "change.cancelled": "closed" } },
    signingOut,
    signedOut: { type: "final" }
  }
})
