import { calling, type LoadClient } from "../calling.ts"
import { type QuotedHire, quoteMachine } from "./quoteMachine.ts"

/** The price of a hire with the SDK behind its port. */
export const quoteLogic = (load: LoadClient) =>
  quoteMachine.provide({
    actors: {
      quote: calling(load, (client, { hire }: { readonly hire: QuotedHire }, options) =>
        client.booking.price({ query: { ...hire, promoCode: hire.promoCode.trim() || undefined } }, options)
      )
    }
  })
