import { oneTimePasswordForm } from "@crewfleet/sdk"
import { useId } from "react"
import { askedOnce } from "../form/ControlProps.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import type { Problem } from "../ui/ErrorSummary.tsx"
import { Form } from "../ui/Form.tsx"
import { TextField } from "../ui/TextField.tsx"

interface OneTimePasswordProps {
  readonly problems: ReadonlyArray<Problem>
  readonly busy: boolean
  readonly onConfirm: (otp: string) => void
  readonly onResend: () => void
  readonly onCancel: () => void
}

/** Asks for the code that was sent by e-mail. */
export function OneTimePassword({ problems, busy, onConfirm, onResend, onCancel }: OneTimePasswordProps) {
  const form = useId()

  return (
    <Dialog
      open
      size="small"
      title="Enter one-time password"
      description="We have sent a 6-digit code to your email address. It works for 5 minutes."
      onDismiss={onCancel}
      actions={
        <>
          <Button kind="quiet" disabled={busy} onClick={onResend}>
            Resend OTP
          </Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            Confirm
          </Button>
        </>
      }
    >
      <Form
        id={form}
        problems={problems}
        busy={busy}
        onSubmit={(answers) => onConfirm(String(answers.get("otp")))}
      >
        <TextField {...askedOnce(oneTimePasswordForm, "otp")} problem={problems[0]?.text} />
      </Form>
    </Dialog>
  )
}
