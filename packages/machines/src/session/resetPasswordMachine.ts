import { failureOf, type Notice, noticesFor, type Problem } from "@crewfleet/sdk"
import { inServerWords, recoveryEmailForm, words } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"

type Context = {
  readonly email: string
  readonly problems: ReadonlyArray<Problem>
}

type Typed = {
  readonly email: string
}

/** What the service may say beside that it has done what was asked. */
export interface ServerAnswer {
  readonly message?: string | undefined
}

const emailProblems = (typed: Typed) => recoveryEmailForm.problems(typed, { now: "" })

const resetPassword = setup({
  types: {
    events: {} as { readonly type: "email.submitted"; readonly email: string },
    context: {} as Context,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: { sendLink: port<ServerAnswer, Typed>("sendLink") },
  guards: {
    isIncomplete: (_, typed: Typed) => emailProblems(typed).length > 0,
    isRefused: (_, { error }: { error: unknown }) => failureOf(error)._tag === "Refused"
  },
  actions: {
    keepEmail: assign((_, { email }: Typed) => ({ email, problems: emailProblems({ email }) })),
    explain: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      for (const notice of noticesFor("resetEmail", failureOf(error)))
        enqueue.emit({ type: "notice", notice })
    }),
    notifyAnswer: emit((_, { output }: { output: ServerAnswer }) => ({
      type: "notice",
      notice: inServerWords(output, words.emailSent)
    }))
  }
})

const sending = resetPassword.createStateConfig({
  description: "The service is asked to mail the link.",
  tags: "busy",
  invoke: {
    id: "sendLink",
    src: "sendLink",
    input: ({ context }) => ({ email: context.email.trim() }),
    onDone: { actions: { type: "notifyAnswer", params: ({ event }) => event }, target: "asking.sent" },
    onError: [
      {
        guard: { type: "isRefused", params: ({ event }) => event },
        actions: { type: "explain", params: ({ event }) => event },
        target: "asking.sent"
      },
      { actions: { type: "explain", params: ({ event }) => event }, target: "asking.waiting" }
    ]
  }
})

const asking = resetPassword.createStateConfig({
  description: "The person types an email address.",
  initial: "waiting",
  on: {
    "email.submitted": [
      {
        guard: { type: "isIncomplete", params: ({ event }) => event },
        actions: { type: "keepEmail", params: ({ event }) => event }
      },
      { actions: { type: "keepEmail", params: ({ event }) => event }, target: "sending" }
    ]
  },
  states: {
    waiting: { description: "No link is on its way yet." },
    sent: { description: "A link is on its way if the address is known; it can be asked for again." }
  }
})

/**
 * From an email address to a mailed link. A refusal looks like success, so that nobody learns which addresses are
 * known; the link can be asked for again.
 */
export const resetPasswordMachine = resetPassword.createMachine({
  id: "resetPassword",
  description: "Somebody asks for a mail with a link to set a new password.",
  context: { email: "", problems: [] },
  initial: "asking",
  states: { asking, sending }
})
