import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"

interface SubmittedDialogProps {
  readonly open: boolean
  /** What the service still lacks before the log is submitted. */
  readonly owed: ReadonlyArray<string>
  readonly onOk: () => void
}

/** Says that the log was submitted, once the service has it; and what of it is still to come, where something is. */
export function SubmittedDialog({ open, owed, onOk }: SubmittedDialogProps) {
  return (
    <Dialog
      open={open}
      size="small"
      title="Successful"
      description={
        owed.length === 0
          ? "The job was completed and the log submitted for authorisation."
          : "The feedback was received. The log is submitted once the rest of it is there:"
      }
      actions={
        <Button kind="primary" onClick={onOk}>
          Ok
        </Button>
      }
    >
      {owed.length > 0 && (
        <ul>
          {owed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
