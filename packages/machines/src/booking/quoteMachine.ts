import type { Quote } from "@crewfleet/sdk"
import { priceMachine } from "./priceMachine.ts"

/** A hire whose price is wanted; times are ISO 8601. */
export interface QuotedHire {
  readonly vehicleId: number
  readonly start: string
  readonly end: string
  readonly promoCode: string
}

/** The price of a hire, asked for once the typing pauses; the latest hire wins. */
export const quoteMachine = priceMachine<QuotedHire, Quote>({
  id: "quote",
  description: "The price of a hire, which follows what is typed."
})
