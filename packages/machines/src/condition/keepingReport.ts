import { enqueueActions } from "xstate"
import { draftIn, isFinished, isUnsent } from "./ConditionDraft.ts"
import { childrenOf } from "./childrenOf.ts"
import { isStarted } from "./isStarted.ts"
import { reportSetup } from "./reportSetup.ts"

/** How a report is kept on the device, and let go of. */
export const keepingReport = reportSetup.extend({
  actions: {
    startKeeper: enqueueActions(({ enqueue, context: { bookingId, moment } }) => {
      enqueue.spawnChild("keeper", { id: "keeper", input: { bookingId, moment } })
    }),
    /** Nothing stays on the device of what the service has wholly, or of a form in which nothing was noted. */
    keep: enqueueActions(({ enqueue, context, self }) => {
      const keeper = childrenOf(self).keeper
      const isToStay = (isUnsent(context) || isStarted(context)) && !isFinished(context)
      if (keeper && isToStay) enqueue.sendTo(keeper, { type: "draft.changed", draft: draftIn(context) })
      else if (keeper) enqueue.sendTo(keeper, { type: "draft.ended" })
    }),
    forget: enqueueActions(({ enqueue, self }) => {
      const keeper = childrenOf(self).keeper
      if (keeper) enqueue.sendTo(keeper, { type: "draft.ended" })
    })
  }
})
