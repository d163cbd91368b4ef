import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"

interface DeleteDraftProps {
  readonly open: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before what was noted is gone for good. */
export function DeleteDraft({ open, onConfirm, onCancel }: DeleteDraftProps) {
  return (
    <Dialog
      open={open}
      size="small"
      title="Delete the report from this device?"
      description="Everything noted here, with its photos and signatures, is lost. What the service has received stays."
      onDismiss={onCancel}
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
