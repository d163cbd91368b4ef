import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"

interface DeleteDraftProps {
  /** What it is called, such as `report`. */
  readonly one: string
  /** What goes with it. */
  readonly lost: string
  readonly open: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before what was noted is gone for good. */
export function DeleteDraft({ one, lost, open, onConfirm, onCancel }: DeleteDraftProps) {
  return (
    <Dialog
      open={open}
      size="small"
      title={`Delete the ${one} from this device?`}
      description={`${lost} What the service has received stays.`}
      onCancel={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Keep it</Button>
          <Button kind="danger" onClick={onConfirm}>
            Delete
          </Button>
        </>
      }
    />
  )
}
