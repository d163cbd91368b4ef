import { notedOfPresent, whyNotLeavingIn } from "@crewfleet/machines"
import type { LeaderLog } from "@crewfleet/sdk"
import { useMemo } from "react"
import type { LogActors } from "./useLogDeliveries.ts"
import { useSaid } from "./useSaid.ts"

/** The checks that keep the crew from leaving with the vehicle of the journey, by what they are called; drawn anew only where one changes. */
export const useNotLeaving = (log: LeaderLog, { vehicle }: LogActors): ReadonlyArray<string> => {
  const watched = useMemo(() => [vehicle], [vehicle])
  const said = useSaid(watched, () => {
    const noted = notedOfPresent(log, vehicle.getSnapshot().context.form)
    return JSON.stringify(whyNotLeavingIn(log, noted).map(({ label }) => label))
  })
  return useMemo(() => JSON.parse(said), [said])
}
