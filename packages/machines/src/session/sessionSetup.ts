import type { Notice, Session } from "@crewfleet/sdk"
import { fallbackCurrency, isPlaceOf, isSameUser, needsProfile } from "@crewfleet/sdk/rules"
import { assign, emit, raise, setup } from "xstate"
import { port } from "../port.ts"

/** What happens to the session of one tab. */
export type SessionEvent =
  /** Somebody signed in here. */
  | { readonly type: "session.opened"; readonly session: Session }
  /** The session can no longer be renewed; `place` is where the person was. */
  | { readonly type: "session.expired"; readonly place?: string | undefined }
  | { readonly type: "tokens.renewed"; readonly accessToken: string; readonly refreshToken: string }
  | { readonly type: "signOut.asked" }
  /** The remembered place was returned to. */
  | { readonly type: "place.reached" }
  /** The agency has completed its profile. */
  | { readonly type: "profile.completed" }
  /** The agency reads and writes times in this zone; in the platform's where it has none. */
  | { readonly type: "timeZone.told"; readonly timeZone: string | undefined }
  /** The agency's currency is to be loaded again, at once. */
  | { readonly type: "currency.asked" }
  /** Another tab signed in, or renewed its tokens. */
  | { readonly type: "elsewhere.opened"; readonly session: Session }
  /** Another tab signed out. */
  | { readonly type: "elsewhere.ended" }

type Context = {
  readonly session: Session | undefined
  /** ISO 4217; only agencies have one. */
  readonly baseCurrency: string | undefined
  /** How often it could not be loaded, as far as that is counted: the fallback stands in for it. */
  readonly currencyFailures: number | undefined
  /** Where the person was when the session expired, and who that was: nobody else is led there. */
  readonly place: string | undefined
  readonly leftBy: Session | undefined
}

const mostFailures = 6

/** What a session learns of its agency: `baseCurrency` is null where it has not completed its profile. */
export interface KnownAgency {
  readonly baseCurrency: string | null
  readonly timeZone: string | undefined
}

type WithSession = {
  readonly session: Session
}

const nowhere = { place: undefined, leftBy: undefined }

/** What the session machine is made of: its ports, the rules that it asks and what it does. */
export const session = setup({
  types: {
    events: {} as SessionEvent,
    context: {} as Context,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: {
    restore: port<Session | undefined, undefined>("restore"),
    keep: port<void, WithSession>("keep"),
    forget: port<void, undefined>("forget"),
    loadAgency: port<KnownAgency, { readonly agentId: number }>("loadAgency"),
    logout: port<void, undefined>("logout")
  },
  delays: {
    /** How long a sign-out waits for the service, in milliseconds. */
    patience: 2_000,
    /** From five seconds to almost three minutes. */
    currencyPause: ({ context: { currencyFailures = 1 } }) => 5_000 * 2 ** (currencyFailures - 1)
  },
  guards: {
    isFound: (_, { output }: { output: Session | undefined }) => output !== undefined,
    isSameUser: ({ context }, arrived: WithSession) =>
      context.session !== undefined && isSameUser(context.session, arrived.session),
    isForAgency: ({ context: { session } }) =>
      session?.userType === "AGENCY" && session.agentId !== undefined,
    isAnotherZone: ({ context }, { timeZone }: { readonly timeZone: string | undefined }) =>
      context.session !== undefined && context.session.timeZone !== timeZone,
    isCurrencySet: (_, { output }: { output: KnownAgency }) => !needsProfile(output)
  },
  actions: {
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    begin: assign(({ context }, arrived: { session: Session | undefined }) => ({
      session: arrived.session,
      baseCurrency: undefined,
      currencyFailures: undefined,
      ...(arrived.session && isWayBack(context, arrived.session) ? {} : nowhere)
    })),
    replace: assign((_, arrived: WithSession) => ({ session: arrived.session })),
    renew: assign(
      ({ context }, { accessToken, refreshToken }: { accessToken: string; refreshToken: string }) => ({
        session: context.session && { ...context.session, accessToken, refreshToken }
      })
    ),
    keepCurrency: assign((_, { output }: { output: KnownAgency }) => ({
      baseCurrency: output.baseCurrency ?? undefined,
      currencyFailures: undefined
    })),
    reportTimeZone: raise((_, { output }: { output: KnownAgency }) => ({
      type: "timeZone.told",
      timeZone: output.timeZone
    })),
    keepTimeZone: assign(({ context }, { timeZone }: { readonly timeZone: string | undefined }) => ({
      session: context.session && { ...context.session, timeZone }
    })),
    fallBack: assign({ baseCurrency: fallbackCurrency, currencyFailures: undefined }),
    fallBackForNow: assign(({ context: { currencyFailures = 0 } }) => ({
      baseCurrency: fallbackCurrency,
      currencyFailures: Math.min(currencyFailures + 1, mostFailures)
    })),
    rememberPlace: assign(({ context: { session } }, { place }: { place?: string | undefined }) => ({
      place,
      leftBy: session && { ...session, accessToken: "", refreshToken: "", permissions: [] }
    })),
    forgetPlace: assign(nowhere),
    end: assign({ session: undefined, baseCurrency: undefined, currencyFailures: undefined })
  }
})

const isWayBack = ({ place, leftBy }: Context, arrived: Session): boolean =>
  place !== undefined && isPlaceOf(arrived, place) && (leftBy === undefined || isSameUser(leftBy, arrived))
