import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"

interface ChangePasswordProps {
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks whether to go on: changing a password begins with signing out. */
export function ChangePassword({ busy, onConfirm, onCancel }: ChangePasswordProps) {
  return (
    <Dialog
      open
      size="small"
      title="Change your password?"
      description="You will be signed out, and can then ask for a link to set a new password."
      onCancel={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button kind="primary" busy={busy} onClick={onConfirm}>
            Proceed
          </Button>
        </>
      }
    />
  )
}
