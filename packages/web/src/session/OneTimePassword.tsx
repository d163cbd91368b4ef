import { type AnswersOf, oneTimePasswordForm } from "@crewfleet/sdk/rules"
import { useId } from "react"
import { AskedOnce } from "../form/AskedOnce.tsx"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import type { Problem } from "../ui/ErrorSummary.tsx"

interface OneTimePasswordProps {
  readonly problems: ReadonlyArray<Problem>
  readonly busy: boolean
  readonly onConfirm: (answers: AnswersOf<typeof oneTimePasswordForm>) => void
  readonly onResend: () => void
  readonly onCancel: () => void
}

/** Asks for the code that was sent by e-mail. */
export function OneTimePassword({ problems, busy, onConfirm, onResend, onCancel }: OneTimePasswordProps) {
  const id = useId()
  return (
    <Dialog
      open
      size="small"
      title="Enter one-time password"
      description="We have sent a 6-digit code to your email address. It works for 5 minutes."
      onCancel={onCancel}
      actions={
        <>
          <Button kind="quiet" disabled={busy} onClick={onResend}>
            Resend OTP
          </Button>
          <Button kind="primary" type="submit" form={id} busy={busy}>
            Confirm
          </Button>
        </>
      }
    >
      <AskedOnce id={id} of={oneTimePasswordForm} problems={problems} busy={busy} onSubmit={onConfirm} />
    </Dialog>
  )
}
