import { Button } from "../ui/Button.tsx"

interface PromotionActionsProps {
  readonly form: string
  readonly busy: boolean
  readonly isNew: boolean
  readonly isLocked: boolean
  readonly status: string | null | undefined
  readonly onAct: (act: "activate" | "end") => void
  readonly onClose: () => void
}

/** What can be done with the promotion in the dialog. */
export function PromotionActions({
  form,
  busy,
  isNew,
  isLocked,
  status,
  onAct,
  onClose
}: PromotionActionsProps) {
  return (
    <>
      <Button kind="quiet" disabled={busy} onClick={onClose}>
        {isLocked ? "Close" : "Cancel"}
      </Button>
      {status === "ACTIVE" && (
        <Button kind="danger" disabled={busy} onClick={() => onAct("end")}>
          End Promotion
        </Button>
      )}
      {status === "INACTIVE" && (
        <Button disabled={busy} onClick={() => onAct("activate")}>
          Activate Promotion
        </Button>
      )}
      {!isLocked && (
        <Button kind="primary" type="submit" form={form} busy={busy}>
          {isNew ? "Create Promotion" : "Save Changes"}
        </Button>
      )}
    </>
  )
}
