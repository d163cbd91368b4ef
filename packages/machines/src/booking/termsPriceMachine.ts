import type { TermsPrice } from "@crewfleet/sdk"
import type { ChangedTerms } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import type { Scope } from "../Viewer.ts"
import { priceMachine } from "./priceMachine.ts"

/** A change of a booking's terms whose price is wanted. */
export interface PricedTerms extends Scope {
  readonly id: number
  readonly changed: ChangedTerms
}

/** The price of a booking before and after a change, asked for once the typing pauses. */
export const termsPriceMachine = priceMachine<PricedTerms, TermsPrice>({
  id: "termsPrice",
  description: "The price of a booking before and after a change, which follows what is typed."
})

/** The same with the SDK behind its port. */
export const termsPriceLogic = (load: LoadClient) =>
  termsPriceMachine.provide({
    actors: {
      quote: calling(load, (client, { hire }: { readonly hire: PricedTerms }, options) => {
        const { id, agencyId, changed } = hire
        return client.booking.termsPrice({ params: { id }, query: { ...changed, agencyId } }, options)
      })
    }
  })
