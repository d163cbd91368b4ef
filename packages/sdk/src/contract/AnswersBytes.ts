import { Context } from "effect"

/** Marks an endpoint that answers with the bytes of a file in place of JSON. */
export const AnswersBytes = Context.Reference<boolean>("@crewfleet/sdk/contract/AnswersBytes", {
  defaultValue: () => false
})
