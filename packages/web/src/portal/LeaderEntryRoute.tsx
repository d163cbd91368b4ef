import { signInLogic } from "@crewfleet/machines"
import { loadTemporal } from "@crewfleet/sdk/rules"
import { useEffect, useState } from "react"
import { LeaderEntryScreen } from "../leader/LeaderEntryScreen.tsx"
import { leaderHost } from "../leader/leaderHost.ts"
import { registerOffline } from "../offline/registerOffline.ts"
import { connectAs } from "../session/client.ts"
import { keepAndSignOut } from "../session/keepAndSignOut.ts"
import { settledSession } from "../session/sessionActor.ts"

/** Signing in for a log alone: the portal keeps no session of it. */
const signIn = signInLogic(() => connectAs({}))

const endSession = async () => {
  if (await settledSession()) await keepAndSignOut()
}

/** `/guest/team-leader/entry/{id}`: the entry to the log of a journey, as this portal has it; it opens without a connection. */
export function LeaderEntryRoute({ jobId }: { readonly jobId: number }) {
  const [host] = useState(() => leaderHost(jobId, { endSession }))
  useEffect(() => registerOffline("/guest/team-leader"), [])
  return <LeaderEntryScreen jobId={jobId} host={host} signIn={signIn} />
}

/** The same, once everything is there that its screens take for granted: they ask the rules of time at once. */
export const loadLeaderEntryRoute = async () => {
  await loadTemporal()
  return LeaderEntryRoute
}
