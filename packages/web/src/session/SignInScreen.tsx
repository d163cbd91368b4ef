import { isPlaceOf, type Notice, type Session } from "@crewfleet/sdk"
import { Suspense, useState } from "react"
import { Link, Redirect } from "wouter"
import { useBrand } from "../brand/brandAtom.ts"
import { openSession } from "../fetchAhead.ts"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { lazyScreen } from "../lazyScreen.tsx"
import { asksToSignIn } from "../notice/asksToSignIn.ts"
import { tell, withdraw } from "../notice/noticesAtom.ts"
import { thisYear } from "../thisYear.ts"
import { afterPaint } from "../ui/afterPaint.ts"
import { Button } from "../ui/Button.tsx"
import { Form } from "../ui/Form.tsx"
import { PasswordField } from "../ui/PasswordField.tsx"
import { TextField } from "../ui/TextField.tsx"
import { useLogic } from "../useLogic.ts"
import styles from "./SignInScreen.module.css"
import { sessionActor } from "./sessionActor.ts"
import { signIn } from "./signIn.ts"

/** Where the person was when an earlier session ended, or wanted to go without one, if that is in the same portal. */
const placeFor = (session: Session): string | undefined => {
  const { place } = sessionActor.getSnapshot().context
  sessionActor.send({ type: "place.reached" })
  const wanted: unknown = history.state?.place
  return place ?? (typeof wanted === "string" && isPlaceOf(session, wanted) ? wanted : undefined)
}

const OneTimePassword = lazyScreen(async () => (await import("./OneTimePassword.tsx")).OneTimePassword)

/** Shows `signInMachine`: user name and password, and a one-time password where the service wants one. */
export function SignInScreen({ logic = signIn }) {
  const { name } = useBrand()
  const [place, setPlace] = useState<string>()
  const [refusal, setRefusal] = useState<Notice>()
  const [state, send] = useLogic(logic, {}, (emitted) => {
    if (emitted.type === "session.opened") {
      openSession(emitted.session)
      setPlace(placeFor(emitted.session))
    } else if (emitted.notice.level === "error") setRefusal(emitted.notice)
    else tell(emitted.notice)
  })
  const { username, problems, portal } = state.context
  const asksCode = state.matches("askingCode")
  const shown = [...problems, ...(refusal ? [{ text: refusal.text }] : [])]

  if (state.matches("signedIn") && portal) return <Redirect to={place ?? portal} replace />
  if (state.matches("passwordExpired")) return <Redirect to="/reset-password" replace />

  return (
    <PublicFrame product={name} title="Sign in" year={thisYear()}>
      <Form
        problems={asksCode ? [] : shown}
        busy={state.hasTag("busy")}
        onSubmit={(answers) => {
          setRefusal(undefined)
          withdraw(...asksToSignIn)
          const [username, password] = [String(answers.get("username")), String(answers.get("password"))]
          afterPaint(() => send({ type: "credentials.submitted", username, password }))
        }}
      >
        <TextField
          name="username"
          label="Username"
          hint="The email address of your account"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={username}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Button type="submit" kind="primary" wide busy={state.hasTag("busy")}>
          Sign in
        </Button>
      </Form>
      <p className={styles.aside}>
        <Link href="/reset-password">Forgot password?</Link>
      </p>
      {asksCode && (
        <Suspense>
          <OneTimePassword
            problems={shown}
            busy={state.hasTag("busy")}
            onConfirm={(otp) => {
              setRefusal(undefined)
              send({ type: "code.submitted", otp })
            }}
            onResend={() => {
              setRefusal(undefined)
              send({ type: "code.requested" })
            }}
            onCancel={() => send({ type: "code.cancelled" })}
          />
        </Suspense>
      )}
    </PublicFrame>
  )
}
