import { guestTransportLogic } from "@crewfleet/machines"
import { loadTemporal } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { currentSession, loadClient, settledSession, signOut } from "../session/sessionActor.ts"
import { GuestRequestScreen } from "../transport/GuestRequestScreen.tsx"
import { draftsLast, requestDrafts } from "../transport/wardDrafts.ts"
import { jobsPlaceOf } from "./jobsPlaceOf.ts"

const drafts = requestDrafts(draftsLast.withoutAccount)

/** `/guest/transport/request/{agencyId}`: the request form of an agency, as this portal has it. */
export function GuestRequestRoute({ agencyId }: { readonly agencyId: number }) {
  const owner = `guest:${agencyId}`
  const [logic] = useState(() =>
    guestTransportLogic(loadClient, {
      recall: () => drafts.recall(owner),
      isSignedIn: async () => (await settledSession()) !== undefined
    })
  )
  return (
    <GuestRequestScreen
      agencyId={agencyId}
      logic={logic}
      drafts={drafts}
      owner={owner}
      jobs={() => jobsPlaceOf(currentSession()?.userType)}
      signOut={signOut}
    />
  )
}

/** The same, once everything is there that its form takes for granted: its rules ask the rules of time. */
export const loadGuestRequestRoute = async () => {
  await loadTemporal()
  return GuestRequestRoute
}
