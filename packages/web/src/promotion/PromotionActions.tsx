import type { Offered, promotionLife } from "@crewfleet/machines"
import { type PromotionAct, promotionActs } from "@crewfleet/sdk"
import { Fragment } from "react"
import { Button } from "../ui/Button.tsx"
import styles from "./PromotionForm.module.css"

interface PromotionActionsProps {
  readonly form: string
  readonly busy: boolean
  readonly isNew: boolean
  readonly isLocked: boolean
  /** The steps that lead on from where the promotion stands. */
  readonly steps: ReadonlyArray<Offered<(typeof promotionLife)["steps"][number]>>
  readonly onAct: (act: PromotionAct) => void
  readonly onClose: () => void
}

const acts = {
  "promotion.activated": "activate",
  "promotion.ended": "end",
  "promotion.updated": undefined
} as const

/** What can be done with the promotion in the dialog; what cannot be done now says why. */
export function PromotionActions({
  form,
  busy,
  isNew,
  isLocked,
  steps,
  onAct,
  onClose
}: PromotionActionsProps) {
  return (
    <>
      <Button disabled={busy} onClick={onClose}>
        {isLocked ? "Close" : "Cancel"}
      </Button>
      {!isLocked &&
        steps.map(({ step, because }) => {
          const act = acts[step]
          return (
            act && (
              <Fragment key={step}>
                {because && (
                  <span id={`${act}-obstacle`} className={styles.obstacle}>
                    {because.join(" ")}
                  </span>
                )}
                <Button
                  kind={act === "end" ? "danger" : "secondary"}
                  disabled={busy || because !== undefined}
                  aria-describedby={because && `${act}-obstacle`}
                  onClick={() => onAct(act)}
                >
                  {promotionActs[act]}
                </Button>
              </Fragment>
            )
          )
        })}
      {!isLocked && (
        <Button kind="primary" type="submit" form={form} busy={busy}>
          {isNew ? "Create Promotion" : "Save Changes"}
        </Button>
      )}
    </>
  )
}
