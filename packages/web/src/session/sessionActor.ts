import { sessionLogic } from "@crewfleet/machines"
import type { Session, SessionStore } from "@crewfleet/sdk"
import { words } from "@crewfleet/sdk/rules"
import { getDefaultStore } from "jotai"
import { createActor, waitFor } from "xstate"
import { asksToSignIn } from "../notice/asksToSignIn.ts"
import { notify, withdraw } from "../notice/noticesAtom.ts"
import { ownTimeZoneAtom } from "../time/ownTimeZoneAtom.ts"
import { sharedClient } from "./client.ts"
import { forgetSession, keepSession, restoreSession, watchOtherTabs } from "./encryptedStore.ts"
import { forgetRenewed, leaveRenewed, renewedInPlaceOf } from "./renewedSession.ts"

/** The SDK's view of this tab's session. */
const store: SessionStore = {
  current: () => currentSession(),
  renew: (tokens) => sessionActor.send({ type: "tokens.renewed", ...tokens }),
  end: () => sessionActor.send({ type: "session.expired", place: location.pathname + location.search }),
  exclusively: (work) =>
    oneTabAtATime(async () => {
      const renewed = await renewedInPlaceOf(currentSession()?.accessToken).catch(() => undefined)
      const kept = renewed ?? (await restoreSession())
      if (kept) follow(kept)
      const spent = currentSession()?.accessToken
      const result = await work()
      const session = await settledSession()
      if (spent && session && session.accessToken !== spent)
        await leaveRenewed({ spent, session }).catch(() => {})
      return result
    })
}

/** The SDK's client; it arrives behind the first screen. */
export const loadClient = sharedClient(store)

/** Who uses this tab: the one actor that outlives every screen. */
export const sessionActor = createActor(
  sessionLogic(loadClient, {
    restore: restoreSession,
    keep: keepSession,
    forget: () => {
      forgetRenewed().catch(() => {})
      forgetSession()
    }
  })
)
sessionActor.on("notice", ({ notice }) => notify(notice))
let signedIn = false
let signedInBefore = false
sessionActor.subscribe(({ context }) => {
  getDefaultStore().set(ownTimeZoneAtom, context.session?.timeZone)
  const isSignedIn = context.session !== undefined
  if (isSignedIn === signedIn) return
  signedIn = isSignedIn
  signedInBefore = true
  if (signedIn) withdraw(...asksToSignIn)
  else withdraw(words.sessionRestored)
})
sessionActor.start()
watchOtherTabs(follow)

/** The session of whoever is signed in, at this moment. */
export const currentSession = (): Session | undefined => sessionActor.getSnapshot().context.session

/** The session, once it is known whether there is one and the browser has kept what it must. */
export const settledSession = async (): Promise<Session | undefined> => {
  const settled = await waitFor(
    sessionActor,
    (state) => !state.hasTag("busy") && !state.matches({ signedIn: { store: "keeping" } })
  )
  return settled.context.session
}

/** Whether somebody was signed in on this page and no longer is; they signed out, or were told of it. */
export const isSignedOut = (): boolean => signedInBefore && !signedIn

/** Ends the session here, in the other tabs and, where it answers in time, at the service. */
export const signOut = async (): Promise<void> => {
  sessionActor.send({ type: "signOut.asked" })
  await settledSession()
}

/** Does what another tab has done meanwhile. */
function follow(kept: Session | undefined) {
  if (kept?.accessToken === currentSession()?.accessToken) return
  sessionActor.send(kept ? { type: "elsewhere.opened", session: kept } : { type: "elsewhere.ended" })
}

/** Tabs share one refresh token, and using it twice would end the session: one tab renews, the others catch up. */
function oneTabAtATime<A>(work: () => Promise<A>): Promise<A> {
  return navigator.locks ? (navigator.locks.request("crewfleet.renewal", work) as Promise<A>) : work()
}
