import type { Session } from "@crewfleet/sdk"
import { useSelector } from "@xstate/react"
import { Route, Switch } from "wouter"
import { WorkerHomeScreen } from "../worker/WorkerHomeScreen.tsx"
import { PlannedPages } from "./PlannedPages.tsx"
import { PortalShell } from "./PortalShell.tsx"
import { useWorkerAgencies } from "./portalActors.ts"

const planned = [
  "/worker/agency/:id",
  "/worker/clients",
  "/worker/workers",
  "/worker/workers/info/:id",
  "/worker/certificate/:id",
  "/worker/trainings",
  "/worker/compliance",
  "/worker/forms",
  "/worker/forms/:form",
  "/worker/communications/*?",
  "/worker/transport/*?",
  "/worker/settings/*?"
]

/** Where flexi-workers look after their records. */
export function WorkerPortal({ session }: { readonly session: Session }) {
  const agencies = useWorkerAgencies(session)
  const known = useSelector(agencies, ({ context }) => context.value)
  return (
    <PortalShell session={session} agencies={known ?? []}>
      <Switch>
        <Route path="/worker/home">
          <WorkerHomeScreen agencies={agencies} />
        </Route>
        <Route>
          <PlannedPages base="/worker" planned={planned} />
        </Route>
      </Switch>
    </PortalShell>
  )
}
