import { enqueueActions } from "xstate"
import { childrenOf } from "./childrenOf.ts"
import { draftIn, isFinished, isUnsent } from "./DeliveryDraft.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"
import { deliverySetup } from "./deliverySetup.ts"
import { isStarted } from "./isStarted.ts"

/** How a delivery is kept on the device, and let go of. */
export const keepingDelivery = <K extends DeliveryTypes>(options: DeliveryOptions<K>) =>
  deliverySetup<K>().extend({
    actions: {
      startKeeper: enqueueActions(({ enqueue, context: { record } }) => {
        enqueue.spawnChild("keeper", { id: "keeper", input: record })
      }),
      /** Nothing stays on the device of what the service has wholly, or of a form in which nothing was noted. */
      keep: enqueueActions(({ enqueue, context, self }) => {
        const { keeper } = childrenOf(self)
        const isToStay = (isUnsent(context) || isStarted(options, context)) && !isFinished(context)
        if (keeper && isToStay) enqueue.sendTo(keeper, { type: "draft.changed", draft: draftIn(context) })
        else if (keeper) enqueue.sendTo(keeper, { type: "draft.ended" })
      }),
      forget: enqueueActions(({ enqueue, self }) => {
        const { keeper } = childrenOf(self)
        if (keeper) enqueue.sendTo(keeper, { type: "draft.ended" })
      })
    }
  })
