import { notedOfPresent, whyNotLeavingIn } from "@crewfleet/machines"
import type { LeaderLog } from "@crewfleet/sdk"
import { useCallback, useMemo, useSyncExternalStore } from "react"
import type { LogActors } from "./useLogDeliveries.ts"

/** The checks that keep the crew from leaving with the vehicle of the journey, by what they are called; drawn anew only where one changes. */
export const useNotLeaving = (log: LeaderLog, { vehicle }: LogActors): ReadonlyArray<string> => {
  const watch = useCallback(
    (draw: () => void) => {
      const subscription = vehicle.subscribe(draw)
      return () => subscription.unsubscribe()
    },
    [vehicle]
  )
  const read = () => {
    const noted = notedOfPresent(log, vehicle.getSnapshot().context.form)
    return JSON.stringify(whyNotLeavingIn(log, noted).map(({ label }) => label))
  }
  const said = useSyncExternalStore(watch, read)
  return useMemo(() => JSON.parse(said), [said])
}
