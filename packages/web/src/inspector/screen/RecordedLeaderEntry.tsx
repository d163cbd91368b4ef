import { signInMachine } from "@crewfleet/machines"
import { atom } from "jotai"
import { useState } from "react"
import { LeaderEntryScreen } from "../../leader/LeaderEntryScreen.tsx"
import { type LeaderHost, leaderHost } from "../../leader/leaderHost.ts"
import { noStore } from "../../leader/lockedStore.ts"
import { logOwner } from "../../leader/logPlaces.ts"

/** The log of a journey as it was recorded: what opens it and where it is kept are on somebody else's device. */
export function RecordedLeaderEntry({ jobId }: { readonly jobId: number }) {
  const [host] = useState(() => recordedHost(jobId))
  return <LeaderEntryScreen jobId={jobId} host={host} signIn={signInMachine} />
}

const recordedHost = (jobId: number): LeaderHost => {
  const host = leaderHost(jobId, { endSession: async () => {}, store: noStore })
  const open = {
    id: "recorded",
    workerId: 0,
    owner: logOwner(jobId, 0),
    device: noStore,
    token: "",
    lost: atom(false)
  }
  return { ...host, locks: { ...host.locks, opened: () => open } }
}
