import { Context } from "effect"

/** Marks an endpoint that may be told the same again: with one `Idempotency-Key` it does it once. */
export const Repeatable = Context.Reference<boolean>("@crewfleet/sdk/contract/Repeatable", {
  defaultValue: () => false
})
