import type { DeliveryTypes } from "@crewfleet/machines"
import { useAtomValue } from "jotai"
import { useEffect, useEffectEvent } from "react"
import type { OpenDelivery, Outbox } from "./makeOutbox.ts"

/** A delivery that this page works on from now on; nothing until it is opened. */
export const useDelivery = <K extends DeliveryTypes>(
  outbox: Outbox<K>,
  record: K["record"]
): OpenDelivery<K> | undefined => {
  const place = outbox.store.placeOf(record)
  const open = useEffectEvent((outbox: Outbox<K>) => outbox.open(record))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place tells one record from another
  useEffect(() => open(outbox), [outbox, place])
  return useAtomValue(outbox.deliveries).find((delivery) => delivery.place === place)
}
