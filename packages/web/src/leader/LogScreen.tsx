import { TakenOver } from "../layout/TakenOver.tsx"
import { InZone } from "../time/InZone.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { LogAtWork } from "./LogAtWork.tsx"
import type { OpenedLog } from "./OpenedLog.ts"
import { openHere, useLogDeliveries } from "./useLogDeliveries.ts"
import { useLogOutboxes } from "./useLogOutboxes.ts"
import { useWakeLock } from "./useWakeLock.ts"

/** The log of a journey, as its leader keeps it on the road, with or without a connection. */
export function LogScreen({ opened }: { readonly opened: OpenedLog }) {
  const outboxes = useLogOutboxes(opened)
  const actors = useLogDeliveries(outboxes, opened.jobId)
  useWakeLock()
  if (actors === "elsewhere") return <TakenOver one="log" onOpen={() => openHere(outboxes, opened.jobId)} />
  if (!actors) return <LoadingState message="Opening the log" />
  return (
    <InZone zone={opened.log.job.timeZone}>
      <LogAtWork opened={opened} outboxes={outboxes} actors={actors} />
    </InZone>
  )
}
