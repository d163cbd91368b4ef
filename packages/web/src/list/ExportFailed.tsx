import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"

interface ExportFailedProps {
  readonly open: boolean
  readonly title: string
  /** What went wrong, in words. */
  readonly because: string | undefined
  readonly send: (event: { readonly type: "export.cancelled" | "export.retried" }) => void
}

/** Says why no file was made, and makes it once more. */
export function ExportFailed({ open, title, because, send }: ExportFailedProps) {
  const cancel = () => send({ type: "export.cancelled" })
  return (
    <Dialog
      open={open}
      size="small"
      title={title}
      onCancel={cancel}
      actions={
        <>
          <Button onClick={cancel}>Close</Button>
          <Button kind="primary" onClick={() => send({ type: "export.retried" })}>
            Try again
          </Button>
        </>
      }
    >
      <p role="alert">{because}</p>
    </Dialog>
  )
}
