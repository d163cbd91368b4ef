import { isWordOf, type PromotionAct, promotionActs, promotionStatuses } from "@crewfleet/sdk"
import { setup } from "xstate"

/** What happens to a promotion. */
export type PromotionLifeEvent =
  | { readonly type: "promotion.activated" }
  | { readonly type: "promotion.ended" }

const life = setup({ types: { events: {} as PromotionLifeEvent } })

/**
 * The life of a promotion, which the portal shows and the service enforces: its states are the statuses of the wire. One
 * that has expired or is used up stays active and gives nothing; only a person ends it, and for ever.
 */
export const promotionLife = life.createMachine({
  id: "promotionLife",
  initial: "INACTIVE",
  states: {
    INACTIVE: { on: { "promotion.activated": "ACTIVE" } },
    ACTIVE: { on: { "promotion.ended": "COMPLETED" } },
    COMPLETED: { type: "final" }
  }
})

const events = {
  activate: { type: "promotion.activated" },
  end: { type: "promotion.ended" }
} as const satisfies Record<PromotionAct, PromotionLifeEvent>

/** What can be done to a promotion in a status; nothing in one that is not known. */
export const offeredActs = (status: string | null | undefined): ReadonlyArray<PromotionAct> => {
  if (!isWordOf(promotionStatuses, status)) return []
  const present = promotionLife.resolveState({ value: status })
  return (Object.keys(promotionActs) as ReadonlyArray<PromotionAct>).filter((act) => present.can(events[act]))
}
