import { matchesState, type StateValue } from "xstate"
import type { DeliveryContext } from "./DeliveryContext.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"

/** Where a delivery is, for whoever looks at one of whatever kind. */
export interface DeliverySnapshot<K extends DeliveryTypes = DeliveryTypes> {
  readonly value: StateValue
  readonly context: DeliveryContext<K>
  readonly children: object
}

/** The states that a person can tell apart. */
export type DeliveryState =
  | "reading"
  | "asking"
  | "deciding"
  | "absent"
  | "filling"
  | "refused"
  | "sealing"
  | "sending"
  | "waiting"
  | "comparing"
  | "conflicting"
  | "received"

/** Whether a delivery is in one of these states. */
export const isAt = (
  { value }: Pick<DeliverySnapshot, "value">,
  ...states: ReadonlyArray<DeliveryState>
): boolean =>
  states.some((state) => matchesState(state === "refused" ? { filling: "refused" } : state, value))
