import type { Session } from "@crewfleet/sdk"
import { Redirect, Route, Switch } from "wouter"
import { ClientHomeScreen } from "../client/ClientHomeScreen.tsx"
import { ComingSoon } from "../layout/ComingSoon.tsx"
import { PortalShell } from "./PortalShell.tsx"

/** Where hirers and wards work; whatever has no screen is announced (specification 000 §2). */
export function ClientPortal({ session }: { readonly session: Session }) {
  return (
    <PortalShell session={session}>
      <Switch>
        <Route path="/client">
          <Redirect to="/client/home" replace />
        </Route>
        <Route path="/client/home">
          <ClientHomeScreen />
        </Route>
        <Route>
          <ComingSoon />
        </Route>
      </Switch>
    </PortalShell>
  )
}
