import type { DeliveryTypes } from "@crewfleet/machines"
import type { Outbox } from "./makeOutbox.ts"

/**
 * One outbox at a time: that of whoever uses this page now. Somebody else's is closed first; what was kept stays on the
 * device. `nameOf` tells one owner from another.
 */
export const oneOutbox = <Owner, K extends DeliveryTypes>(
  nameOf: (owner: Owner) => string,
  make: (owner: Owner) => Outbox<K>
) => {
  let current: { readonly name: string; readonly outbox: Outbox<K> } | undefined
  return {
    outboxOf: (owner: Owner): Outbox<K> => {
      const name = nameOf(owner)
      if (current?.name !== name) {
        current?.outbox.close()
        current = { name, outbox: make(owner) }
      }
      return current.outbox
    },
    /** Stops working on somebody's deliveries, unless somebody else's are worked on already. */
    closeOutbox: (left: Outbox<K>): void => {
      if (current?.outbox !== left) return
      left.close()
      current = undefined
    }
  }
}
