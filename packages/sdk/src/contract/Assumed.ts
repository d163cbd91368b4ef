import { Context } from "effect"

/** Marks an endpoint whose path the specification does not show: a deployment may give its own. */
export const Assumed = Context.Reference<boolean>("@crewfleet/sdk/contract/Assumed", {
  defaultValue: () => false
})
