import { type PromotionAct, promotionActs } from "@crewfleet/sdk"
import { Button } from "../ui/Button.tsx"

interface PromotionActionsProps {
  readonly form: string
  readonly busy: boolean
  readonly isNew: boolean
  readonly isLocked: boolean
  readonly acts: ReadonlyArray<PromotionAct>
  readonly onAct: (act: PromotionAct) => void
  readonly onClose: () => void
}

/** What can be done with the promotion in the dialog. */
export function PromotionActions({
  form,
  busy,
  isNew,
  isLocked,
  acts,
  onAct,
  onClose
}: PromotionActionsProps) {
  return (
    <>
      <Button disabled={busy} onClick={onClose}>
        {isLocked ? "Close" : "Cancel"}
      </Button>
      {acts.map((act) => (
        <Button
          key={act}
          kind={act === "end" ? "danger" : "secondary"}
          disabled={busy}
          onClick={() => onAct(act)}
        >
          {promotionActs[act]}
        </Button>
      ))}
      {!isLocked && (
        <Button kind="primary" type="submit" form={form} busy={busy}>
          {isNew ? "Create Promotion" : "Save Changes"}
        </Button>
      )}
    </>
  )
}
