import { signInLogic } from "@crewfleet/machines"
import type { Notice, Session } from "@crewfleet/sdk"
import { isPlaceOf } from "@crewfleet/sdk/rules"
import { useEffect, useState } from "react"
import { Redirect } from "wouter"
import { useBrand } from "../brand/brandAtom.ts"
import { lazyScreen } from "../lazyScreen.tsx"
import { asksToSignIn } from "../notice/asksToSignIn.ts"
import { notify, withdraw } from "../notice/noticesAtom.ts"
import type { Recovery } from "../session/recovery.ts"
import { SignInPage } from "../session/SignInPage.tsx"
import { loadClient, sessionActor, settledSession } from "../session/sessionActor.ts"
import { takeOver } from "../session/takeOver.ts"
import { afterPaint } from "../ui/afterPaint.ts"
import { useLogic } from "../useLogic.ts"
import { openSession, runAhead } from "./runAhead.ts"

/** Where the person was when an earlier session ended, or wanted to go without one, if that is in the same portal. */
const placeFor = (session: Session): string | undefined => {
  const { place } = sessionActor.getSnapshot().context
  sessionActor.send({ type: "place.reached" })
  const wanted: unknown = history.state?.place
  return place ?? (typeof wanted === "string" && isPlaceOf(session, wanted) ? wanted : undefined)
}

const OneTimePassword = lazyScreen(
  async () => (await import("../session/OneTimePassword.tsx")).OneTimePassword
)

/** Shows `signInMachine`: user name and password, and a one-time password where the service wants one. */
export function SignInScreen({ logic = signIn }) {
  const { name } = useBrand()
  const [place, setPlace] = useState<string>()
  const [isOpening, setOpening] = useState(false)
  const [refusal, setRefusal] = useState<Notice>()
  const [state, send] = useLogic(logic, {}, (emitted) => {
    if (emitted.type === "session.opened") {
      setOpening(true)
      openSession(emitted.session).then(() => {
        setPlace(placeFor(emitted.session))
        setOpening(false)
      })
    } else if (emitted.notice.level === "error") setRefusal(emitted.notice)
    else notify(emitted.notice)
  })
  useEffect(takeOver, [])
  const { username, problems, portal } = state.context
  const asksCode = state.matches("askingCode")
  const shown = [...problems, ...(refusal ? [{ text: refusal.text }] : [])]
  const busy = state.hasTag("busy") || isOpening

  if (state.matches("signedIn") && portal && !isOpening) return <Redirect to={place ?? portal} replace />
  if (state.matches("passwordExpired"))
    return <Redirect to="/reset-password" replace state={{ username, isExpired: true } satisfies Recovery} />

  return (
    <SignInPage
      product={name}
      username={username}
      problems={asksCode ? [] : shown}
      busy={busy}
      onSubmit={(credentials) => {
        setRefusal(undefined)
        withdraw(...asksToSignIn)
        afterPaint(() => {
          send({ type: "credentials.submitted", ...credentials })
          runAhead()
        })
      }}
    >
      {asksCode && (
        <OneTimePassword
          problems={shown}
          busy={busy}
          onConfirm={(answers) => {
            setRefusal(undefined)
            send({ type: "code.submitted", ...answers })
          }}
          onResend={() => {
            setRefusal(undefined)
            send({ type: "code.requested" })
          }}
          onCancel={() => send({ type: "code.cancelled" })}
        />
      )}
    </SignInPage>
  )
}

/** Signing in as this portal does it: over HTTP, finding the session that this browser still holds. */
const signIn = signInLogic(loadClient, settledSession)
