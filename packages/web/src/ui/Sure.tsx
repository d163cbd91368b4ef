import type { ReactNode } from "react"
import { Button } from "./Button.tsx"
import { Dialog } from "./Dialog.tsx"

interface SureProps {
  readonly open: boolean
  readonly title: string
  readonly description?: string
  /** What else there is to know. */
  readonly children?: ReactNode
  readonly no: string
  readonly yes: string
  readonly onNo: () => void
  readonly onYes: () => void
}

/** Asks once more before something is done that loses something. */
export function Sure({ open, title, description, children, no, yes, onNo, onYes }: SureProps) {
  return (
    <Dialog
      open={open}
      size="small"
      title={title}
      {...(description !== undefined && { description })}
      onCancel={onNo}
      actions={
        <>
          <Button onClick={onNo}>{no}</Button>
          <Button kind="danger" onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
