import type { Promotion } from "@crewfleet/sdk"
import { and, setup } from "xstate"
import { lifeOf } from "../life/Life.ts"

/** What happens to a promotion. */
export type PromotionLifeEvent =
  | { readonly type: "promotion.updated" }
  | { readonly type: "promotion.activated" }
  | { readonly type: "promotion.ended" }

/** The facts that decide what may happen to a promotion. */
export interface PromotionFacts {
  /** It belongs to whoever looks at it: an agency's to that agency, the platform's to an admin. */
  readonly isOwn: boolean
  /** ISO 8601. */
  readonly expiryDate?: string | undefined
  /** ISO 8601. */
  readonly now: string
}

/** What the life of a promotion needs to know of it, of who looks at it, and of when (ISO 8601). */
export const promotionFacts = (
  { agency, expiryDate }: Pick<Promotion, "agency" | "expiryDate">,
  userType: string | undefined,
  now: string
): PromotionFacts => ({ isOwn: userType !== "ADMIN" || !agency, expiryDate, now })

const life = setup({
  types: { input: {} as PromotionFacts, context: {} as PromotionFacts, events: {} as PromotionLifeEvent },
  guards: {
    isOwn: ({ context }) => context.isOwn,
    hasNotExpired: ({ context: { expiryDate, now } }) =>
      !expiryDate || Date.parse(expiryDate) > Date.parse(now)
  }
})

const machine = life.createMachine({
  id: "promotionLife",
  description: "The life of a promotion, which only a person starts and ends.",
  meta: { harmless: ["isOwn", "expiryDate", "now"] },
  context: ({ input }) => input,
  initial: "INACTIVE",
  states: {
    INACTIVE: {
      description: "The promotion gives nothing yet, and can be edited and activated.",
      on: {
        "promotion.updated": { guard: "isOwn", target: "INACTIVE" },
        "promotion.activated": { guard: and(["isOwn", "hasNotExpired"]), target: "ACTIVE" }
      }
    },
    ACTIVE: {
      description: "Hirers may use the promotion until it expires, is used up, or is ended.",
      on: {
        "promotion.updated": { guard: "isOwn", target: "ACTIVE" },
        "promotion.ended": { guard: "isOwn", target: "COMPLETED" }
      }
    },
    COMPLETED: { description: "The promotion was ended for ever.", type: "final" }
  }
})

/**
 * The life of a promotion, which the portal shows and the service enforces: its states are the statuses of the wire. One
 * that has expired or is used up stays active and gives nothing; only a person ends it, and for ever.
 */
export const promotionLife = lifeOf(machine, {
  steps: ["promotion.activated", "promotion.ended", "promotion.updated"],
  because: {
    isOwn: { says: "Only its agency can change this promotion.", access: true },
    hasNotExpired: { says: "Expiry date must be in the future.", field: "expiryDate" }
  },
  unknown: (step, status) =>
    step === "promotion.updated" && status === "COMPLETED"
      ? { text: "This promotion has ended and can no longer be changed.", field: "status" }
      : undefined
})
