import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"

interface SubmittedDialogProps {
  readonly open: boolean
  /** What the service still lacks before the log is submitted. */
  readonly lacks: ReadonlyArray<string>
  /** What else is to be done before the agency can accept it. */
  readonly owed: ReadonlyArray<string>
  /** Whether the journey has not begun to the agency, so that it is not over either. */
  readonly isToStart: boolean
  readonly onOk: () => void
}

/** Says that the log was submitted, once the service has it; and what of it is still to come or to be mended, where anything is. */
export function SubmittedDialog({ open, lacks, owed, isToStart, onOk }: SubmittedDialogProps) {
  const missing = [...lacks, ...owed]
  return (
    <Dialog
      open={open}
      size="small"
      title="Successful"
      description={
        owed.length > 0
          ? "The feedback was received. Before your agency can accept the log:"
          : lacks.length > 0
            ? "The feedback was received. The log is submitted once the rest of it is there:"
            : isToStart
              ? "The log was received. To your agency the crew has not left yet: it is told what stands in the way."
              : "The job was completed and the log submitted for authorisation."
      }
      actions={
        <Button kind="primary" onClick={onOk}>
          Ok
        </Button>
      }
    >
      {missing.length > 0 && (
        <ul>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
