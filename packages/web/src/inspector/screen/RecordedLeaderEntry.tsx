import { signInMachine } from "@crewfleet/machines"
import type { LeaderLog } from "@crewfleet/sdk"
import { atom } from "jotai"
import { useState } from "react"
import type { LastRead } from "../../lastRead/lastReads.ts"
import { LeaderEntryScreen } from "../../leader/LeaderEntryScreen.tsx"
import { type LeaderHost, leaderHost } from "../../leader/leaderHost.ts"
import { noStore } from "../../leader/lockedStore.ts"
import { logOwner } from "../../leader/logPlaces.ts"

interface RecordedLeaderEntryProps {
  readonly jobId: number
  /** What had been read of it, for where it could not be read again. */
  readonly kept: LastRead<LeaderLog> | undefined
}

/** The log of a journey as it was recorded: what opens it and where it is kept are on somebody else's device. */
export function RecordedLeaderEntry({ jobId, kept }: RecordedLeaderEntryProps) {
  const [host] = useState(() => recordedHost(jobId, kept))
  return <LeaderEntryScreen jobId={jobId} host={host} signIn={signInMachine} />
}

const recordedHost = (jobId: number, kept: LastRead<LeaderLog> | undefined): LeaderHost => {
  const host = leaderHost(jobId, { endSession: async () => {}, store: noStore })
  const open = {
    id: "recorded",
    workerId: 0,
    owner: logOwner(jobId, 0),
    device: noStore,
    token: "",
    lost: atom(false)
  }
  return { ...host, locks: { ...host.locks, opened: () => open }, readKept: async () => kept }
}
