import {
  failureOf,
  type LoginOutcome,
  type Notice,
  noticesFor,
  type Problem,
  type Session
} from "@crewfleet/sdk"
import { credentialsProblems, loginNotice, oneTimePasswordForm, portalOf } from "@crewfleet/sdk/rules"
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

type Context = {
  readonly username: string
  readonly password: string
  readonly otp: string
  readonly problems: ReadonlyArray<Problem>
  readonly codeSent: boolean
  /** What the service said last; forgotten once it has been acted on. */
  readonly outcome: LoginOutcome | undefined
  readonly portal: ReturnType<typeof portalOf> | undefined
}

type Typed = {
  readonly username: string
  readonly password: string
}

/** What the `login` port is asked with. */
export interface LoginInput extends Typed {
  readonly otp?: string
}

/** The credentials as the service is asked with them. */
export const credentialsOf = ({ username, password }: Context): LoginInput => ({
  username: username.trim(),
  password
})

const codeProblems = (typed: { readonly otp: string }) => oneTimePasswordForm.problems(typed, { now: "" })

/** What the sign-in machine is made of: its ports, the rules that it asks and what it does. */
export const signIn = setup({
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
    isCodeMissing: (_, typed: { readonly otp: string }) => codeProblems(typed).length > 0,
    findsSession: (_, { session }: { session: Session | undefined }) => session !== undefined,
    isSignedIn: ({ context }) => context.outcome?._tag === "SignedIn",
    isCodeSent: ({ context }) => context.outcome?._tag === "OtpSent",
    isNewCodeSent: ({ context }) => context.outcome?._tag === "OtpSent" && context.codeSent,
    isPasswordExpired: ({ context }) => context.outcome?._tag === "PasswordNeedsReset"
  },
  actions: {
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
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
      problems: codeProblems({ otp })
    })),
    keepOutcome: assign((_, { output }: { output: LoginOutcome }) => ({ outcome: output })),
    noteCodeSent: assign({ codeSent: true }),
    forgetCodeSent: assign({ codeSent: false }),
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
