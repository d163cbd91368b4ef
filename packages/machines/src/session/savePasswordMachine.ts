import { failureOf, type Notice, noticesFor, type Problem } from "@crewfleet/sdk"
import { inServerWords, newPasswordForm, refusesLink, words } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"
import type { ServerAnswer } from "./resetPasswordMachine.ts"

type Event =
  | { readonly type: "password.submitted"; readonly newPassword: string; readonly repeatedpass: string }
  | { readonly type: "link.requested" }

type Typed = {
  readonly newPassword: string
  readonly repeatedpass: string
}

type Context = Typed & {
  readonly token: string
  readonly problems: ReadonlyArray<Problem>
}

/** What the `savePassword` port is asked with (specification 000 §3). */
export interface SavePasswordInput extends Typed {
  readonly token: string
}

const passwordProblems = (typed: Typed) => newPasswordForm.problems(typed, { now: "" })

const savePassword = setup({
  types: {
    input: {} as { readonly token: string | undefined },
    events: {} as Event,
    context: {} as Context,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: { savePassword: port<ServerAnswer, SavePasswordInput>("savePassword") },
  guards: {
    isLinkIncomplete: ({ context }) => context.token === "",
    isIncomplete: (_, typed: Typed) => passwordProblems(typed).length > 0,
    isLinkRefused: (_, { error }: { error: unknown }) => refusesLink(failureOf(error))
  },
  actions: {
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    notifyAnswer: emit((_, { output }: { output: ServerAnswer }) => ({
      type: "notice",
      notice: inServerWords(output, words.passwordSaved)
    })),
    explain: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      for (const notice of noticesFor("savePassword", failureOf(error)))
        enqueue.emit({ type: "notice", notice })
    }),
    explainLink: emit((_, { error }: { error: unknown }) => {
      const failure = failureOf(error)
      return {
        type: "notice",
        notice: inServerWords(failure._tag === "Refused" ? failure : {}, words.linkUnusable)
      }
    }),
    keepPassword: assign((_, { newPassword, repeatedpass }: Typed) => ({
      newPassword,
      repeatedpass,
      problems: passwordProblems({ newPassword, repeatedpass })
    })),
    forgetSecrets: assign({ token: "", newPassword: "", repeatedpass: "", problems: [] })
  }
})

const opening = savePassword.createStateConfig({
  description: "The link is looked at: some arrive without their end.",
  always: [
    {
      guard: "isLinkIncomplete",
      actions: { type: "notify", params: words.linkIncomplete },
      target: "linkUnusable"
    },
    { target: "asking" }
  ]
})

const asking = savePassword.createStateConfig({
  description: "The person types the new password twice.",
  on: {
    "password.submitted": [
      {
        guard: { type: "isIncomplete", params: ({ event }) => event },
        actions: { type: "keepPassword", params: ({ event }) => event }
      },
      { actions: { type: "keepPassword", params: ({ event }) => event }, target: "saving" }
    ]
  }
})

const saving = savePassword.createStateConfig({
  description: "The service saves the new password.",
  tags: "busy",
  invoke: {
    id: "savePassword",
    src: "savePassword",
    input: ({ context: { token, newPassword, repeatedpass } }) => ({ token, newPassword, repeatedpass }),
    onDone: { actions: { type: "notifyAnswer", params: ({ event }) => event }, target: "saved" },
    onError: [
      {
        guard: { type: "isLinkRefused", params: ({ event }) => event },
        actions: { type: "explainLink", params: ({ event }) => event },
        target: "linkUnusable"
      },
      { actions: { type: "explain", params: ({ event }) => event }, target: "asking" }
    ]
  }
})

/**
 * From the link in a mail to a new password. `saved` leads to sign-in, `askingNewLink` to the
 * recovery-email form.
 */
export const savePasswordMachine = savePassword.createMachine({
  id: "savePassword",
  description: "Somebody sets a new password with the link from a mail.",
  context: ({ input }) => ({
    token: input.token?.trim() ?? "",
    newPassword: "",
    repeatedpass: "",
    problems: []
  }),
  initial: "opening",
  states: {
    opening,
    asking,
    saving,
    linkUnusable: {
      description: "The link opens nothing any more; the person may ask for another.",
      entry: "forgetSecrets",
      on: { "link.requested": "askingNewLink" }
    },
    askingNewLink: {
      description: "The person is led to the form that mails another link.",
      type: "final"
    },
    saved: {
      description: "The new password holds, and the person is led to sign-in.",
      type: "final",
      entry: "forgetSecrets"
    }
  }
})
