import { words } from "@crewfleet/sdk"
import { credentialsOf, signIn } from "./signInSetup.ts"

const asking = signIn.createStateConfig({
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
      invoke: {
        id: "restore",
        src: "restore",
        input: undefined,
        onDone: [
          {
            guard: { type: "findsSession", params: ({ event }) => ({ session: event.output }) },
            actions: [
              { type: "recognise", params: ({ event }) => ({ session: event.output }) },
              { type: "tell", params: words.sessionRestored }
            ],
            target: "#signIn.signedIn"
          },
          { target: "waiting" }
        ],
        onError: { target: "waiting" }
      }
    },
    waiting: {}
  }
})

const signingIn = signIn.createStateConfig({
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
  initial: "waiting",
  entry: "noteCodeSent",
  exit: "forgetCode",
  on: { "code.cancelled": { target: "asking.waiting" } },
  states: {
    waiting: {
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
  always: [
    { guard: "isSignedIn", actions: "openSession", target: "signedIn" },
    {
      guard: "isNewCodeSent",
      actions: ["forgetOutcome", { type: "tell", params: words.newCodeSent }],
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
    passwordExpired: { type: "final", entry: "forgetSecrets" },
    signedIn: { type: "final", entry: "forgetSecrets" }
  },
  output: ({ context }) => ({ portal: context.portal })
})
