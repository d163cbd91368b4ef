import { words } from "@crewfleet/sdk/rules"
import { credentialsOf, signIn } from "./signInSetup.ts"

const asking = signIn.createStateConfig({
  description: "The person fills in user name and password.",
  initial: "restoring",
  on: {
    "credentials.submitted": [
      {
        guard: { type: "areIncomplete", params: ({ event }) => event },
        actions: { type: "keepCredentials", params: ({ event }) => event }
      },
      { actions: { type: "keepCredentials", params: ({ event }) => event }, target: "signingIn" }
    ]
  },
  states: {
    /** Not busy: a person may type, and sign in, while a stored session is looked for. */
    restoring: {
      description: "A session that this browser may still hold is looked for; the person can type meanwhile.",
      invoke: {
        id: "restore",
        src: "restore",
        input: undefined,
        onDone: [
          {
            guard: { type: "findsSession", params: ({ event }) => ({ session: event.output }) },
            actions: [
              { type: "recognise", params: ({ event }) => ({ session: event.output }) },
              { type: "notify", params: words.sessionRestored }
            ],
            target: "#signIn.signedIn"
          },
          { target: "waiting" }
        ],
        onError: { target: "waiting" }
      }
    },
    waiting: { description: "The form waits to be sent." }
  }
})

const signingIn = signIn.createStateConfig({
  description: "The service checks user name and password.",
  tags: "busy",
  entry: "forgetCodeSent",
  invoke: {
    id: "login",
    src: "login",
    input: ({ context }) => credentialsOf(context),
    onDone: { actions: { type: "keepOutcome", params: ({ event }) => event }, target: "deciding" },
    onError: { actions: { type: "explain", params: ({ event }) => event }, target: "asking.waiting" }
  }
})

const askingCode = signIn.createStateConfig({
  description: "The service has sent a one-time password, and the person enters it.",
  initial: "waiting",
  entry: "noteCodeSent",
  exit: "forgetCode",
  on: { "code.cancelled": { target: "asking.waiting" } },
  states: {
    waiting: {
      description: "The one-time password can be entered, asked for once more, or given up.",
      on: {
        "code.submitted": [
          {
            guard: { type: "isCodeMissing", params: ({ event }) => event },
            actions: { type: "keepCode", params: ({ event }) => event }
          },
          { actions: { type: "keepCode", params: ({ event }) => event }, target: "confirming" }
        ],
        "code.requested": { target: "#signIn.resending" }
      }
    },
    confirming: {
      description: "The service checks the one-time password.",
      tags: "busy",
      invoke: {
        id: "confirm",
        src: "login",
        input: ({ context }) => ({
          ...credentialsOf(context),
          otp: context.otp.replaceAll(/[\s-]/g, "")
        }),
        onDone: {
          actions: { type: "keepOutcome", params: ({ event }) => event },
          target: "#signIn.deciding"
        },
        onError: { actions: { type: "explain", params: ({ event }) => event }, target: "waiting" }
      }
    }
  }
})

/** The modal is closed, and the same credentials ask for another code. */
const resending = signIn.createStateConfig({
  description: "The service sends another one-time password.",
  tags: "busy",
  invoke: {
    id: "resend",
    src: "login",
    input: ({ context }) => credentialsOf(context),
    onDone: { actions: { type: "keepOutcome", params: ({ event }) => event }, target: "deciding" },
    onError: { actions: { type: "explain", params: ({ event }) => event }, target: "asking.waiting" }
  }
})

/** The rule of specification 000 §4, "Login outcomes". */
const deciding = signIn.createStateConfig({
  description: "The service's answer decides what comes next.",
  always: [
    { guard: "isSignedIn", actions: "openSession", target: "signedIn" },
    {
      guard: "isNewCodeSent",
      actions: ["forgetOutcome", { type: "notify", params: words.newCodeSent }],
      target: "askingCode"
    },
    { guard: "isCodeSent", actions: "forgetOutcome", target: "askingCode" },
    { guard: "isPasswordExpired", actions: "explainOutcome", target: "passwordExpired" },
    { actions: ["explainOutcome", "forgetSecrets"], target: "asking.waiting" }
  ]
})

/**
 * From credentials, by way of a one-time password where the service wants one, to a session, which leaves as
 * `session.opened`. Done means: go to `portal`, or to the password reset where there is none.
 */
export const signInMachine = signIn.createMachine({
  id: "signIn",
  description: "Somebody signs in, with a one-time password where the service wants one.",
  context: {
    username: "",
    password: "",
    otp: "",
    problems: [],
    codeSent: false,
    outcome: undefined,
    portal: undefined
  },
  initial: "asking",
  states: {
    asking,
    signingIn,
    askingCode,
    resending,
    deciding,
    passwordExpired: {
      description: "The password has expired, and the person is led to the password reset.",
      type: "final",
      entry: "forgetSecrets"
    },
    signedIn: {
      description: "The person is signed in and goes on to their portal.",
      type: "final",
      entry: "forgetSecrets"
    }
  },
  output: ({ context }) => ({ portal: context.portal })
})
