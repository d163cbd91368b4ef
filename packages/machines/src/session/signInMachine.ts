import {
  credentialsProblems,
  failureOf,
  type LoginOutcome,
  loginNotice,
  type Notice,
  noticesFor,
  oneTimePasswordProblems,
  type Problem,
  portalOf,
  type Session,
  words
} from "@crewfleet/sdk"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"

type Event =
  | { readonly type: "credentials.submitted"; readonly username: string; readonly password: string }
  | { readonly type: "code.submitted"; readonly otp: string }
  | { readonly type: "code.requested" }
  | { readonly type: "code.cancelled" }

type Emitted =
  | { readonly type: "notice"; readonly notice: Notice }
  | { readonly type: "session.opened"; readonly session: Session }

interface Context {
  readonly username: string
  readonly password: string
  readonly otp: string
  readonly problems: ReadonlyArray<Problem<"username" | "password" | "otp">>
  readonly codeSent: boolean
  /** What the service said last; forgotten once it has been acted on. */
  readonly outcome: LoginOutcome | undefined
  readonly portal: ReturnType<typeof portalOf> | undefined
}

interface Typed {
  readonly username: string
  readonly password: string
}

/** What the `login` port is asked with. */
export interface LoginInput extends Typed {
  readonly otp?: string
}

const credentialsOf = ({ username, password }: Context): LoginInput => ({
  username: username.trim(),
  password
})

const signIn = setup({
  types: {
    events: {} as Event,
    context: {} as Context,
    emitted: {} as Emitted,
    tags: {} as "busy",
    output: {} as { readonly portal: Context["portal"] }
  },
  actors: {
    restore: port<Session | undefined, undefined>("restore"),
    login: port<LoginOutcome, LoginInput>("login")
  },
  guards: {
    areIncomplete: (_, typed: Typed) => credentialsProblems(typed).length > 0,
    isCodeMissing: (_, typed: { readonly otp: string }) => oneTimePasswordProblems(typed).length > 0,
    findsSession: (_, { session }: { session: Session | undefined }) => session !== undefined,
    isSignedIn: ({ context }) => context.outcome?._tag === "SignedIn",
    isCodeSent: ({ context }) => context.outcome?._tag === "OtpSent",
    isNewCodeSent: ({ context }) => context.outcome?._tag === "OtpSent" && context.codeSent,
    isPasswordExpired: ({ context }) => context.outcome?._tag === "PasswordNeedsReset"
  },
  actions: {
    tell: emit((_, notice: Notice) => ({ type: "notice", notice })),
    explain: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      for (const notice of noticesFor("login", failureOf(error))) enqueue.emit({ type: "notice", notice })
    }),
    keepCredentials: assign((_, typed: Typed) => ({
      username: typed.username,
      password: typed.password,
      problems: credentialsProblems(typed)
    })),
    keepCode: assign((_, { otp }: { readonly otp: string }) => ({
      otp,
      problems: oneTimePasswordProblems({ otp })
    })),
    keepOutcome: assign((_, { output }: { output: LoginOutcome }) => ({ outcome: output })),
    forgetOutcome: assign({ outcome: undefined }),
    forgetCode: assign({ otp: "", problems: [] }),
    forgetSecrets: assign({ password: "", otp: "", problems: [], outcome: undefined }),
    explainOutcome: enqueueActions(({ context: { outcome }, enqueue }) => {
      const notice = outcome && loginNotice(outcome)
      if (notice) enqueue.emit({ type: "notice", notice })
    }),
    openSession: enqueueActions(({ context: { outcome }, enqueue }) => {
      if (outcome?._tag !== "SignedIn") return
      enqueue.assign({ portal: portalOf(outcome.session.userType) })
      enqueue.emit({ type: "session.opened", session: outcome.session })
    }),
    recognise: assign((_, { session }: { session: Session | undefined }) => ({
      portal: session && portalOf(session.userType)
    }))
  }
})

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
  entry: assign({ codeSent: false }),
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
  entry: assign({ codeSent: true }),
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
