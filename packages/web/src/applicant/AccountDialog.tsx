import type { signInMachine } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { credentialsForm } from "@crewfleet/sdk/rules"
import { useId, useState } from "react"
import { AskedOnce } from "../form/AskedOnce.tsx"
import { lazyScreen } from "../lazyScreen.tsx"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { useLogic } from "../useLogic.ts"

const OneTimePassword = lazyScreen(
  async () => (await import("../session/OneTimePassword.tsx")).OneTimePassword
)

interface AccountDialogProps {
  /** Signing in; whose session it is decides what becomes of it. */
  readonly logic: typeof signInMachine
  /** Why the one who signed in before was refused. */
  readonly refusals: ReadonlyArray<string>
  readonly busy: boolean
  readonly onOpened: (session: Session) => void
  readonly onClose: () => void
}

/** Asks somebody who has an account to sign in, without leaving what they typed. */
export function AccountDialog({ logic, refusals, busy, onOpened, onClose }: AccountDialogProps) {
  const id = useId()
  const [said, setSaid] = useState<ReadonlyArray<string>>([])
  const [state, send] = useLogic(logic, {}, (emitted) => {
    if (emitted.type === "session.opened") onOpened(emitted.session)
    else setSaid([emitted.notice.text])
  })
  const { username, problems } = state.context
  const asksCode = state.matches("askingCode")
  const shown = [...problems, ...[...refusals, ...said].map((text) => ({ text }))]
  const isBusy = busy || state.hasTag("busy")
  return (
    <Dialog
      open
      size="small"
      title="Sign in to apply"
      description="With your account you apply as who you are, and need not fill in the form."
      onCancel={onClose}
      actions={
        <Button kind="primary" type="submit" form={id} busy={isBusy}>
          Login
        </Button>
      }
    >
      <AskedOnce
        id={id}
        of={credentialsForm}
        answers={{ username }}
        refusals={asksCode ? [] : shown}
        busy={isBusy}
        onSubmit={(credentials) => {
          setSaid([])
          send({ type: "credentials.submitted", ...credentials })
        }}
      />
      <Row gap={3}>
        <Link href="/reset-password">Forgot Password</Link>
        <Link href="/terms">Terms</Link>
        <Link href="/privacy">Privacy</Link>
      </Row>
      {asksCode && (
        <OneTimePassword
          problems={shown}
          busy={isBusy}
          onConfirm={(answers) => {
            setSaid([])
            send({ type: "code.submitted", ...answers })
          }}
          onResend={() => {
            setSaid([])
            send({ type: "code.requested" })
          }}
          onCancel={() => send({ type: "code.cancelled" })}
        />
      )}
    </Dialog>
  )
}
