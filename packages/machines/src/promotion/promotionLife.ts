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
