import type { signInMachine } from "@crewfleet/machines"
import type { Notice, Session } from "@crewfleet/sdk"
import { credentialsForm, leaderWords } from "@crewfleet/sdk/rules"
import { useId, useState } from "react"
import { Redirect } from "wouter"
import { AskedOnce } from "../form/AskedOnce.tsx"
import { notify } from "../notice/noticesAtom.ts"
import { OneTimePassword } from "../session/OneTimePassword.tsx"
import type { Recovery } from "../session/recovery.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { useLogic } from "../useLogic.ts"

interface AccessControlProps {
  readonly logic: typeof signInMachine
  readonly onSignedIn: (session: Session) => void
  /** The way back to the code of this device, where it has the log. */
  readonly onCancel?: (() => void) | undefined
}

/** Asks the leader of a journey for username and password, and for the passcode (specification 002 §2, "Team-leader entry"). */
export function AccessControl({ logic, onSignedIn, onCancel }: AccessControlProps) {
  const id = useId()
  const [refusal, setRefusal] = useState<Notice>()
  const [state, send] = useLogic(logic, {}, (emitted) => {
    if (emitted.type === "session.opened") onSignedIn(emitted.session)
    else if (emitted.notice.level === "error") setRefusal(emitted.notice)
    else notify(emitted.notice)
  })
  const attempt = (event: Parameters<typeof send>[0]) => {
    setRefusal(undefined)
    send(event)
  }
  const { username, problems } = state.context
  const busy = state.hasTag("busy")
  const shown = [...problems, ...(refusal ? [{ text: refusal.text }] : [])]

  if (state.matches("passwordExpired"))
    return <Redirect to="/reset-password" replace state={{ username, isExpired: true } satisfies Recovery} />
  if (state.matches("askingCode"))
    return (
      <OneTimePassword
        problems={shown}
        busy={busy}
        onConfirm={(answers) => attempt({ type: "code.submitted", ...answers })}
        onResend={() => attempt({ type: "code.requested" })}
        onCancel={() => attempt({ type: "code.cancelled" })}
      />
    )
  return (
    <Dialog
      open
      size="small"
      title={leaderWords.accessControl}
      description={leaderWords.forLeader}
      {...(onCancel && { onCancel })}
      actions={
        <>
          {onCancel && <Button onClick={onCancel}>Enter the code instead</Button>}
          <Button kind="primary" type="submit" form={id} busy={busy}>
            Sign in
          </Button>
        </>
      }
    >
      <AskedOnce
        id={id}
        of={credentialsForm}
        answers={{ username }}
        refusals={shown}
        busy={busy}
        onSubmit={(credentials) => attempt({ type: "credentials.submitted", ...credentials })}
      />
      <Row as="p" gap={4}>
        <Link href="/reset-password" alone>
          Forgot Password
        </Link>
        <Link href="/terms" alone>
          Terms
        </Link>
        <Link href="/privacy" alone>
          Privacy
        </Link>
      </Row>
    </Dialog>
  )
}
