import { summaryTimeframe } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import type { Scope } from "../Viewer.ts"
import { bookingSummaryMachine } from "./bookingSummaryMachine.ts"

/** The booking summary with the SDK behind its port. */
export const bookingSummaryLogic = (load: LoadClient) =>
  bookingSummaryMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: Scope }, options) =>
        client.dashboard.bookingSummary({ query: { ...request, timeframe: summaryTimeframe } }, options)
      )
    }
  })
