import type { Offered, promotionLife } from "@crewfleet/machines"
import { type PromotionAct, promotionActs } from "@crewfleet/sdk/rules"
import { Fragment } from "react"
import { Button } from "../ui/Button.tsx"
import styles from "./PromotionActions.module.css"

interface PromotionActionsProps {
  readonly busy: boolean
  /** The steps that lead on from where the promotion stands. */
  readonly steps: ReadonlyArray<Offered<(typeof promotionLife)["steps"][number]>>
  readonly onAct: (act: PromotionAct) => void
}

const acts = {
  "promotion.activated": "activate",
  "promotion.ended": "end",
  "promotion.updated": undefined
} as const

/** What can be done with a promotion beside editing it; what cannot be done now says why. */
export function PromotionActions({ busy, steps, onAct }: PromotionActionsProps) {
  return steps.map(({ step, because }) => {
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
  })
}
