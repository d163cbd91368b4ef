import type { Failure } from "@crewfleet/sdk"
import type { DeliveryDraft } from "./DeliveryDraft.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"

/** What a delivery keeps in mind beside its draft. */
export interface DeliveryContext<K extends DeliveryTypes = DeliveryTypes> extends DeliveryDraft<K> {
  readonly record: K["record"]
  /** What the service has of this record. */
  readonly received: K["receipt"] | undefined
  /** Why it waits, or could not be looked up. */
  readonly failure: Failure | undefined
  readonly attempts: number
  /** Whether another one is there that could not be looked up, so that nobody can choose yet. */
  readonly isUncompared?: boolean
}
