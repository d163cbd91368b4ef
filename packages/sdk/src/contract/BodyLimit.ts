import { Context } from "effect"

/** The most bytes that an endpoint reads of a JSON body. */
export const BodyLimit = Context.Reference<number>("@crewfleet/sdk/contract/BodyLimit", {
  defaultValue: () => 200_000
})
