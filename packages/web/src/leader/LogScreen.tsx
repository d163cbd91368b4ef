import type { ReactNode } from "react"
import { TakenOver } from "../layout/TakenOver.tsx"
import { InZone } from "../time/InZone.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { LogAtWork } from "./LogAtWork.tsx"
import type { OpenedLog } from "./OpenedLog.ts"
import { openHere, useLogDeliveries } from "./useLogDeliveries.ts"
import { useLogOutboxes } from "./useLogOutboxes.ts"
import { useWakeLock } from "./useWakeLock.ts"

interface LogScreenProps {
  readonly opened: OpenedLog
  /** What is to be known of it above all, and only to its leader. */
  readonly standing?: ReactNode
}

/** The log of a journey, as its leader keeps it on the road, with or without a connection. */
export function LogScreen({ opened, standing }: LogScreenProps) {
  const outboxes = useLogOutboxes(opened)
  const actors = useLogDeliveries(outboxes, opened.jobId)
  useWakeLock()
  if (actors === "elsewhere" || !actors)
    return (
      <>
        {standing}
        {actors ? (
          <TakenOver one="log" onOpen={() => openHere(outboxes, opened.jobId)} />
        ) : (
          <LoadingState message="Opening the log" />
        )}
      </>
    )
  return (
    <InZone zone={opened.log.job.timeZone}>
      <LogAtWork opened={opened} outboxes={outboxes} actors={actors} standing={standing} />
    </InZone>
  )
}
